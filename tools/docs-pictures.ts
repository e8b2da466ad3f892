/* `npm run docs:pictures`: draws the pictures of README.md and of the guides, from dist/ and the desk. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../editor/serve.ts';
import { siteServer } from '../hosting/server/server.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routes.ts';
import { findChromium } from './lib/chromium.ts';
import { listenLocally } from './lib/listen.ts';

const server = siteServer('dist');
const site = await listenLocally(server);
const desk = await serve(0);
const browser = await chromium.launch({ executablePath: findChromium() });
const screenshots = [];
for (const locale of localeCodes) {
  for (const width of [1280, 390]) {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(site + pathOf('home', locale), { waitUntil: 'networkidle' });
    screenshots.push(await page.screenshot());
  }
  const page = await browser.newPage({ viewport: { width: 800, height: 400 } });
  await page.goto(`${desk}/${locale}`);
  await page.screenshot({ path: `docs/editing.${locale}.jpg`, fullPage: true, quality: 72 });
}
// Every picture gets the width of the widest. Shown are 1280 + 28 + 390 pixels across, and 800 + 28 for each language.
const sheet = sharp(screenshots, { join: { across: 2, shim: 28, background: 'white' } });
const shown = { left: 0, top: 0, width: 1698, height: 828 * localeCodes.length - 28 };
await sheet.extract(shown).resize(1200).jpeg({ quality: 72 }).toFile('docs/site.jpg');
// The servers and the browser would go on.
process.exit();
