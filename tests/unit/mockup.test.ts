import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';
import { lightOf } from '../../src/mockup/artwork/cloth.ts';
import { withoutGround } from '../../src/mockup/artwork/ground.ts';
import { bestInk, type Ink, isFaint, separate } from '../../src/mockup/artwork/ink.ts';
import {
  narrowest,
  type PlaceName,
  placeIn,
  placeNames,
  placeOf,
  usual,
  widest,
} from '../../src/mockup/artwork/placement.ts';
import { MockupButton } from '../../src/mockup/MockupButton.tsx';

/** A print area of 40 by 20 cm, and one on which a whole sheet has room. */
const area = { width: 400, height: 200, perCm: 10 };
const large = { width: 600, height: 600, perCm: 10 };

describe('an artwork in its print area', () => {
  test.each([
    ['as the area allows: a wide one', area, { width: 100, height: 10 }, 40],
    ['as the area allows: a high one', area, { width: 10, height: 40 }, 5],
    ['as a sheet of A3 allows: one of its shape', large, { width: 420, height: 297 }, 42],
    ['as a sheet of A3 allows: an upright one', large, { width: 297, height: 420 }, 29.7],
    ['as a sheet of A3 allows: a square', large, { width: 9, height: 9 }, 29.7],
  ])('may be as wide %s', (_, area, artwork, cm) => {
    expect(widest(area, artwork)).toBeCloseTo(cm);
  });

  test.each<[string, PlaceName, number, [left: number, top: number, width: number]]>([
    ['a word on the chest is 28 cm wide', 'chest', 4, [160, 0, 280]],
    ['a sign on the chest is 25 cm wide', 'chest', 1, [175, 0, 250]],
    ['a high sign is 25 cm high', 'chest', 0.5, [237.5, 0, 125]],
    ['over the heart it is 9 cm wide, on the wearer’s left', 'heart', 1, [350, 0, 90]],
    ['on all of the front it is as large as it may be', 'front', 1, [151.5, 0, 297]],
    ['on the back it is as on the chest', 'back', 4, [160, 0, 280]],
  ])('%s', (_, place, ratio, [left, top, width]) => {
    const artwork = { width: 100 * ratio, height: 100 };
    const { box } = placeIn(usual(place, large, artwork), large, artwork);
    expect(box[0]).toBeCloseTo(left);
    expect(box[1]).toBeCloseTo(top);
    expect(box[2]).toBeCloseTo(width);
  });

  test.each(placeNames)('%s is wholly inside, also where there is little room', (place) => {
    for (const perCm of [2, 10, 60]) {
      const small = { ...area, perCm };
      const [left, top, width, height] = placeIn(usual(place, small, area), small, area).box;
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(area.width + 1e-9);
      expect(top + height).toBeLessThanOrEqual(area.height + 1e-9);
    }
  });

  test('is moved no further than to the edges, and sized to no less than can be found again', () => {
    const half = placeIn({ x: -1, y: 9, cm: 20 }, area, area);
    expect(half.box).toEqual([0, 100, 200, 100]);
    expect(half.placement).toEqual({ x: 0.25, y: 0.75, cm: 20 });
    expect(placeIn({ x: 9, y: -1, cm: 20 }, area, area).box).toEqual([200, 0, 200, 100]);
    const middle = { x: 0.5, y: 0.5 };
    expect(placeIn({ ...middle, cm: 0 }, area, area).placement.cm).toBe(narrowest);
    expect(placeIn({ ...middle, cm: 99 }, area, area).placement.cm).toBe(40);
  });
});

test.each<[string, PlaceName, { x: number; cm: number }, PlaceName]>([
  ['a small one that is moved over the heart', 'chest', { x: 0.7, cm: 9 }, 'heart'],
  ['one that is moved away from there', 'heart', { x: 0.5, cm: 9 }, 'chest'],
  ['one that is larger than a heart', 'heart', { x: 0.7, cm: 20 }, 'chest'],
  ['one that is no longer as large as the front', 'front', { x: 0.5, cm: 18 }, 'chest'],
  ['one that still is', 'front', { x: 0.5, cm: 28 }, 'front'],
  ['one on the back', 'back', { x: 0.7, cm: 9 }, 'back'],
])('a print is named by where it is: %s', (_, before, { x, cm }, place) => {
  expect(placeOf(before, { x, y: 0.5, cm })).toBe(place);
});

test('where no style has a plain photograph, there is no button for a logo', () => {
  const { catalog } = readContent().entries.en;
  const styles = catalog.styles.map(({ plain, ...style }) => style);
  expect(MockupButton({ catalog: { ...catalog, styles } as never })).toBeNull();
});

