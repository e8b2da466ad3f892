import sharp from 'sharp';
import type { MockupStyle } from '../../src/mockup/data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  change,
  file,
  hasStyles,
  isRed,
  open,
  png,
  red,
  saved,
  square,
  stylesIn,
  withStyles,
} from '../helpers/mockup.ts';

type Photo = MockupStyle['front']['photo'];

test('every kind of picture is shown, or told in one sentence, and nothing is lost', async ({
  page,
}) => {
  test.skip(!hasStyles, 'no style has a plain photograph');
  const opened = await open(page, 'ar');
  const { words, dialog, button, chooser, status, background } = opened;
  const half = (left: string, right: string) =>
    square(left, 3, 40).extend({ right: 40, background: right });
  const frames = await Promise.all([red, '#00f'].map((color) => square(color).png().toBuffer()));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script>
    <image href="https://example.com/a.png" width="9" height="9"/><path fill="${red}" d="M0 0h9v9H0z"/></svg>`;
  const drawing = (encoding: BufferEncoding, before = '', size = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 9 9">
    <path fill="${red}" d="M0 0h9v9H0z"/></svg>`,
      encoding,
    );
  const shown = {
    'an SVG with a script and a picture from elsewhere': file(
      Buffer.from(svg),
      'a.svg',
      'image/svg+xml',
    ),
    'an animation, by its first frame': file(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
      'a.gif',
      'image/gif',
    ),
    'one of a printer’s colors': file(
      await square(red).toColourspace('cmyk').jpeg().toBuffer(),
      'a.jpg',
      'image/jpeg',
    ),
    // Turned upright, its left half is on top.
    'one on its side': file(
      await half(red, '#00f').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      'a.jpg',
      'image/jpeg',
    ),
    'a photograph of the largest phones': file(
      await square(red, 3, 100).resize(8000, 6000, { fit: 'fill' }).jpeg().toBuffer(),
      'a.jpg',
      'image/jpeg',
    ),
    'one of 16 bits': file(await square(red).toColourspace('rgb16').png().toBuffer()),
    'an SVG of one pixel': file(drawing('utf8', '', 'width="1px" height="1px"'), 'a.svg'),
    'an SVG without a size': file(drawing('utf8', '', 'width="100%"'), 'a.svg'),
    'one with an empty margin': file(
      await square(red).extend({ top: 900, background: '#0000' }).png().toBuffer(),
    ),
  };
  const declared = '\ufeff<?xml version="1.0"?><!-- > --><!DOCTYPE svg [<!ENTITY a "a">]>';
  // Systems name the type of a file by its ending, if they know that.
  const unnamed: Record<string, Buffer> = {
    'an SVG': drawing('utf8'),
    'an SVG with declarations': drawing('utf8', declared),
    'an SVG in UTF-16': drawing('utf16le', declared),
    'a PNG': await square(red).png().toBuffer(),
    'a JPEG': await square(red).jpeg().toBuffer(),
    'a WebP': await square(red).webp().toBuffer(),
  };
  for (const [kind, bytes] of Object.entries(unnamed))
    for (const type of ['application/octet-stream', 'text/xml', 'text/plain', 'image/svg+xml'])
      Object.assign(shown, { [`${kind} of the type ${type}`]: file(bytes, 'logo', type) });
  const blue = file(await square('#00f').png().toBuffer());
  for (const [kind, picture] of Object.entries(shown)) {
    await change(opened, () => chooser.setInputFiles(blue));
    await change(opened, () => chooser.setInputFiles(picture));
    const { at } = await saved(page, opened);
    expect(isRed(await at(0.5, 0.05)), kind).toBe(true);
  }
  const unreadable = {
    'an empty file': file(Buffer.alloc(0)),
    'a PDF': file(Buffer.from('%PDF-1.7\n%%EOF'), 'logo.pdf', 'application/pdf'),
    'half a photograph': file((await square(red).png().toBuffer()).subarray(0, 60)),
    'one pixel of nothing': file(await square('#0000', 4, 1).png().toBuffer()),
  };
  for (const [kind, picture] of Object.entries(unreadable)) {
    await change(opened, () => chooser.setInputFiles(blue));
    await change(opened, () => chooser.setInputFiles(file(png)));
    await expect(status, kind).toHaveText(opened.calm);
    await chooser.setInputFiles(picture);
    await expect(status, kind).toHaveText(words.unreadable);
  }
  await test.step('one of an iPhone, and one that needs others, are told what to do with', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0');
    await chooser.setInputFiles(file(heic, 'logo.heic', 'image/heic'));
    await expect(status).toHaveText(words.heic);
    const text = drawing('utf8').toString().replace('</svg>', '<text y="9">a</text></svg>');
    for (const needy of [text, svg]) {
      await chooser.setInputFiles(file(Buffer.from(needy), 'a.svg', 'image/svg+xml'));
      await expect(status).toHaveText(words.outside);
      await chooser.setInputFiles(file(png));
      await expect(status).toHaveText(opened.calm);
    }
  });
  await expect(background).toHaveCount(0);
  expect(isRed(await (await saved(page, opened)).at(0.5, 0.05))).toBe(true);
  await button(words.edit).click();
  // Another style keeps the place.
  await change(opened, () => button(words.places.front).click());
  await change(opened, () => dialog.getByRole('list').getByRole('button').last().click());
  await expect(button(words.places.front)).toHaveAttribute('aria-pressed', 'true');
  const { at } = await saved(page, opened, stylesIn('ar').length - 1);
  expect(isRed(await at(0.5, 0.05))).toBe(true);
});

test('of two styles that share a photograph, each has its own print area and name', async ({
  page,
}) => {
  const [, other] = stylesIn('ar');
  test.skip(!other, 'fewer than two styles have a plain photograph');
  await withStyles(page, (styles) => {
    for (const { front } of styles) front.photo = { ...styles[0]?.front.photo } as Photo;
    Object.assign(styles[0]?.front.area ?? {}, { left: 0, top: 0, width: 9, height: 9 });
  });
  const opened = await open(page, 'ar');
  await change(opened, () => opened.chooser.setInputFiles(file(png)));
  await change(opened, () => opened.button(`${other?.name}`).click());
  const { at } = await saved(page, opened, 1);
  expect(isRed(await at(0.5, 0.05))).toBe(true);
});
