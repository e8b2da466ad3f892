import { chromium } from '@playwright/test';
import { siteServer } from '../hosting/server.ts';
import { readContent } from '../src/content/read.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routes.ts';
import { palette } from '../src/styles/palette.ts';
import { listenLocally } from '../tests/ports.ts';
import { findChromium } from './chromium.ts';

/** `npm run readme:picture`: draws docs/site.jpg from dist/, the home page on a desk and on a phone. */
const server = siteServer('dist');
const site = await listenLocally(server);
const executablePath = findChromium() ?? chromium.executablePath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

const pictures = localeCodes.flatMap((locale) =>
  [1280, 390].map(async (width) => {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(site + pathOf('home', locale), { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    return `<img src="data:image/png;base64,${picture.toString('base64')}" style="width: 100%">`;
  }),
);
const { stone } = palette(readContent().site.colors);
const style = `display: grid; grid-template-columns: 1280fr 390fr; gap: 28px; margin: 28px; background: ${stone}`;
const sheet = await browser.newPage({ viewport: { width: 1200, height: 100 } });
await sheet.setContent(`<body style="${style}">${(await Promise.all(pictures)).join('')}`);
await sheet.screenshot({ path: 'docs/site.jpg', quality: 72, fullPage: true });
await browser.close();
server.close();