/** Pixels of a few colors, as the letters of the rows say. */
function pixelsOf(rows: string[], colors: Record<string, number[]>) {
  return new Uint8ClampedArray([...rows.join('')].flatMap((letter) => colors[letter] ?? []));
}

/** How opaque each pixel is, in rows of eleven. */
function opacities(pixels: Iterable<number> = [], width = 11) {
  const all = [...pixels].filter((_, at) => at % 4 === 3).map((value) => (value > 127 ? '#' : '.'));
  return all.join('').match(new RegExp(`.{${width}}`, 'g')) ?? [];
}

test.each([
  ['light', 200],
  ['dark', 25],
])('a fold of %s cloth shades the print, and a ridge lights it', (_, cloth) => {
  const gray = (value: number) => [value, value, value, 255];
  const pixels = pixelsOf(['cccccccc', 'ccfcccrc'], {
    c: gray(cloth),
    f: gray(cloth * 0.6),
    r: gray(cloth * 1.2),
  });
  const light = lightOf(pixels);
  const at = (index: number) => [...light.subarray(index * 4, index * 4 + 4)];
  const [flat, fold, ridge] = [at(0), at(10), at(14)];
  expect(flat[3]).toBeLessThan(12);
  expect(fold.slice(0, 3)).toEqual([0, 0, 0]);
  expect(fold[3]).toBeGreaterThan(40);
  expect(ridge.slice(0, 3)).toEqual([255, 255, 255]);
  expect(ridge[3]).toBeGreaterThan(12);
  // What is printed on dark cloth is not lost in it.
  expect(Math.max(...light.filter((_, index) => index % 4 === 3))).toBeLessThanOrEqual(128);
});

describe('the ground of a picture', () => {
  const colors = {
    w: [254, 253, 255, 255],
    b: [10, 10, 10, 255],
    r: [200, 20, 20, 255],
    n: [16, 24, 60, 255],
    p: [170, 168, 160, 255],
  };
  const ring = (first: string, second: string, ground = 'w') =>
    [
      'wwwwwwwwwww',
      'wwwwwwwwwww',
      'wwbbbbbbbww',
      'wwbbbbbbbww',
      'wwbbbbbbbww',
      'wwbbbwbbbww',
      'wwbbbbbbbww',
      'wwbbbbbbbww',
      'wwbbbbbbbww',
      'wwwwwwwwwww',
      'wwwwwwwwwww',
    ].map((row) =>
      row
        .replace('bbb', first.repeat(3))
        .replace(/bbb(?=w*$)/, second.repeat(3))
        .replaceAll('w', ground),
    );
  const cleared = async (rows: string[]) =>
    withoutGround(pixelsOf(rows, colors), rows[0]?.length ?? 0);

  test('goes with what is within letters, where there is one ink', async () => {
    const clear = await cleared(ring('b', 'b'));
    expect(opacities(clear?.pixels)[5]).toBe('..###.###..');
    expect(clear?.isSure).toBe(true);
  });

  test('stays where it is a color of the drawing', async () => {
    const clear = opacities((await cleared(ring('b', 'r')))?.pixels);
    expect(clear[5]).toBe('..#######..');
    expect(clear[0]).toBe('...........');
  });

  test.each([
    [3, '.'],
    [8, '.'],
    [10, '#'],
  ])('of several inks has a hole of %i pixels as in a letter: "%s"', async (side, hole) => {
    const isIn = (at: number, first: number, size: number) => at >= first && at < first + size;
    const letter = (x: number, y: number) =>
      isIn(x, 10, 20) && isIn(y, 20, 20) && !(isIn(x, 16, side) && isIn(y, 26, side));
    const rows = Array.from({ length: 60 }, (_, y) =>
      Array.from({ length: 60 }, (_, x) => {
        if (letter(x, y)) return 'b';
        return isIn(x, 34, 14) && isIn(y, 20, 20) ? 'r' : 'w';
      }).join(''),
    );
    const clear = opacities((await cleared(rows))?.pixels, 60);
    expect(clear[27]?.[17]).toBe(hole);
    expect([clear[21]?.[11], clear[21]?.[35], clear[5]?.[5]].join('')).toBe('##.');
  });

  test('of paper, which is no ink, goes everywhere', async () => {
    expect(opacities((await cleared(ring('b', 'r', 'p')))?.pixels)[5]).toBe('..###.###..');
  });

  test('may be dark', async () => {
    const clear = await cleared(['nnnnnnn', 'nnpppnn', 'nnpnpnn', 'nnpppnn', 'nnnnnnn']);
    expect(opacities(clear?.pixels, 7).slice(1, 3)).toEqual(['..###..', '..#.#..']);
    expect(clear?.isSure).toBe(true);
  });

  test('goes on both sides of a drawing that reaches from edge to edge', async () => {
    // All but 2 of the 400 pixels along the border are like the ground.
    const rows = Array.from({ length: 101 }, () => `${'w'.repeat(50)}b${'w'.repeat(50)}`);
    rows[50] = `${'w'.repeat(40)}rrrrr${'w'.repeat(5)}b${'w'.repeat(50)}`;
    const clear = opacities((await cleared(rows))?.pixels, 101);
    expect(clear[0]).toBe(`${'.'.repeat(50)}#${'.'.repeat(50)}`);
  });

  test('may be shaded, and the ink is even all the same', async () => {
    const [width, height] = [120, 80];
    const pixels = new Uint8ClampedArray(width * height * 4);
    const isDrawn = (x: number, y: number) => x > 20 && x < 100 && y > 30 && y < 50;
    for (let at = 0; at < width * height; at++) {
      const [x, y] = [at % width, Math.floor(at / width)];
      // Half as light at one corner as at the other, and grained.
      const light = 220 - 70 * (x / width) - 40 * (y / height) + ((at * 7919) % 9) - 4;
      const value = isDrawn(x, y) ? 30 : light;
      pixels.set([value, value, value - 4, 255], at * 4);
    }
    const clear = await withoutGround(pixels, width);
    expect(clear?.isSure).toBe(true);
    const inks = new Set<string>();
    for (let at = 0; at < width * height; at++) {
      const [red, , , alpha] = clear?.pixels.subarray(at * 4, at * 4 + 4) ?? [];
      const isInk = isDrawn(at % width, Math.floor(at / width));
      expect(alpha, `${at}`).toBe(isInk ? 255 : 0);
      if (isInk) inks.add(`${red}`);
    }
    expect(inks.size).toBe(1);
  });

  test('that something covers in part is taken out only where that is asked for', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, y) => `${'w'.repeat(49)}${y > 20 && y < 38 ? 'r' : 'w'}`,
    );
    expect((await cleared(rows))?.isSure).toBe(false);
  });

  test.each([
    ['of two colors', ['www', 'wbw', 'rrr']],
    ['all there is', ['www', 'www', 'www']],
    ['covered at its foot', ['wwwww', 'wwbww', 'wbbbw']],
    ['covered at its side', ['wwwww', 'wwwwb', 'wwbbb', 'wwwwb', 'wwwww']],
  ])('is none that is %s', async (_, rows) => {
    expect(await cleared(rows)).toBeUndefined();
  });
});

