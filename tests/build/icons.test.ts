import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { builtPage } from '../helpers/built-page.ts';

test('a page links to icons that exist, and its theme color is that of paper', async () => {
  const page = builtPage(pathOf('about', defaultLocale));
  const links = [...page.matchAll(/<link rel="([\w-]*icon)" href="([^"]*)"/g)];
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon']);
  for (const [, , icon] of links) expect(existsSync(`dist${icon}`), icon).toBe(true);
  expect(page).toContain(`<meta name="theme-color" content="${readContent().site.colors.paper}"`);
  for (const [icon, side] of [
    ['favicon.ico', 32],
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ]) {
    const { format, width, height } = await sharp(`dist/${icon}`).metadata();
    expect([format, width, height], `${icon}`).toEqual(['png', side, side]);
  }
});

test('icons need no stylesheet, are not blank, and are opaque where phones crop them', async () => {
  expect(readFileSync('dist/favicon.svg', 'utf8')).not.toMatch(/var\(|currentcolor/i);
  for (const icon of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    const { channels, isOpaque } = await sharp(`dist/${icon}`).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), icon).toBeGreaterThan(10);
    // Phones cut these into their own forms.
    if (icon.endsWith('.png')) expect(isOpaque, icon).toBe(true);
  }
});
