/**
 * A page's words, its first picture and its font, and nothing else: no page with them can be sooner.
 * @param html the built page
 */
export function barePage(html: string): string {
  const part = (pattern: RegExp) => html.match(pattern)?.[0] ?? '';
  const [picture = ''] = html.match(/<picture>(?:(?!loading="lazy").)*?<\/picture>/s) ?? [];
  const words = part(/<main.*<\/main>/s)
    .replace(/<(script|style|svg|form|picture|iframe)\b.*?<\/\1>/gs, '')
    .replace(/<(?!\/?(h1|h2|h3|p|li)\b)[^>]*>/g, '')
    .replace(/<(\w+) [^>]*>/g, '<$1>');
  return `<!doctype html>${part(/<html.*?>/)}<head><meta charset="utf-8">${part(/<meta name="viewport".*?>/)}
<title>Bare</title><style>${part(/@font-face{font-family:Typeface.*?}/)}
body{margin:0;font-family:${part(/Typeface \w+/)}}h1{font-size:2.25rem}img{display:block;width:100%;height:calc(100svh - 4rem);object-fit:cover}
</style></head><body>${picture ? '' : part(/<link rel="preload" as="font".*?>/)}${picture}${words}</body></html>`;
}
