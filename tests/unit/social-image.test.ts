import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { drawSocialImage } from '../../src/graphics/social-image.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { cloth, similarity } from '../helpers/similarity.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const folder = temporaryFolder();
/** The logos on dark. */
const dark: Partial<Record<Locale, { file: string; isOnPlate: boolean }>> = {};
const content = { ...readContent(), logos: { light: {}, dark } };

/** A logo of this shape, in red unless it is to be clear. */
function logo(width: number, color = '#f00') {
  const file = `${folder}/${width}-${color}.svg`;
  const box = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"`;
  writeFileSync(file, `<svg ${box}><path fill="${color}" d="M0 0h${width}v10H0z"/></svg>`);
  return { file, isOnPlate: false };
}

const cutOut = `${folder}/shirt.png`;
const photo = { file: cutOut, focus: [50, 50], background: '#1e1ec8' };
for (const locale of localeCodes)
  Object.assign(content.entries[locale].about.preview, { photos: [photo] });
vi.mock('../../src/data/content.ts', () => ({ getContent: () => content }));

beforeAll(async () => {
  const background = '#0000';
  await sharp({ create: { width: 1200, height: 1200, channels: 4, background } }).toFile(cutOut);
});

test('a transparent photograph has the background that it has on the pages', async () => {
  const picture = sharp(await drawSocialImage('about', 'en'));
  const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  for (const [index, value] of [0x1e, 0x1e, 0xc8].entries())
    expect(Math.abs(value - (corner[index] as number))).toBeLessThan(4);
});

test('a photograph of 16 bits has its colors', async () => {
  const file = `${folder}/deep.png`;
  const red = { width: 1200, height: 630, channels: 3, background: '#c81e1e' } as const;
  await sharp({ create: red }).toColourspace('rgb16').withIccProfile('p3').png().toFile(file);
  onTestFinished(() => void Object.assign(photo, { file: cutOut }));
  Object.assign(photo, { file });
  const picture = sharp(await drawSocialImage('about', 'en'));
  const [r = 0, g = 0, b = 0] = await picture.raw().toBuffer();
  expect(Math.hypot(r - 0xc8, g - 0x1e, b - 0x1e)).toBeLessThan(8);
});

test('a photograph is cut around the point that stays in view', async () => {
  const file = `${folder}/wide.png`;
  const half = { width: 1200, height: 630, channels: 3, background: '#000' } as const;
  await sharp({ create: half }).extend({ right: 1200, background: '#fff' }).toFile(file);
  onTestFinished(() => void Object.assign(photo, { file: cutOut, focus: [50, 50] }));
  Object.assign(photo, { file, focus: [100, 50] });
  const picture = sharp(await drawSocialImage('about', 'en'));
  const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[0]).toBeGreaterThan(250);
});

test('its photographs look like their originals', async () => {
  const file = `${folder}/cloth.png`;
  await cloth(1200, 630).toFile(file);
  onTestFinished(() => void Object.assign(photo, { file: cutOut }));
  Object.assign(photo, { file });
  const cornerOf = (picture: string | Buffer) =>
    sharp(picture).extract({ left: 0, top: 0, width: 240, height: 300 }).png().toBuffer();
  const drawn = await cornerOf(await drawSocialImage('about', 'en'));
  expect(await similarity(drawn, await cornerOf(file))).toBeGreaterThan(0.95);
});

test('its address changes with what it shows, and with nothing else: apps keep it by its address', async () => {
  vi.stubEnv('MODE', 'production');
  const address = async () => {
    vi.resetModules();
    const { socialImagePath } = await import('../../src/graphics/social-image-file.ts');
    return socialImagePath('about', 'en');
  };
  const addresses = [await address()];
  expect(await address()).toBe(addresses[0]);
  const { about } = content.entries.en;
  const { heading } = about;
  onTestFinished(() => {
    delete dark.en;
    Object.assign(about, { heading });
    Object.assign(photo, { background: '#1e1ec8' });
  });
  Object.assign(about, { heading: `${heading} 7` });
  addresses.push(await address());
  dark.en = logo(20);
  addresses.push(await address());
  Object.assign(photo, { background: '#1e1ec0' });
  addresses.push(await address());
  expect(new Set(addresses).size).toBe(4);
});