describe('one color', () => {
  const inks: Ink[] = [
    { name: 'white', color: '#ffffff' },
    { name: 'ink', color: '#14213d' },
    { name: 'thread', color: '#e0a526' },
    { name: 'black', color: '#101010' },
  ];
  /** The lightness of navy, sage and white cloth, 0 to 1. */
  const [navy, sage, white] = [0.13, 0.58, 0.9];

  test.each([
    ['white on navy', navy, 'white'],
    ['the house’s ink on sage', sage, 'ink'],
    ['the house’s ink on white', white, 'ink'],
  ])('is chosen by how it shows: %s', (_, cloth, name) => {
    expect(bestInk(inks, cloth).name).toBe(name);
  });

  test('and an artwork are called faint where they hardly show', () => {
    const [onWhite, onNavy] = inks.map((ink) => [white, navy].map((cloth) => isFaint(ink, cloth)));
    expect(onWhite).toEqual([true, false]);
    expect(onNavy).toEqual([false, true]);
    // A fifth of an artwork may be hard to see, but no more.
    const mostlyRed = (black: number) => [
      ...Array.from({ length: black }, () => 0.05),
      ...Array.from({ length: 100 - black }, () => 0.5),
    ];
    expect(isFaint(mostlyRed(20), navy)).toBe(false);
    expect(isFaint(mostlyRed(21), navy)).toBe(true);
  });

  test('keeps the parts of an artwork apart, and an even artwork whole', async () => {
    const two = pixelsOf(['b'.repeat(40) + 'y'.repeat(40)], {
      b: [10, 20, 40, 255],
      y: [240, 200, 40, 255],
    });
    const alphas = async (pixels: Uint8ClampedArray<ArrayBuffer>) =>
      [...(await separate(pixels)).shape].filter((_, at) => at % 4 === 3);
    const [dark = 0, light = 0] = [(await alphas(two))[0], (await alphas(two))[79]];
    expect(dark).toBe(255);
    expect(light).toBeGreaterThan(80);
    expect(light).toBeLessThan(190);
    const even = pixelsOf(['y'.repeat(80)], { y: [240, 200, 40, 255] });
    expect(new Set(await alphas(even))).toEqual(new Set([255]));
  });
});
