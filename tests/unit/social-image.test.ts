import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { drawSocialImage } from '../../src/graphics/social-image.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Drawing } from '../../src/logo/draw.ts';
import { palette } from '../../src/styles/palette.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const drawing: Drawing = {
  svg: '<svg><path fill="#f00" d="M0 0h20v10H0z"/></svg>',
  box: { x: 0, y: 0, width: 20, height: 10 },
  largest: 20,
};
const ink: Partial<Record<Locale, { drawing: Drawing }>> = {};
const content = { ...readContent(), logos: { paper: {}, ink } };
const cutOut = `${temporaryFolder()}/shirt.png`;
vi.mock('../../src/data/content.ts', () => ({
  getContent: () => content,
  getPhoto: () => ({ file: cutOut, focus: [50, 50] }),
}));

beforeAll(async () => {
  const background = '#0000';
  await sharp({ create: { width: 1200, height: 1200, channels: 4, background } }).toFile(cutOut);
});

test('a transparent photograph has the background that it has on the pages', async () => {
  const picture = sharp(await drawSocialImage('about', 'en'));
  const corner = await picture.extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const background = palette(content.site.colors).stone.match(/\w\w/g) ?? [];
  for (const [index, value] of background.entries()) {
    expect(Math.abs(Number.parseInt(value, 16) - (corner[index] as number))).toBeLessThan(4);
  }
});

// 70 pixels high, 40 from the label's edge that reading begins at; the label is 584 wide, in the middle.
test.each([
  ['en', 348],
  ['ar', 712],
] as const)('%s: the logo stands where reading begins', async (locale, left) => {
  ink[locale] = { drawing };
  const picture = sharp(await drawSocialImage('about', locale));
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const red = Array.from({ length: data.length / 3 }, (_, index) => index).filter(
    (index) => Number(data[3 * index]) > 180 && Number(data[3 * index + 1]) < 70,
  );
  const columns = red.map((index) => index % 1200);
  const rows = red.map((index) => Math.floor(index / 1200));
  const width = Math.max(...columns) - Math.min(...columns);
  const height = Math.max(...rows) - Math.min(...rows);
  for (const [seen, wanted] of [
    [Math.min(...columns), left],
    [width, 140],
    [height, 70],
  ] as const)
    expect(Math.abs(seen - wanted)).toBeLessThan(4);
});
