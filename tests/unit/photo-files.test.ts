import { globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { photographs } from '../../integrations/photographs.ts';
import { launchFindings } from '../../src/content/checks/launch.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { checkPhoto } from '../../src/photographs/photo-files.ts';
import { cropAround } from '../../src/photographs/service.ts';
import { withChunk } from '../helpers/color-profiles.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const copy = temporaryContent();
const { said } = copy;

const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const jpeg = await gray(1200, 1500).jpeg().toBuffer();

/** Puts a file beside the photographs and names it as the first style's, in both languages. */
function bring(file: string, bytes: Uint8Array, name = file.replace(/\.\w+$/, '')): number {
  const first = /( {4}photo:\n {6}name: )\S+/;
  copy.write(`photos/${file}`, bytes);
  copy.change('en/catalog.yaml', first, `$1${name}`);
  return copy.change('ar/catalog.yaml', first, `$1${name}`).line;
}

test('a photograph in a format that browsers do not show is named', async () => {
  const line = bring('specimen.HEIC', new Uint8Array(8));
  expect(await said()).toContain(
    `content/ar/catalog.yaml, line ${line + 1}: styles[1].photo.name names specimen.HEIC, a kind of file the site cannot use: save it as JPEG, PNG or WebP.`,
  );
});

/** How each begins that is no photograph, and what is said of it. */
const others: [string, string, string][] = [
  ['MP4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2mp41', 'a video'],
  ['an iPhone’s MOV', '\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08wide', 'a video'],
  ['WebM', '\x1aE\xdf\xa3\x9fB\x86\x81\x01', 'a video'],
  ['AVI', 'RIFF\x24\0\0\0AVI LIST', 'a video'],
  ['an old camera’s MOV', '\0\0\0\x08wide\0\0\0\0mdat', 'a video'],
  ['one that begins with its pictures', '\0\0\0\0mdat', 'a video'],
  ['WMV', '0&\xb2u\x8ef\xcf\x11', 'a video'],
  ['FLV', 'FLV\x01\x05', 'a video'],
  ['OGG', 'OggS\0\x02', 'a video'],
  ['a camera’s MTS', `\0\0\0\0G${'\0'.repeat(191)}G`, 'a video'],
  ['PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'a PDF'],
  ['a scanner’s PDF', '\r\n\r\n%PDF-1.4', 'a PDF'],
];

test.each(others)('%s is told by what it is, whatever its name', async (_, start, kind) => {
  const bytes = Buffer.from(start.padEnd(400, '\0'), 'latin1');
  const sentence = `is ${kind}: choose a photograph in its place`;
  await expect(checkPhoto('specimen.jpg', bytes)).rejects.toThrow(`specimen.jpg ${sentence}`);
  copy.write('photos/specimen.jpg', bytes);
  expect(await said()).toContain(`content/photos/specimen.jpg ${sentence}`);
  copy.remove('photos/specimen.jpg');
  for (const name of ['specimen.mp4', 'specimen.heic']) {
    bring(name, bytes);
    expect(await said()).toContain(`styles[1].photo.name ${sentence}`);
    copy.remove(`photos/${name}`);
  }
});

test.each(['heic', 'heix', 'mif1', 'avif', 'crx '])(
  'a picture of the brand %s is no video',
  async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x20ftyp${brand}`.padEnd(400, '\0'), 'latin1');
    bring('specimen.heic', bytes);
    expect(await said()).toContain('names specimen.heic, a kind of file the site cannot use');
  },
);

test.each([
  ['specimen', jpeg, '.jpg'],
  ['specimen.heic', jpeg, '.jpg'],
  ['specimen.bin', await gray(9, 9).png().toBuffer(), '.png'],
  ['specimen.tif', await gray(9, 9).webp().toBuffer(), '.webp'],
])('a photograph is known by what it is, where its name does not say so: %s', async (...row) => {
  const [file, bytes, ending] = row;
  bring(file, bytes);
  const sentence = `styles[1].photo.name is a photograph, but ${file} does not end as one`;
  expect(await said()).toContain(`${sentence}: rename the file, so that it ends in ${ending}.`);
});

const png = await gray(1200, 1500).png().toBuffer();
/** A chunk of a PNG that has these numbers of four bytes each. */
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};
const ofP3 = numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000);
const [p3, rounded] = [numbers(0x0c0d0001), numbers(45455 + 99)];

/** A JPEG with an entry of Exif that names the camera's color space. */
function withExif(index: string): Buffer {
  const entry = Buffer.concat([Buffer.from([1, 0, 2, 0, 4, 0, 0, 0]), Buffer.from(`${index}\0`)]);
  const tiff = Buffer.concat([
    Buffer.from('II*\0\b\0\0\0\x01\0', 'latin1'),
    entry,
    Buffer.alloc(4),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), marker, exif, jpeg.subarray(2)]);
}

test.each([
  ['a gamma of its own', withChunk(png, 'gAMA', numbers(55556)), true],
  ['primaries of its own', withChunk(png, 'cHRM', ofP3), true],
  ['the code of Display P3', withChunk(png, 'cICP', p3), true],
  [
    'such a code beside that of sRGB',
    withChunk(withChunk(png, 'sRGB', Buffer.of(0)), 'cICP', p3),
    true,
  ],
  [
    'such a code beside a profile',
    await gray(1200, 1500)
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((file) => withChunk(file, 'cICP', p3)),
    true,
  ],
  ['inks without a profile', await gray(1200, 1500).toColourspace('cmyk').jpeg().toBuffer(), true],
  ['Adobe RGB, as a camera says it', withExif('R03'), true],
  ['sRGB, as a camera says it', withExif('R98'), false],
  ['the gamma of sRGB, rounded', withChunk(png, 'gAMA', rounded), false],
  ['the code of sRGB', withChunk(png, 'cICP', numbers(0x010d0001)), false],
  ['primaries beside sRGB', withChunk(withChunk(png, 'cHRM', ofP3), 'sRGB', Buffer.of(0)), false],
  [
    'primaries beside a profile',
    await gray(1200, 1500)
      .withIccProfile('p3')
      .png()
      .toBuffer()
      .then((file) => withChunk(file, 'cHRM', ofP3)),
    false,
  ],
  ['a gamma that is cut short', withChunk(png, 'gAMA', Buffer.of(1, 2)), false],
])('colors that are said without a profile are warned about: %s', async (_, bytes, isUntold) => {
  const file = bytes[0] === 0x89 ? 'specimen.png' : 'specimen.jpg';
  const line = bring(file, bytes);
  const sentence = `content/ar/catalog.yaml, line ${line + 1}: styles[1].photo.name names ${file}, whose colors may look different on the site: open it in a picture program, and save it as sRGB.`;
  expect(await said()).toBe(isUntold ? sentence : '');
});

const noise = Uint8Array.from({ length: 300 * 375 * 3 }, (_, index) => index ** 2 % 251);
const noisy = sharp(noise, { raw: { width: 300, height: 375, channels: 3 } }).resize(1200);
const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
/** The end of the spectral selection, in the header of the scan (ITU T.81, B.2.3). */
const selection = scan + 12;
const stray = (bytes: Buffer, at: number) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.alloc(20), bytes.subarray(at)]);
const progressive = await noisy.clone().jpeg({ progressive: true }).toBuffer();
const samsung = Buffer.from(jpeg).fill(0, selection, selection + 1);

test.each([
  [
    'a GIF',
    await gray(1200, 1500).gif().toBuffer(),
    'is a kind of picture that the site cannot use',
  ],
  ['no picture', Buffer.from('<!doctype html>'), 'is damaged or not a picture: copy it again'],
  ['nothing', Buffer.of(), 'is damaged'],
  ['a picture cut short', jpeg.subarray(0, 5000), 'is damaged'],
  ['one with a hole', (await noisy.jpeg().toBuffer()).fill(0, 300_000, 350_000), 'is damaged'],
  ['one that lost a few bytes', readFileSync('tests/unit/photos/lost-bytes.jpg'), 'is damaged'],
  ['one as Samsung phones write it, cut short', samsung.subarray(0, 5000), 'is damaged'],
])('%s is refused', async (_, bytes, sentence) => {
  const whole = new RegExp(`^content/photos/specimen.jpg ${sentence}[^\n]*\\.$`);
  await expect(checkPhoto('specimen.jpg', bytes)).rejects.toThrow(whole);
});

test('a link to a photograph that is gone is told like one that is damaged', async () => {
  bring('specimen.jpg', jpeg);
  rmSync(`${copy.folder}/photos/specimen.jpg`);
  symlinkSync('gone.jpg', `${copy.folder}/photos/specimen.jpg`);
  expect(await said()).toMatch(/^content\/photos\/specimen\.jpg is damaged[^\n]*$/);
  await expect(launchFindings(copy.checkout)).resolves.toBeDefined();
});

test('a photograph that is refused stops the build, also where no page names it', async () => {
  copy.write('photos/specimen.jpg', jpeg.subarray(0, 5000));
  expect(await said()).toMatch(/^content\/photos\/specimen\.jpg is damaged/);
  bring('specimen.jpg', jpeg.subarray(0, 5000));
  expect(await said()).toMatch(/^content\/photos\/specimen\.jpg is damaged[^\n]*$/);
});

test('a damaged photograph breaks no page in `npm run dev`', async () => {
  copy.write('photos/specimen.jpg', jpeg.subarray(0, 5000));
  const { handler } = photographs.load as { handler: (path: string) => Promise<string> };
  const environment = { config: { command: 'serve' } };
  const module = await handler.call({ environment }, `${copy.folder}/photos/specimen.jpg`);
  expect(module).toContain('width: 1, height: 1');
});

test.each([
  ['as Samsung phones write it', samsung],
  ['with bytes too many at its start', stray(jpeg, 2)],
  ['with bytes too many before its pixels', stray(jpeg, scan)],
  ['with bytes too many at its end', stray(progressive, progressive.length - 2)],
  ['with bytes too many after its end', stray(jpeg, jpeg.length)],
])('a photograph %s is accepted, and every crop reads it', async (_, bytes) => {
  expect(await checkPhoto('specimen.jpg', bytes)).toMatchObject({ width: 1200, height: 1500 });
  const crop = await cropAround(bytes, 300, 300, [50, 50]);
  expect((await crop.png().toBuffer({ resolveWithObject: true })).info.width).toBe(300);
});

/** A photograph that says it is larger than it is, in the header of its frame (B.2.2). */
const wall = Buffer.from(jpeg);
wall.writeUInt16BE(10_000, wall.indexOf(Buffer.from([0xff, 0xc0])) + 5);
wall.writeUInt16BE(11_000, wall.indexOf(Buffer.from([0xff, 0xc0])) + 7);

test.each([
  ['wall.jpg has 110 million pixels: make it smaller, 100 million are enough.', wall],
  ['what?.jpg has ? in its name: give it another.', jpeg],
])('a photograph is refused with a sentence: %s', async (sentence, bytes) => {
  copy.write(`photos/${sentence.split(' ')[0]}`, bytes);
  expect(await said()).toBe(`content/photos/${sentence}`);
});

test.each([
  ['صورة ١.png', 'صورة 1'],
  ['صورة\u200f ١.png', 'صورة-١'],
  ['cafe\u0301.jpg', 'caf\u00e9'],
  ['WhatsApp Image 2026-01-02 at 10.30.15.JPEG', 'whatsapp image 2026-01-02 at 10.30.15'],
  ['team.jfif', 'team.jfif'],
  ['specimen\u00a0–\u00a0front.webp', 'Specimen - front'],
])('the photograph %j is the one that content calls %j', async (file, name) => {
  copy.write(`photos/${file}`, jpeg);
  bring(file, jpeg, name);
  copy.write('photos.yaml', `"${name}":\n  left: 7\n`);
  expect(await said()).toBe('');
  const { entries, focusPoints, photos } = readContent(copy.folder);
  const key = `${entries.en.catalog.styles[0]?.photo.name}`;
  expect(photos.usable.get(key)).toBe(file);
  expect(focusPoints[key]?.left).toBe(7);
});

test('two photographs of one name are refused, also where it is written in two ways', async () => {
  copy.write('photos/specimen.jpg', jpeg);
  copy.write('photos/specimen.PNG', jpeg);
  expect(await said()).toMatch(
    /^content\/photos has two photographs named specimen, specimen\.\w+ and specimen\.\w+: delete one\.$/,
  );
  copy.remove('photos/specimen.PNG');
  copy.write('photos/صورة ١.png', jpeg);
  copy.write('photos/صورة 1.jpg', jpeg);
  expect(await said()).toMatch(/has two photographs named صورة-1, صورة .\.\w+ and صورة .\.\w+: /);
});

test('without the folder of photographs, each that content names is missed', async () => {
  copy.remove('photos');
  expect(await said()).toContain('names a photograph that is not in content/photos');
});

test('mistakes in the names of photographs hide no other mistake', async () => {
  copy.write('photos/specimen.jpg', jpeg);
  copy.write('photos/specimen.PNG', jpeg);
  copy.write('photos/what?.jpg', jpeg);
  copy.write('photos/short.jpg', jpeg.subarray(0, 5000));
  copy.write('photos.yaml', '- specimen\n');
  // The owner's own note, which nothing reads.
  copy.write('photos/credits.yaml', 'specimen: Ours\n');
  copy.change('en/about.yaml', /^heading: .*/m, 'heading:');
  const sentences = (await said()).split('\n').sort();
  expect(sentences).toEqual([
    expect.stringMatching(/^content\/en\/about\.yaml, line \d+: heading must not be empty\.$/),
    expect.stringMatching(/^content\/photos has two photographs named specimen, /),
    'content/photos.yaml, line 1: the file must be a group of entries, each with a name and a colon.',
    expect.stringMatching(/^content\/photos\/short\.jpg is damaged/),
    'content/photos/what?.jpg has ? in its name: give it another.',
  ]);
});

test('beside a mistake in its page, a photograph is found by its name as it is written', async () => {
  bring('IMG 4711.JPG', jpeg);
  copy.change('en/catalog.yaml', /^order: .*/m, 'order: <b>');
  expect(await said()).toMatch(/^content\/en\/catalog\.yaml, line \d+: order has <b> in it: .*$/);
});

test('a photograph that is too small is warned about', async () => {
  // As macOS writes é.
  const file = 'cafe\u0301.jpeg';
  const line = bring(file, await gray(900, 400).jpeg().toBuffer());
  expect(await said()).toBe(
    `content/ar/catalog.yaml, line ${line + 1}: styles[1].photo.name is only 900 × 400 pixels (${file}); this place needs 720 × 900, or it looks blurred.`,
  );
});

test('a photograph is large enough for a place only if it is for each of its crops', async () => {
  copy.write('photos/specimen.jpg', await gray(1000, 1000).jpeg().toBuffer());
  for (const locale of ['ar', 'en'])
    copy.change(`${locale}/home.yaml`, /^( {6}photo: )\S+/m, '$1specimen');
  expect(await said()).toContain(
    'hero.slides[1].photo is only 1000 × 1000 pixels (specimen.jpg); this place needs 1920 × 1200',
  );
});

test('a photograph whose file was renamed is the one that nothing names', async () => {
  const { entries, photos } = readContent(copy.folder);
  const file = `photos/${photos.usable.get(entries.en.about.photo.name)}`;
  const bytes = readFileSync(`${copy.folder}/${file}`);
  const texts = globSync(`${copy.folder}/**/*.yaml`).map((page) => readFileSync(page, 'utf8'));
  // Where more of them are in store, nothing is guessed.
  for (const [name, other] of photos.usable)
    if (!texts.some((text) => text.includes(name))) copy.remove(`photos/${other}`);
  copy.remove(file);
  copy.write('photos/quite another name.jpg', bytes);
  expect(await said()).toContain('did you mean quite-another-name?');
  copy.write('photos/zzz.jpg', bytes);
  expect(await said()).not.toContain('did you mean quite-another-name?');
});

test.each([
  ['specimen', '1200 × 630'],
  ['specimen, specimen-two', '308 × 393'],
])('photographs beside a link share its picture: %s', async (names, needs) => {
  for (const name of ['specimen', 'specimen-two'])
    copy.write(`photos/${name}.jpg`, await gray(300, 390).jpeg().toBuffer());
  for (const locale of ['ar', 'en'])
    copy.change(`${locale}/about.yaml`, /^( {2}photos:).*(\n {4}- .*)*/m, `$1 [${names}]`);
  expect(await said()).toContain(
    `preview.photos[1] is only 300 × 390 pixels (specimen.jpg); this place needs ${needs}`,
  );
});

test('a photograph that is shown whole may have any shape, but must be wide enough', async () => {
  const printArea = { left: 10, top: 10, width: 80, height: 80 };
  for (const locale of ['ar', 'en']) {
    const catalog = parse(readFileSync(`${copy.folder}/${locale}/catalog.yaml`, 'utf8'));
    Object.assign(catalog.styles[0], { plain: 'specimen', printArea });
    copy.write(`${locale}/catalog.yaml`, stringify(catalog, { aliasDuplicateObjects: false }));
  }
  copy.write('photos/specimen.jpg', await gray(1200, 500).jpeg().toBuffer());
  expect(await said()).not.toContain('specimen');
  copy.write('photos/specimen.jpg', await gray(1100, 500).jpeg().toBuffer());
  expect(await said()).toContain('is only 1100 × 500 pixels (specimen.jpg); this place needs 1200');
});

test('a photograph on its side is measured as it is shown', async () => {
  bring('specimen.jpg', await gray(1000, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  expect(await said()).toBe('');
});
