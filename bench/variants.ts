import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sirv from 'sirv';
import { build } from 'vite';
import { headers } from '../hosting/headers.ts';
import { siteServer } from '../hosting/server.ts';
import { defaultLocale, locales } from '../src/i18n/locales.ts';
import { type Data, firstPicture, readData } from './data.ts';

/** Builds what our built site is compared with into `folder`, and serves all three on free ports. */
export async function serveVariants(folder: string) {
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
function writeLimit(folder: string, { home, about }: Data): void {
  const { direction } = locales[defaultLocale];
  const head = `<!doctype html><html lang="${defaultLocale}" dir="${direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Khayt</title><style>body{margin:0;font:1rem/1.8 sans-serif}h1{font-size:2.4rem;line-height:1.4}img{display:block;width:100%;height:auto}.hero img{height:80vh;object-fit:cover}</style>`;
  const texts = (items: { title: string; text: string }[]) =>
    items.map(({ title, text }) => `<h3>${title}</h3><p>${text}</p>`).join('');
  const story = about.story.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const pages = {
    index: `<div class="hero">${firstPicture('index.html')}</div><h1>${home.hero.slides[0]?.text}</h1><a href="/about">${home.hero.action}</a>${texts(home.features.items)}`,
    about: `<h1>${about.heading}</h1><p>${about.intro}</p>${story}${firstPicture('about.html')}${texts(about.values.items)}`,
  };
  mkdirSync(folder);
  for (const [name, body] of Object.entries(pages)) {
    writeFileSync(`${folder}/${name}.html`, head + body);
  }
}

async function buildSinglePage(folder: string, data: Data): Promise<void> {
  const dataFile = `${folder}.json`;
  writeFileSync(dataFile, JSON.stringify(data));
  await build({
    root: `${import.meta.dirname}/single-page`,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [react()],
    resolve: {
      alias: [
        { find: 'virtual:data', replacement: dataFile },
        // Ours makes the files of a photograph, which only Astro's build can do.
        {
          find: /^.*\/Photo\.tsx$/,
          replacement: `${import.meta.dirname}/single-page/AboutPhoto.tsx`,
        },
      ],
    },
  });
}

/** Serves a folder, compressed, and the pictures of our build beside it. */
function staticServer(folder: string, single: boolean): Server {
  cpSync('dist/_astro', `${folder}/_astro`, { recursive: true });
  for (const file of globSync(`${folder}/**/*.{html,js,css}`)) {
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
  // Our own headers, but for the policy of our own scripts and styles: what a header costs, such as
  // the new process that Cross-Origin-Opener-Policy asks for, is no part of what is compared.
  const { 'Content-Security-Policy': _, ...same } = headers({ scripts: [], styles: [] }, false);
  const files = sirv(folder, { brotli: true, etag: true, extensions: ['html'], single });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(same)) response.setHeader(name, value);
    files(request, response);
  });
}

async function listen(name: string, server: Server) {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { name, server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
