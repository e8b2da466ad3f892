import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { siteServer } from '../hosting/server.ts';
import { localeCodes } from '../src/i18n/locales.ts';
import { pathOf } from '../src/i18n/routes.ts';
import { token } from '../src/styles/tokens.ts';
import { findChromium } from './chromium.ts';

/** `npm run readme:picture`: draws docs/site.jpg from dist/, the home page on a desk and on a phone. */
const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };
const gap = 40;

const server = siteServer('dist').listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});

const rows = await Promise.all(
  localeCodes.map(async (locale, index) => {
    const top = gap + index * (desk.height + gap);
    const sizes = index % 2 ? [phone, desk] : [desk, phone];
    const [first, second] = await Promise.all(
      sizes.map((size) => screenshot(browser, base + pathOf('home', locale), size)),
    );
    const left = gap + (sizes[0]?.width ?? 0) + gap;
    return [
      { input: first as Buffer, left: gap, top },
      { input: second as Buffer, left, top },
    ];
  }),
);
await browser.close();
server.close();

const width = gap + desk.width + gap + phone.width + gap;
const height = gap + localeCodes.length * (desk.height + gap);
const picture = await sharp({ create: { width, height, channels: 3, background: token('sand') } })
  .composite(rows.flat())
  .png()
  .toBuffer();
await sharp(picture).resize(1200).jpeg({ quality: 72, mozjpeg: true }).toFile('docs/site.jpg');

async function screenshot(browser: Browser, url: string, viewport: typeof desk): Promise<Buffer> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.screenshot();
}
