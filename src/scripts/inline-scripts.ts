import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** The inline scripts, as they are served. */
export const savedLanguage = minified('src/scripts/saved-language.js');
export const firstView = minified('src/scripts/first-view.js');
export const pressedLink = minified('src/scripts/pressed-link.js');
export const map = minified('src/scripts/map.js');

// Not the language links: a prerendered page would obey the language saved before the press.
const pageLinks = [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang], [download]' } }];

/** The pages that the browser may prerender: those whose links the visitor is about to press. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
});

/** A script, as it is served. */
export function minified(file: string): string {
  return minifySync(file, readFileSync(file, 'utf8')).code;
}
