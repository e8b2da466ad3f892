import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';
import { withoutBackground } from '../../src/mockup/background.ts';
import { lightOf } from '../../src/mockup/cloth.ts';
import { MockupButton } from '../../src/mockup/MockupButton.tsx';
import {
  covers,
  isAt,
  type Placement,
  placeIn,
  placements,
  smallest,
} from '../../src/mockup/placement.ts';

const middle: Placement = { x: 0.5, y: 0.5, size: 1 };
const area = { width: 400, height: 200 };

describe('an artwork in its print area', () => {
  test.each([
    ['wide', { width: 100, height: 10 }, [0, 80, 400, 40]],
    ['high', { width: 10, height: 40 }, [175, 0, 50, 200]],
    ['of the same shape', { width: 800, height: 400 }, [0, 0, 400, 200]],
  ])('is as large as it allows: %s', (_, artwork, box) => {
    expect(placeIn(middle, area, artwork).box).toEqual(box);
  });

  test.each(Object.entries(placements))('%s is wholly inside', (_, placement) => {
    const [left, top, width, height] = placeIn({ ...middle, ...placement }, area, area).box;
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(area.width);
    expect(top + height).toBeLessThanOrEqual(area.height);
  });

  test('is moved no further than to the edges, and sized to no less than can be found again', () => {
    const half = placeIn({ x: -1, y: 9, size: 0.5 }, area, area);
    expect(half.box).toEqual([0, 100, 200, 100]);
    expect(half.placement).toEqual({ x: 0.25, y: 0.75, size: 0.5 });
    expect(placeIn({ x: 9, y: -1, size: 0.5 }, area, area).box).toEqual([200, 0, 200, 100]);
    expect(placeIn({ ...middle, size: 0 }, area, area).placement.size).toBe(smallest);
    expect(placeIn({ ...middle, size: 7 }, area, area).placement.size).toBe(1);
  });
});

test.each([
  ['on it', { x: 0.3, y: 0.7 }, true],
  ['on its left', { x: 0.2, y: 0.5 }, false],
  ['on its right', { x: 0.8, y: 0.5 }, false],
  ['above it', { x: 0.5, y: 0.2 }, false],
  ['below it', { x: 0.5, y: 0.8 }, false],
])('a press is told from one that begins on the artwork: %s', (_, point, isOn) => {
  expect(covers({ ...middle, size: 0.5 }, area, area, point)).toBe(isOn);
});

test('the button of a placement is no longer marked once the artwork has another place or size', () => {
  const placed = { ...middle, ...placements.chestSmall };
  expect(isAt(placed, 'chestSmall')).toBe(true);
  for (const change of [{ x: 0.7 }, { y: 0.1 }, { size: 0.5 }])
    expect(isAt({ ...placed, ...change }, 'chestSmall')).toBe(false);
  expect(isAt(middle, 'center')).toBe(true);
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

describe('a white background', () => {
  const colors = {
    w: [254, 253, 255, 255],
    b: [10, 10, 10, 255],
    r: [200, 20, 20, 255],
    n: [16, 24, 60, 255],
    t: [255, 255, 255, 0],
  };
  const ring = (first: string, second: string) =>
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
    ].map((row) => row.replace('bbb', first.repeat(3)).replace(/bbb(?=w*$)/, second.repeat(3)));

  test('goes with what is within letters, where there is one ink', () => {
    const pixels = pixelsOf(ring('b', 'b'), colors);
    expect(opacities(withoutBackground(pixels, 11))[5]).toBe('..###.###..');
  });

  test('stays where it is a color of the drawing', () => {
    const pixels = pixelsOf(ring('b', 'r'), colors);
    const clear = opacities(withoutBackground(pixels, 11));
    expect(clear[5]).toBe('..#######..');
    expect(clear[0]).toBe('...........');
  });

  test('goes on both sides of a drawing that reaches from edge to edge', () => {
    // All but 2 of the 400 pixels along the border are like the background.
    const rows = Array.from({ length: 101 }, () => `${'w'.repeat(50)}b${'w'.repeat(50)}`);
    rows[50] = `${'w'.repeat(40)}rrrrr${'w'.repeat(5)}b${'w'.repeat(50)}`;
    const clear = opacities(withoutBackground(pixelsOf(rows, colors), 101), 101);
    expect(clear[0]).toBe(`${'.'.repeat(50)}#${'.'.repeat(50)}`);
  });

  test.each([
    ['dark', ['nnn', 'nbn', 'nnn']],
    ['transparent', ['ttt', 'tbt', 'ttt']],
    ['of two colors', ['www', 'wbw', 'rrr']],
    ['all there is', ['www', 'www', 'www']],
    ['covered at its foot', ['wwwww', 'wwbww', 'wbbbw']],
    ['covered at its side', ['wwwww', 'wwwwb', 'wwbbb', 'wwwwb', 'wwwww']],
  ])('is none that is %s', (_, rows) => {
    const width = rows[0]?.length ?? 0;
    expect(withoutBackground(pixelsOf(rows, colors), width)).toBeUndefined();
  });
});
