import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

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
