/** Every value of an attribute in some HTML, on whatever element. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decoded(value),
  );
}

/** What a `<meta>` says, by its `name`, `property` or `http-equiv`; undefined where there is none. */
export function metaContent(html: string, name: string): string | undefined {
  const meta = new RegExp(`<meta (?:name|property|http-equiv)="${name}" content="([^"]*)"`);
  const value = meta.exec(html)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** What a browser reads in an attribute's value, as far as React and Astro write it. */
function decoded(value: string): string {
  return value
    .replace(/&quot;/g, '"')
    .replace(/&(?:#39|#x27);/g, "'")
    .replace(/&amp;/g, '&');
}
