import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** The script that stands inline in every head, as it is served. */
export const languageChoice = minified('src/scripts/language-choice.js');

/** The one that stands inline at the end of the start-project page. */
export const chatMessage = minified('src/scripts/chat-message.js');

/**
 * What the browser may prepare while the visitor looks: a page whose link is hovered, touched or
 * rests in view is fetched and rendered. The other language's link is left out, because a page that
 * is prepared must not obey a choice that is just being changed, and so is a file to keep. Browsers
 * that know no rules skip them, and those that save data do not follow them.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang], [download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

/** The hashes of all three, as a Content Security Policy names them. */
export const inlineScriptHashes = [languageChoice, chatMessage, speculationRules].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const,
);

function minified(file: string): string {
  return minifySync(file, readFileSync(file, 'utf8')).code;
}
