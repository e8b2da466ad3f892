import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { words } from '../editor/config.ts';
import { siteServer } from '../hosting/server.ts';
import { readContent } from '../src/content/reading/read.ts';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routes.ts';
import { findChromium } from './chromium.ts';
import { listenLocally } from './listen.ts';

/** The fields that the picture in a guide names. */
const named = ['home.hero.slides.0.text', 'layout.action', 'site.minimum'];

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

const captionStyle = `[data-caption] { position: relative; outline: 3px solid var(--thread); }
  [data-caption]::after { content: attr(data-caption); position: absolute; inset-block-end: 100%; inset-inline-start: 0;
    inline-size: max-content; background: #fff; color: #000; font: 20px sans-serif; letter-spacing: 0; }
  [data-caption]::after`;

/** `npm run docs:pictures`: draws the pictures of README.md and of the guides, from dist/. */
if (import.meta.main) {
  await using server = siteServer('dist');
  const site = await listenLocally(server);
  await using browser = await chromium.launch({ executablePath: findChromium() });
  const screens = [];
  for (const locale of localeCodes) {
    for (const width of [1280, 390]) {
      const viewport = { width, height: 800 };
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
      await page.goto(site + pathOf('home', locale), { waitUntil: 'networkidle' });
      screens.push(await page.screenshot());
      if (width === 390) continue;
      for (const { value, caption } of captions(locale)) {
        const field = page.locator('main').getByText(`${value}`, { exact: true }).first();
        await field.evaluate((it, caption) => Object.assign(it.dataset, { caption }), caption);
      }
      const clip = { x: 0, y: 0, width, height: 1240 };
      const path = `docs/editing.${locale}.jpg`;
      // Of its own: the element may be a number.
      const style = `${captionStyle} { direction: ${locales[locale].direction} }`;
      await page.screenshot({ path, quality: 72, fullPage: true, clip, style });
    }
  }
  // Every picture gets the width of the widest.
  const sheet = sharp(screens, { join: { across: 2, shim: 28, background: 'white' } });
  const shown = { left: 0, top: 0, width: 1698, height: 828 * localeCodes.length - 28 };
  await sheet.extract(shown).resize(1200).jpeg({ quality: 72 }).toFile('docs/site.jpg');
}
