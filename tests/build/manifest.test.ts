import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { localePrefix, pathOf } from '../../src/i18n/routes.ts';
import { token } from '../../src/styles/tokens.ts';

test.each(localeCodes)(
  '%s: the manifest names the factory, and icons of the stated size',
  async (locale) => {
    const { name, shortName } = readContent().site;
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
      theme_color: themeColor,
    });
    for (const { src, sizes, type } of manifest.icons) {
      const { format, width, height } = await sharp(`dist${src}`).metadata();
      const { dominant, channels } = await sharp(`dist${src}`).stats();
      // Something is drawn on the ground.
      expect(channels[0]?.max, src).toBeGreaterThan(dominant.r + 100);
      // As the middle of one of sixteen shades.
      const ink = token('ink').match(/\w\w/g) ?? [];
      const shades = ink.map((hex) => (Number.parseInt(hex, 16) & 0xf0) + 8);
      expect(Object.values(dominant), src).toEqual(shades);
      expect(type, src).toContain(format);
      if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes);
    }
    expect(JSON.stringify(manifest.icons)).toContain('"maskable"');
    expect(manifest.display).toBe('browser');
  },
);
