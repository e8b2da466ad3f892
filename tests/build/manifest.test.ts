import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { localePrefix, pathOf } from '../../src/i18n/routes.ts';

test.each(localeCodes)(
  '%s: the manifest names the factory, and icons of the stated size',
  async (locale) => {
    const { name, shortName, colors } = readContent().site;
    const path = `${localePrefix(locale)}/manifest.webmanifest`;
    const page = readFileSync(`dist${pathOf('about', locale)}.html`, 'utf8');
    expect(page).toContain(`<link rel="manifest" href="${path}"`);
    for (const rel of ['icon', 'apple-touch-icon']) expect(page).toContain(`<link rel="${rel}"`);

    const manifest = JSON.parse(readFileSync(`dist${path}`, 'utf8'));
    const [, themeColor] = /<meta name="theme-color" content="([^"]*)"/.exec(page) ?? [];
    expect(manifest).toMatchObject({
      name: name[locale],
      short_name: shortName[locale],
      lang: locale,
      dir: locales[locale].direction,
      start_url: pathOf('home', locale),
      theme_color: colors.paper,
      background_color: colors.paper,
    });
    for (const { src, sizes, type } of manifest.icons) {
      const { format, width, height } = await sharp(`dist${src}`).metadata();
      expect(type, src).toContain(format);
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(themeColor).toBe(colors.paper);
    expect(JSON.stringify(manifest.icons)).toContain('"maskable"');
    expect(manifest.display).toBe('browser');
  },
);

test('icons have colors where no stylesheet reaches, are drawn, and fill the forms of phones', async () => {
  expect(readFileSync('dist/favicon.svg', 'utf8')).not.toMatch(/var\(|currentcolor/i);
  for (const icon of [
    'favicon.svg',
    'favicon.ico',
    'apple-touch-icon.png',
    'icon-maskable-512.png',
  ]) {
    const { channels, isOpaque } = await sharp(`dist/${icon}`).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev)), icon).toBeGreaterThan(10);
    // Phones cut these into their own forms.
    if (icon.endsWith('.png')) expect(isOpaque, icon).toBe(true);
  }
});
