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

test('every kind of picture is shown, or told in one sentence, and nothing is lost', async ({
  page,
}) => {
  test.skip(!hasStyles, 'no style has a plain photograph');
  const opened = await open(page, 'ar');
  const { words, dialog, button, chooser, status } = opened;
  const half = (left: string, right: string) =>
    square(left, 3, 40).extend({ right: 40, background: right });
  const frames = await Promise.all([red, '#00f'].map((color) => square(color).png().toBuffer()));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script>
    <image href="https://example.com/a.png" width="9" height="9"/><path fill="${red}" d="M0 0h9v9H0z"/></svg>`;
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
    'one with an empty margin': file(
      await square(red).extend({ top: 900, background: '#0000' }).png().toBuffer(),
    ),
  };
  const drawing = (encoding: BufferEncoding, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    <path fill="${red}" d="M0 0h9v9H0z"/></svg>`,
      encoding,
    );
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
    expect(isRed(await at(0.5, kind.includes('side') ? 0.1 : 0.5)), kind).toBe(true);
  }
  const unreadable = {
    'an empty file': file(Buffer.alloc(0)),
    'a PDF': file(Buffer.from('%PDF-1.7\n%%EOF'), 'logo.pdf', 'application/pdf'),
    'one of an iPhone': file(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'logo.heic', 'image/heic'),
    'half a photograph': file((await square(red).png().toBuffer()).subarray(0, 60)),
    'one pixel of nothing': file(await square('#0000', 4, 1).png().toBuffer()),
  };
  for (const [kind, picture] of Object.entries(unreadable)) {
    await change(opened, () => chooser.setInputFiles(blue));
    await change(opened, () => chooser.setInputFiles(file(png)));
    await expect(status, kind).toBeEmpty();
    await chooser.setInputFiles(picture);
    await expect(status, kind).toHaveText(words.unreadable);
  }
  expect(isRed(await (await saved(page, opened)).at(0.5, 0.5))).toBe(true);
  // Another style keeps the place.
  await change(opened, () => button(words.chestSmall).click());
  await change(opened, () => dialog.getByRole('list').getByRole('button').last().click());
  const { at } = await saved(page, opened, stylesIn('ar').length - 1);
  expect(isRed(await at(0.85, 0.1))).toBe(true);
  expect(isRed(await at(0.5, 0.5))).toBe(false);
});

test('of two styles that share a photograph, each has its own print area and name', async ({
  page,
}) => {
  const [, other] = stylesIn('ar');
  test.skip(!other, 'fewer than two styles have a plain photograph');
  await withStyles(page, (styles) => {
    for (const style of styles) style.photo = { ...styles[0]?.photo } as MockupStyle['photo'];
    Object.assign(styles[0]?.area ?? {}, { left: 0, top: 0, width: 9, height: 9 });
  });
  const opened = await open(page, 'ar');
  await change(opened, () => opened.chooser.setInputFiles(file(png)));
  await change(opened, () => opened.button(`${other?.name}`).click());
  const { at } = await saved(page, opened, 1);
  expect(isRed(await at(0.5, 0.5))).toBe(true);
});
