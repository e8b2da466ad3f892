import { expect, test } from 'vitest';
import { isInRowOfTwo } from '../../src/images/presets.ts';

test.each([
  [6, ''],
  [7, '3456'],
  [8, '67'],
  [4, '0123'],
  [2, '01'],
])('of %i things in rows of three, these stand in rows of two: %s', (count, expected) => {
  const indexes = Array.from({ length: count }, (_, index) => index);
  expect(indexes.filter((index) => isInRowOfTwo(index, count)).join('')).toBe(expected);
});
