// Not the language links: a prerendered page would obey the language saved before the press.
const pageLinks = [{ href_matches: '/*' }, { not: { selector_matches: '[hreflang], [download]' } }];

/** The pages that the browser may prerender: those whose links the visitor is about to press. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { and: pageLinks }, eagerness: 'moderate' }],
});
