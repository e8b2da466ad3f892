import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** A script of a page, without what only its readers need. */
export const minified = (file: string) => minifySync(file, readFileSync(file, 'utf8')).code;

// Not the language links: a prerendered page would obey the language saved before the press.
const pageLinks = [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang], [download]' } }];

/** The pages that the browser may prerender: those whose links the visitor is about to press. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
});
