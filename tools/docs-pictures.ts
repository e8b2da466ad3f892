import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { words } from '../editor/config.ts';
import { siteServer } from '../hosting/server.ts';
import { readContent } from '../src/content/read.ts';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routes.ts';
import { palette } from '../src/styles/palette.ts';
import { listenLocally } from '../tests/ports.ts';
import { findChromium } from './chromium.ts';

/** The fields that the picture in a guide names. */
const named = ['home.hero.slides.0.text', 'home.hero.action', 'site.minimum'];

/** What each of these fields holds, and its caption: where it is in the forms, and in the files. */
export function captions(locale: Locale) {
  const { entries, site } = readContent();
  return named.map((path) => {
    const all: unknown = { ...entries[locale], site };
    const value = path.split('.').reduce((part, name) => Object(part)[name], all);
    const [file = '', ...names] = path.replace('.0', '').split('.');
    const labels = [file, ...names].map((name) => words.names[name][locale]).join(' › ');
    const folder = file === 'site' ? '' : `${locale}/`;
    return { value, caption: `${labels} (${folder}${file}.yaml: ${names.join('.')})` };
  });
}

/** What a guide says that its picture names, and the language; `npm run docs:pictures` writes it. */
export const alternativeText = /(?<=!\[[^:]*: ).*(?=\]\(editing\.(.*)\.jpg)/;

/** `npm run docs:pictures`: draws the pictures of README.md and of the guides, from dist/. */
if (import.meta.main) {
  const server = siteServer('dist');
  const site = await listenLocally(server);
  const executablePath = findChromium() ?? chromium.executablePath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const asPage = { quality: 72, fullPage: true };
  const open = async (locale: Locale, width: number) => {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(site + pathOf('home', locale), { waitUntil: 'networkidle' });
    return page;
  };

  const pictures = localeCodes.flatMap((locale) =>
    [1280, 390].map(async (width) => {
      const picture = await (await open(locale, width)).screenshot();
      return `<img src="data:image/png;base64,${picture.toString('base64')}" style="width: 100%">`;
    }),
  );
  const { stone } = palette(readContent().site.colors);
  const style = `display: grid; grid-template-columns: 1280fr 390fr; gap: 28px; margin: 28px; background: ${stone}`;
  const sheet = await browser.newPage({ viewport: { width: 1200, height: 100 } });
  await sheet.setContent(`<body style="${style}">${(await Promise.all(pictures)).join('')}`);
  await sheet.screenshot({ ...asPage, path: 'docs/site.jpg' });

  for (const guide of globSync('docs/editing*.md')) {
    const text = readFileSync(guide, 'utf8');
    const locale = alternativeText.exec(text)?.[1] as Locale;
    const page = await open(locale, 1280);
    const content = `[data-caption] { position: relative; outline: 3px solid var(--thread); }
      [data-caption]::after { content: attr(data-caption); position: absolute; inset-block-end: 100%; inset-inline-start: 0;
        inline-size: max-content; direction: ${locales[locale].direction}; background: #fff; color: #000; font: 20px sans-serif; letter-spacing: 0; }`;
    await page.addStyleTag({ content });
    const all = captions(locale);
    for (const { value, caption } of all) {
      const field = page.locator('main').getByText(`${value}`, { exact: true }).first();
      await field.evaluate((it, caption) => Object.assign(it.dataset, { caption }), caption);
    }
    const clip = { x: 0, y: 0, width: 1280, height: 1240 };
    await page.screenshot({ ...asPage, path: `docs/editing.${locale}.jpg`, clip });
    const named = all.map(({ caption }) => caption).join('; ');
    writeFileSync(guide, text.replace(alternativeText, named));
  }
  await browser.close();
  server.close();
}
