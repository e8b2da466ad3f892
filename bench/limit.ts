import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { defaultLocale, locales } from '../src/i18n/locales.ts';

const style =
  'body{margin:0;font:1rem/1.8 sans-serif}h1{font-size:2.4rem;line-height:1.4}' +
  'img{display:block;width:100%;height:auto}.hero img{height:80vh;object-fit:cover}';

/**
 * Writes the least that shows home and about: one HTML file each, with the words and the first picture
 * of our built page, and a style of two lines.
 * @param folder gets these pages and a copy of all the files that they may ask for
 */
export function writeLimit(folder: string): void {
  cpSync('dist', folder, { recursive: true });
  for (const page of ['index', 'about']) {
    const built = readFileSync(`dist/${page}.html`, 'utf8');
    const [picture] = built.match(/<picture.*?<\/picture>/s) ?? [];
    const words = built
      .match(/<(h[1-3]|p)\b.*?<\/\1>/gs)
      ?.join('')
      .replace(/ class="[^"]*"/g, '');
    const html = `<!doctype html><html lang="${defaultLocale}" dir="${locales[defaultLocale].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Khayt</title><link rel="icon" href="data:,"><style>${style}</style><div class="hero">${picture}</div>${words}`;
    writeFileSync(`${folder}/${page}.html`, html);
    writeFileSync(`${folder}/${page}.html.br`, brotliCompressSync(html));
  }
}
