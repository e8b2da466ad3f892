import { expect, test } from 'vitest';
import { coordinatesIn, numberIn } from '../../editor/forms/browser/numbers.ts';

test.each([
  ['20', 20],
  ['20%', 20],
  ['٪٢٠', 20],
  ['٢٠', 20],
  ['۲۰', 20],
  ['24 قطعة', 24],
  ['24 pieces', 24],
  ['12 repairs', 12],
  ['\u200f١٬٠٦٤', 1064],
  ['1,064', 1064],
  ['1 064', 1064],
  ['30.9706', 30.9706],
  ['٣٠٫٩٧٠٦', 30.9706],
  ['30,97', 30.97],
  ['-12', -12],
  ['', undefined],
  ['  ', undefined],
])('a number is read as people write it: %j', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});

test.each([
  'عشرون',
  'twenty',
  '20 to 30',
  '5-10',
  '%',
  '12 دستة',
  '3 آلاف',
  '12 زوج',
  '12 dozen',
  '5k',
  '5 k',
])('what is no number stays as it is typed: %s', (typed) => {
  expect(numberIn(typed)).toBe(typed);
});

test.each([
  ['31.2001, 29.9187', [31.2001, 29.9187]],
  ['٣١٫٢٠٠١، ٢٩٫٩١٨٧', [31.2001, 29.9187]],
  ['-33.86 151.21', [-33.86, 151.21]],
  ['https://maps.google.com/@31.2001,29.9187,15z', [31.2001, 29.9187]],
  ['31.2001', undefined],
])('both coordinates are read from one paste: %s', (typed, pair) => {
  expect(coordinatesIn(typed)).toEqual(pair);
});
