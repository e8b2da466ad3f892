import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { lettersOf } from '../../src/fonts/subset.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { localePrefix, pages, pathOf } from '../../src/i18n/routes.ts';

const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const pictures = globSync('dist/**/*.{avif,jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}');

test('no original photograph is published', () => {
  const originals = globSync('content/photos/*.*').map(hash);
  expect(originals.length).toBeGreaterThan(0);
  expect(pictures.filter((file) => originals.includes(hash(file)))).toEqual([]);
});

test('no picture tells where, when or by whom it was taken', async () => {
  expect(pictures.length).toBeGreaterThan(50);
  for (const file of pictures) {
    const { exif, xmp, iptc } = await sharp(file).metadata();
    expect({ exif, xmp, iptc }, file).toEqual({});
  }
});

test('every photograph is published as AVIF and JPEG, and each file is on a page', () => {
  const html = globSync('dist/**/*.html')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const photographs = pictures.filter((file) => file.includes('/_astro/'));
  const endings = new Set(photographs.map((file) => file.replace(/.*\./, '')));
  expect(endings).toEqual(new Set(['avif', 'jpg']));
  expect(photographs.filter((file) => !html.includes(file.replace('dist', '')))).toEqual([]);
});

test.each(localeCodes)('%s: the font has every letter that the pages show', (locale) => {
  const paths = [...pages.map((page) => pathOf(page, locale)), `${localePrefix(locale)}/404`];
  const text = paths
    .map((path) => readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8'))
    .join('')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+|#x?\w+);/g, '');
  const letters = new Set(lettersOf(readContent(), locale));
  // A word joiner is never drawn.
  expect(
    [...new Set(text)].filter(
      (letter) => letter.trim() && letter !== '\u2060' && !letters.has(letter),
    ),
  ).toEqual([]);
});

test('there is one font a language, cut to less than 24 KB', () => {
  const fonts = globSync('dist/_astro/*.woff2').map((file) => readFileSync(file));
  expect(fonts).toHaveLength(localeCodes.length);
  for (const font of fonts) expect(font.length).toBeLessThan(24_000);
});

test('every script leads to the licenses of the packages that are in it', () => {
  const scripts = globSync('dist/_astro/*.js').map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/^\/\*! \/licenses\.txt \*\/\n/);
  const licenses = readFileSync('dist/licenses.txt', 'utf8');
  for (const name of ['react', 'react-dom', 'scheduler']) {
    expect(licenses).toContain(`## ${name} - `);
    expect(licenses).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim());
  }
});

test('nothing of the editor is published', () => {
  const files = globSync('dist/**/*.*');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /sveltia|editor/i.test(file))).toEqual([]);
  expect(files.filter((file) => /sveltia/i.test(readFileSync(file, 'latin1')))).toEqual([]);
});
