import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { siteServer } from '../hosting/server.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { listen } from '../tests/ports.ts';
import { type Data, firstPicture, readData } from './data.ts';

/**
 * Builds what our built site is compared with into `folder`, each within a copy of ours, and serves
 * all three in the same way.
 */
export async function serveVariants(folder: string) {
  const [limit, usual] = [`${folder}/limit`, `${folder}/usual`];
  for (const copy of [limit, usual]) cpSync('dist', copy, { recursive: true });
  const data = readData();
  writeLimit(limit, data);
  await buildSinglePage(usual, data);
  for (const file of globSync(`${folder}/*/{index.html,about.html,_astro/*.{js,css}}`)) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  const variants = { ours: 'dist', 'the limit': limit, 'the usual': usual };
  return Promise.all(
    Object.entries(variants).map(async ([name, files]) => {
      const server = siteServer(files);
      return { name, server, base: await listen(server) };
    }),
  );
}

/** The least that shows a page: one HTML file with its words and its first picture. */
function writeLimit(folder: string, { home, about }: Data): void {
  const { direction } = locales[defaultLocale];
  const head = `<!doctype html><html lang="${defaultLocale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Khayt</title><link rel="icon" href="data:,"><style>body{margin:0;font:1rem/1.8 sans-serif}h1{font-size:2.4rem;line-height:1.4}img{display:block;width:100%;height:auto}.hero img{height:80vh;object-fit:cover}</style>`;
  const texts = (items: { title: string; text: string }[]) =>
    items.map(({ title, text }) => `<h3>${title}</h3><p>${text}</p>`).join('');
  const story = about.story.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const pages = {
    index: `<div class="hero">${firstPicture('index.html')}</div><h1>${home.hero.slides[0]?.text}</h1><a href="/about">${home.hero.action}</a>${texts(home.features.items)}`,
    about: `<h1>${about.heading}</h1><p>${about.intro}</p>${story}${firstPicture('about.html')}${texts(about.values.items)}`,
  };
  for (const [name, body] of Object.entries(pages)) {
    writeFileSync(`${folder}/${name}.html`, head + body);
  }
}

/** The usual way: all of a page is rendered in the browser, which gets the same empty file at each address. */
async function buildSinglePage(folder: string, { aboutPhoto, ...data }: Data): Promise<void> {
  const root = `${import.meta.dirname}/single-page`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false, assetsDir: '_astro' },
    define: { DATA: JSON.stringify(data), PHOTO: JSON.stringify(aboutPhoto) },
    // Ours makes the files of a photograph, which only Astro's build can do.
    resolve: { alias: [{ find: /^.*\/Photo\.tsx$/, replacement: `${root}/Photo.tsx` }] },
  });
  cpSync(`${folder}/index.html`, `${folder}/about.html`);
}
