import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** The inline scripts, as they are served. */
export const savedLanguage = minified('src/scripts/saved-language.js');
export const firstView = minified('src/scripts/first-view.js');
export const chatWait = minified('src/scripts/chat-wait.js');
export const languageLink = minified('src/scripts/language-link.js');
export const map = minified('src/scripts/map.js');

// A prepared page in the other language would obey the saved language that is just being changed.
const pageLinks = [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang], [download]' } }];

/** What the browser may fetch and render while the visitor looks: pages whose links they are near. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
});

/** A script, as it is served. */
export function minified(file: string): string {
  return minifySync(file, readFileSync(file, 'utf8')).code;
}
