import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { iconPng, letterIcon } from '../../src/graphics/site-icon.ts';
import { type Drawing, svgOf } from '../../src/logo/draw.ts';

const sample = readContent();
const colors = palette(sample.site.colors);
const shown: { icon?: Omit<Drawing, 'largest'> } = {};
vi.mock('../../src/data/content.ts', () => ({ getContent: () => ({ ...sample, ...shown }) }));

test.each([
  ['the color of its edge', '<path fill="#204080" d="M-16-16h32v32h-32z"/>', [2, 2], '#204080'],
  ['paper, if its edge is clear', '<circle fill="#204080" r="9"/>', [2, 2], colors.paper],
  ['so much room that a circle holds it', '<circle fill="#204080" r="9"/>', [96, 64], colors.paper],
] as const)(
  'an icon that a phone cuts into its own form has around it %s',
  async (_, inside, [left, top], color) => {
    shown.icon = { svg: `<svg>${inside}</svg>`, box: { x: -16, y: -16, width: 32, height: 32 } };
    const png = await (await iconPng(128, { isOpaque: true, paddedBy: 4.5 / 32 })).toBuffer();
    const pixel = sharp(png).removeAlpha().extract({ left, top, width: 1, height: 1 });
    expect(`#${(await pixel.raw().toBuffer()).toString('hex')}`).toBe(color);
  },
);

test('an icon made of the name changes its colors on a dark bar of tabs', () => {
  const [, rule] =
    /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(letterIcon('Z', colors).svg) ?? [];
  expect(rule).toContain(`rect{fill:${colors.thread}}`);
  expect(rule).toContain(`g{fill:${colors.ink}`);
});

test.each(['خيط', 'ab', 'أ', '7 Threads'])(
  'the icon of %s without one has its first letter',
  async (name) => {
    const icon = letterIcon(name, colors);
    expect(icon.svg).not.toContain('<text');
    const letter = svgOf(icon).replace(/<rect[^>]*>|<path stroke-width="2"[^>]*>/g, '');
    const { info } = await sharp(Buffer.from(letter))
      .trim({ background: '#0000' })
      .toBuffer({ resolveWithObject: true });
    expect(info.height > 14 || info.width > 18, JSON.stringify(info)).toBe(true);
    expect(letterIcon('Z', colors)).not.toEqual(icon);
  },
);

test.each([
  ['khayt', 'K'],
  ['«خيط»', 'خ'],
  ['e\u0301tamine', '\u00c9'],
])('the icon of %s is a capital, without signs before it: %s', (name, letter) => {
  expect(letterIcon(name, colors)).toEqual(letterIcon(letter, colors));
});
