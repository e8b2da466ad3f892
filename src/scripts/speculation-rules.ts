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
