import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { headers } from '../policy/policy.ts';
import { siteServer } from '../server/server.ts';
import type { PhotoSources } from '../src/photos/sources.ts';
import { type Data, readData } from './data.ts';

/** One way to build the two pages, and where it is served. */
export interface Variant {
  name: string;
  base: string;
  server: Server;
}

/** Builds what our built site is compared with into `folder`, and serves all three on free ports. */
export async function serveVariants(folder: string): Promise<Variant[]> {
  const data = readData();
  writeLimit(`${folder}/limit`, data);
  await buildSinglePage(`${folder}/single-page`, data);
  return Promise.all([
    listen('ours', siteServer('dist')),
    listen('the limit', staticServer(`${folder}/limit`, false)),
    listen('the usual', staticServer(`${folder}/single-page`, true)),
  ]);
}

/** The least that shows a page: one HTML file with its words and its first picture. */
function writeLimit(folder: string, { home, about, heroPhotos, aboutPhoto }: Data): void {
  const page = (body: string) =>
    `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Khayt</title><style>body{margin:0;font:1rem/1.8 sans-serif}h1{font-size:2.4rem;line-height:1.4}img{display:block;width:100%;height:auto}.hero img{height:80vh;object-fit:cover}</style>${body}`;
  const texts = (items: { title: string; text: string }[]) =>
    items.map(({ title, text }) => `<h3>${title}</h3><p>${text}</p>`).join('');

  copyPictures(folder);
  write(
    `${folder}/index.html`,
    page(
      `<div class="hero">${pictureHtml(heroPhotos[0] as PhotoSources, 'fetchpriority="high"')}</div><h1>${home.hero.slides[0]?.text}</h1><a href="/about">${home.hero.action}</a>${texts(home.features.items)}`,
    ),
  );
  write(
    `${folder}/about.html`,
    page(
      `<h1>${about.heading}</h1><p>${about.intro}</p>${about.story.paragraphs.map((text) => `<p>${text}</p>`).join('')}${pictureHtml(aboutPhoto, 'loading="lazy"')}${texts(about.values.items)}`,
    ),
  );
}

function pictureHtml({ sources, src, width, height }: PhotoSources, how: string): string {
  const rows = sources.map(
    ({ media, type, srcSet, sizes }) =>
      `<source ${media ? `media="${media}" ` : ''}type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
  );
  return `<picture>${rows.join('')}<img src="${src}" width="${width}" height="${height}" alt="" ${how}></picture>`;
}

async function buildSinglePage(folder: string, data: Data): Promise<void> {
  await build({
    root: 'bench/single-page',
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      react(),
      {
        name: 'data',
        resolveId: (id) => (id === 'virtual:data' ? '\0data' : null),
        load: (id) => (id === '\0data' ? `export default ${JSON.stringify(data)}` : null),
      },
    ],
  });
  copyPictures(folder);
  for (const file of globSync(`${folder}/**/*.{html,js,css}`))
    write(file, readFileSync(file, 'utf8'));
}

function copyPictures(folder: string): void {
  mkdirSync(`${folder}/_astro`, { recursive: true });
  for (const file of globSync('dist/_astro/*.{avif,webp,jpg}')) {
    cpSync(file, file.replace('dist', folder));
  }
}

function write(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

function staticServer(folder: string, single: boolean): Server {
  // Our own headers, but for the policy of our own scripts and styles: what a header costs, such as
  // the new process that Cross-Origin-Opener-Policy asks for, is no part of what is compared.
  const { 'Content-Security-Policy': _, ...same } = headers({ scripts: [], styles: [] }, false);
  const files = sirv(folder, { brotli: true, etag: true, extensions: ['html'], single });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(same)) response.setHeader(name, value);
    files(request, response);
  });
}

async function listen(name: string, server: Server): Promise<Variant> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { name, server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
