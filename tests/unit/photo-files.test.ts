import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { validate } from '../../src/content/validate.ts';
import { temporaryContent } from './temporary.ts';

const copy = temporaryContent();
const said = async () => {
  try {
    return (await validate(readContent(copy.folder))).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
};

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

/** Puts a file beside the photographs and names it as the first product's, in both languages. */
function bring(file: string, bytes: Uint8Array): number {
  const first = /( {4}photo:\n {6}name: )\S+/;
  const name = file.replace(/\.\w+$/, '').normalize();
  copy.write(`photos/${file}`, bytes);
  copy.change('en/catalog.yaml', first, `$1${name}`);
  return copy.change('ar/catalog.yaml', first, `$1${name}`).line;
}

test.each(['heic', 'GIF', 'svg'])('a photograph as .%s', async (ending) => {
  const line = bring(`shirt.${ending}`, new Uint8Array(8));
  expect(await said()).toContain(
    `content/ar/catalog.yaml, line ${line + 1}: products[1].photo.name names shirt.${ending}, which the site does not take: save it as JPEG, PNG or WebP.`,
  );
});

test.each([
  [
    'a GIF under the name of a JPEG',
    () => gray(1200, 1500).gif().toBuffer(),
    'is really a GIF picture: save it as JPEG, PNG or WebP',
  ],
  [
    'a file that is no picture',
    () => Buffer.from('<!doctype html>'),
    'is damaged or no picture: bring it in again, or open it and save it anew',
  ],
  [
    'a picture that is cut short',
    async () => (await gray(1200, 1500).jpeg().toBuffer()).subarray(0, 5000),
    'is damaged or no picture: bring it in again, or open it and save it anew',
  ],
  [
    'a picture with a hole in its middle',
    async () => {
      const raw = { width: 300, height: 375, channels: 3 } as const;
      const pixels = Uint8Array.from({ length: 300 * 375 * 3 }, (_, index) => index ** 2 % 251);
      const bytes = await sharp(pixels, { raw }).resize(1200).jpeg().toBuffer();
      return bytes.fill(0, 300_000, 350_000);
    },
    'is damaged or no picture: bring it in again, or open it and save it anew',
  ],
])('%s', async (_, bytes, sentence) => {
  bring('shirt.jpg', await bytes());
  expect(await said()).toBe(`content/photos/shirt.jpg ${sentence}.`);
});

test('a number that Samsung phones write wrongly is no damage', async () => {
  const bytes = await gray(1200, 1500).jpeg().toBuffer();
  // The end of the spectral selection, in the header of the scan (ITU T.81, B.2.3).
  bytes[bytes.indexOf(Buffer.from([0xff, 0xda])) + 12] = 0;
  bring('shirt.jpg', bytes);
  expect(await said()).not.toContain('is damaged');
});

test('a damaged photograph that only a shared link shows', async () => {
  copy.write('photos/shirt.jpg', new Uint8Array(8));
  for (const locale of ['ar', 'en']) {
    copy.change(`${locale}/contact.yaml`, /photos:.*(\n +- .*)*/, 'photos: [shirt]');
  }
  expect(await said()).toMatch(/^content\/photos\/shirt\.jpg is damaged/);
});

test('more pixels than any camera makes', async () => {
  bring('wall.png', await gray(11_000, 10_000).png().toBuffer());
  expect(await said()).toBe(
    'content/photos/wall.png has 110 million pixels: make it smaller, 100 million are enough.',
  );
});

test('a name that no address can hold, and no folder at all', async () => {
  copy.write('photos/what?.jpg', new Uint8Array(8));
  expect(await said()).toBe('content/photos/what?.jpg has ? in its name: give it another.');
  copy.remove('photos');
  expect(await said()).toMatch(/^content\/photos is missing: /);
});

test('two photographs of one name', async () => {
  bring('shirt.jpg', await gray(1200, 1500).jpeg().toBuffer());
  copy.write('photos/shirt.PNG', await gray(1200, 1500).png().toBuffer());
  expect(await said()).toMatch(
    /^content\/photos has two photographs named shirt, shirt\.\w+ and shirt\.\w+: delete one\.$/,
  );
});

test('a photograph that is too small is named, and built all the same', async () => {
  // As macOS writes é.
  const file = 'cafe\u0301.jpeg';
  const line = bring(file, await gray(900, 400).jpeg().toBuffer());
  expect(await said()).toContain(
    `content/ar/catalog.yaml, line ${line + 1}: products[1].photo.name is ${file} of 900 × 400 pixels, and its place needs 800 × 1000: it will look blurred.`,
  );
  expect((await said()).split(file)).toHaveLength(2);
});

test('a photograph on its side is measured upright', async () => {
  bring('shirt.jpg', await gray(1000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await said()).not.toContain('shirt.jpg');
});

test('a folder beside the photographs is left alone', async () => {
  mkdirSync(`${copy.folder}/photos/old.jpg`);
  expect(readContent(copy.folder).photos.usable.has('old')).toBe(false);
});

test('a credit for an absent photograph', async () => {
  const [name] = readContent(copy.folder).photos.usable.keys();
  const credit = 'author: A. Weaver\n  source: https://example.org/1\n  license: CC0\n';
  copy.write('photos/credits.yaml', `${name}x:\n  ${credit}`);
  expect(await said()).toContain(
    `content/photos/credits.yaml, line 1: ${name}x names a photograph that is not in content/photos, ${name}x: did you mean ${name}?`,
  );
});