/** Whether each pixel of a picture has about this color. */
function isColored(data: Buffer, color: string) {
  const wanted = Buffer.from(color.slice(1), 'hex');
  return Array.from({ length: data.length / 3 }, (_, index) =>
    wanted.every((value, part) => Math.abs(value - Number(data[3 * index + part])) < 40),
  );
}

test('without a logo the name stands in its place', async () => {
  const light = palette(content.site.colors)['paper-light'];
  const lightIn = async () => {
    const picture = await sharp(await drawSocialImage('about', 'en'))
      .raw()
      .toBuffer();
    return isColored(picture, light).filter(Boolean).length;
  };
  const named = await lightIn();
  dark.en = logo(20, 'none');
  onTestFinished(() => void delete dark.en);
  expect(named - (await lightIn())).toBeGreaterThan(300);
});

/** The social image in pixels, and the columns and rows of those that are red, as the logo is. */
async function drawRed(locale: Locale) {
  const picture = sharp(await drawSocialImage('about', locale));
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const red = Array.from({ length: data.length / 3 }, (_, index) => index).filter(
    (index) => Number(data[3 * index]) > 180 && Number(data[3 * index + 1]) < 70,
  );
  const columns = red.map((index) => index % 1200);
  return { data, columns, rows: red.map((index) => Math.floor(index / 1200)) };
}

// 70 pixels high, 40 from the label's edge that reading begins at; the label is 584 wide, in the middle.
test.each([
  ['en', 348],
  ['ar', 712],
] as const)(
  '%s: the logo and the words stand where reading begins, and a thread runs on from the logo’s end',
  async (locale, left) => {
    dark[locale] = logo(20);
    const { data, columns, rows } = await drawRed(locale);
    const width = Math.max(...columns) - Math.min(...columns);
    const height = Math.max(...rows) - Math.min(...rows);
    for (const [seen, wanted] of [
      [Math.min(...columns), left],
      [width, 140],
      [height, 70],
    ] as const)
      expect(Math.abs(seen - wanted)).toBeLessThan(4);
    const { thread, 'paper-light': light } = palette(content.site.colors);
    /** The columns of the label that have a color in these rows. */
    const columnsOf = (color: string, from: number, to: number, picture = data) =>
      isColored(picture, color).flatMap((isIt, index) => {
        const [row, column] = [Math.floor(index / 1200), index % 1200];
        return isIt && row > from && row < to && column > 308 && column < 892 ? [column] : [];
      });
    const lowest = Math.max(...rows);
    // A logo that shows nothing takes the same place, and hides no stitch behind it.
    dark[locale] = logo(20, 'none');
    const clear = await sharp(await drawSocialImage('about', locale))
      .raw()
      .toBuffer();
    const stitches = columnsOf(thread, lowest - 70, lowest, clear);
    expect(stitches.length).toBeGreaterThan(200);
    const isBefore = (column: number) => (locale === 'en' ? column < 486 : column > 714);
    expect(stitches.filter(isBefore)).toEqual([]);
    for (const words of [columnsOf(thread, lowest, 570), columnsOf(light, lowest, 570)]) {
      const begins = locale === 'en' ? Math.min(...words) : Math.max(...words);
      expect(Math.abs(begins - (locale === 'en' ? 348 : 852))).toBeLessThan(6);
    }
  },
);

test('a wide logo is as wide as the words may be, in the middle of its row', async () => {
  onTestFinished(() => void delete dark.en);
  const middleOf = (numbers: number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  dark.en = logo(20);
  const usual = await drawRed('en');
  dark.en = logo(200);
  const { columns, rows } = await drawRed('en');
  const width = Math.max(...columns) - Math.min(...columns);
  expect(Math.abs(width - 504)).toBeLessThan(8);
  expect(Math.abs(middleOf(rows) - middleOf(usual.rows))).toBeLessThan(3);
});

test('a logo that is not drawn for dark stands on a plate of paper', async () => {
  onTestFinished(() => void delete dark.en);
  dark.en = { ...logo(20), isOnPlate: true };
  const { data, columns, rows } = await drawRed('en');
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  expect(Math.abs(Math.max(...rows) - top - 54)).toBeLessThan(4);
  const isPaper = isColored(data, content.site.colors.paper);
  expect([isPaper[top * 1200 + left - 4], isPaper[(top - 4) * 1200 + left]]).toEqual([true, true]);
});
