import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { iconPng, letterIcon } from '../../src/graphics/site-icon.ts';
import { drawSvg } from '../../src/logo/logo.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const sample = readContent();
const colors = palette(sample.site.colors);
const icon = `${temporaryFolder()}/icon.svg`;
vi.mock('../../src/data/content.ts', () => ({ getContent: () => ({ ...sample, icon }) }));

test.each([
  ['the color of its edge', '<path fill="#204080" d="M-16-16h32v32h-32z"/>', [2, 2], '#204080'],
  ['what ends at its edge', '<path fill="#204080" d="M-16 0h32v4h-32z"/>', [2, 66], '#204080'],
  ['paper, if its edge is clear', '<circle fill="#204080" r="9"/>', [2, 2], colors.paper],
  ['so much room that a circle holds it', '<circle fill="#204080" r="9"/>', [96, 64], colors.paper],
] as const)(
  'an icon that a phone cuts into its own form has around it %s',
  async (_, inside, [left, top], color) => {
    const box = 'xmlns="http://www.w3.org/2000/svg" viewBox="-16 -16 32 32"';
    writeFileSync(icon, `<svg ${box}>${inside}</svg>`);
    const png = await (await iconPng(128, { isOpaque: true, padding: 14 })).toBuffer();
    const picture = sharp(png).removeAlpha();
    expect((await picture.metadata()).width).toBe(128);
    const pixel = picture.extract({ left, top, width: 1, height: 1 });
    expect(`#${(await pixel.raw().toBuffer()).toString('hex')}`).toBe(color);
  },
);

test('a large icon is as sharp as a drawing that says it is small may be', async () => {
  const half = '<path fill="#fff" d="M0 0h40v40H0z"/><path d="M0 0h20v40H0z"/>';
  const size = 'xmlns="http://www.w3.org/2000/svg" width="40" height="40"';
  writeFileSync(icon, `<svg ${size}>${half}</svg>`);
  const picture = sharp(await (await iconPng(512)).toBuffer()).grayscale();
  const row = await picture.extract({ left: 0, top: 256, width: 512, height: 1 }).raw().toBuffer();
  expect(row.filter((shade) => shade > 10 && shade < 245).length).toBeLessThan(4);
});

test('an icon made of the name changes its colors on a dark bar of tabs', () => {
  const [, rule] =
    /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(letterIcon('Z', colors)) ?? [];
  expect(rule).toContain(`rect{fill:${colors.thread}}`);
  expect(rule).toContain(`g{fill:${colors.ink}`);
});

test.each(['خيط', 'ab', 'أ', '7 Threads'])(
  'the icon of %s without one has its first letter',
  async (name) => {
    const svg = letterIcon(name, colors);
    expect(svg).not.toContain('<text');
    const letter = svg.replace(/<rect[^>]*>|<path stroke-width="2"[^>]*>/g, '');
    const { info } = await drawSvg(letter, { width: 32, height: 32 })
      .trim({ background: '#0000' })
      .toBuffer({ resolveWithObject: true });
    expect(info.height > 14 || info.width > 18, JSON.stringify(info)).toBe(true);
    expect(letterIcon('Z', colors)).not.toBe(svg);
  },
);

test.each([
  ['khayt', 'K'],
  ['«خيط»', 'خ'],
  ['e\u0301tamine', '\u00c9'],
])('the icon of %s is a capital, without signs before it: %s', (name, letter) => {
  expect(letterIcon(name, colors)).toEqual(letterIcon(letter, colors));
});
