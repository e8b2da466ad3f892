import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readContent } from '../src/content/read.ts';
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
  const { home, about } = readContent().entries[defaultLocale];
  const texts = (items: { title: string; text: string }[]) =>
    items.map(({ title, text }) => `<h3>${title}</h3><p>${text}</p>`).join('');
  const story = about.story.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const pages = {
    index: `<div class="hero">${firstPicture('index')}</div><h1>${home.hero.slides[0]?.text}</h1><a href="/about">${home.hero.action}</a>${texts(home.features.items)}`,
    about: `<h1>${about.heading}</h1><p>${about.intro}</p>${story}${firstPicture('about')}${texts(about.values.items)}`,
  };
  for (const [name, body] of Object.entries(pages)) {
    const html = `<!doctype html><html lang="${defaultLocale}" dir="${locales[defaultLocale].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Khayt</title><link rel="icon" href="data:,"><style>${style}</style>${body}`;
    writeFileSync(`${folder}/${name}.html`, html);
    writeFileSync(`${folder}/${name}.html.br`, brotliCompressSync(html));
  }
}

function firstPicture(page: string): string {
  const html = readFileSync(`dist/${page}.html`, 'utf8');
  return /<picture.*?<\/picture>/s.exec(html)?.[0] ?? '';
}
