import { expect, test } from 'vitest';
import {
  type Choice,
  choiceFragment,
  readChoice,
  readPieces,
  tooFew,
} from '../../src/chat/choice.ts';
import { random } from '../helpers/random.ts';
import { audiences, randomChoice } from './random-choice.ts';

test.each([
  ['#traders+product-a', '#traders.product-a'],
  ['#product-b=120+product-a+product-b+startups', '#startups.product-a.product-b.120'],
  ['#category-c=7+product-a=١٢٠', '#product-a.120.category-c.7'],
  ['#product-a=99999+product-b=100000', '#product-a.99999.product-b'],
  ['#product-a=0+product-b=-1', '#product-a.product-b'],
  ['#product-a=1e3+product-b=1000000000', '#product-a.product-b'],
  ['#product-a=1,200+product-b=1,20', '#product-a.1200.product-b'],
  ['#product-a=<img src=x>', '#product-a'],
  ['#product-a=%31', '#product-a.1'],
  ['#product-a=%3', '#product-a'],
  [`#product-a=${'x'.repeat(5000)}`, '#product-a'],
  ['#%70roduct-a', '#product-a'],
  ['#product-a&text=5', '#product-a'],
  ['#product-a?utm_campaign=traders', '#product-a'],
  ['#product-a?utm_source=product-b&utm_campaign=traders', '#product-a'],
  ['#product-a—', '#product-a'],
  ['#product-x+__proto__=5+content', ''],
  ['#product-a+<img src=x>', '#product-a'],
  ['', ''],
])('the fragment %s of an address is read as %s', (fragment, known) => {
  const ids = ['product-a', 'product-b', 'category-c'];
  const data = { audiences, ids, quantities: true };
  expect(choiceFragment(readChoice(fragment, data))).toBe(known);
  const withoutNumbers = choiceFragment(readChoice(fragment, { ...data, quantities: false }));
  expect(withoutNumbers).toBe(known.replace(/\.\d+/g, ''));
});

/** How a fragment was written before: it may still be in somebody's chat. */
function olderFragment({ audience, items }: Choice): string {
  const names = items.map(({ id, pieces }) => (pieces ? `${id}=${pieces}` : id));
  return `#${[...(audience ? [audience] : []), ...names].join('+')}`;
}

const endings = [
  '.',
  ')',
  '”',
  ' ',
  '%',
  '%2',
  '&fbclid=IwAR0traders',
  '?utm_source=product-a',
  '،',
  '*',
];

/** What apps do to an address. */
const manglings: ((fragment: string, at: number) => string)[] = [
  (fragment) => fragment.toUpperCase(),
  (fragment) => `#${encodeURIComponent(fragment.slice(1))}`,
  (fragment) => fragment.replaceAll('+', ' '),
  (fragment) => fragment.replaceAll('+', '%20'),
  (fragment) => fragment.replaceAll('+', '%2B'),
  (fragment) => fragment.replaceAll('+', '&').replaceAll('.', '&'),
  (fragment) => fragment.replaceAll('=', '%3d'),
  (fragment) => fragment.replaceAll('-', '\u2011'),
  // Only numbers: an app that changes digits leaves those of codes and names alone.
  (fragment) =>
    fragment.replace(/(?<=[.=])\d+(?![a-z\d-])/gi, (number) =>
      number.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
    ),
  // Where a line may break.
  (fragment) => fragment.replace(/[.+=-]/g, '$&\u200b'),
  (fragment, at) => fragment + endings[at % endings.length],
];

test('a choice survives what apps do to its address, also several times', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const { choice } = randomChoice(seed);
    const below = random(seed);
    const ids = choice.items.map(({ id }) => id);
    const named = ids.length > 0 ? choice : { items: [] };
    for (const fragment of [choiceFragment(named), olderFragment(named)]) {
      let address = fragment;
      for (let times = below(4); times > 0; times--) {
        const mangle = manglings[below(manglings.length)];
        address = mangle?.(address, below(100)) ?? address;
      }
      const read = readChoice(address, { audiences, ids, quantities: true });
      expect({ address, ...read }).toEqual({ address, ...named });
    }
    // No app encodes such signs, and none cuts off what an address ends with.
    expect(choiceFragment(named)).toMatch(/^#[a-z\d.-]*[a-z\d-]$/);
  }
});

test('a link adds each item once, and its audience replaces the one before', () => {
  const data = { audiences, ids: ['product-a', 'product-b', 'product-c'], quantities: true };
  const add = (...fragments: string[]) => choiceFragment(readChoice(fragments.join(''), data));
  expect(add('#startups.product-a.5.product-b', '#product-a.product-c')).toBe(
    '#startups.product-a.5.product-b.product-c',
  );
  expect(add('#product-a.5', '#product-a.9')).toBe('#product-a.9');
  expect(add('#traders.product-a', '#startups')).toBe('#startups.product-a');
  expect(add('', '#product-b')).toBe('#product-b');
});

test.each([
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ["12'000", 12000],
  ['١٬٢٠٠', 1200],
  ['١،٢٠٠', 1200],
  ['1\u202f200', 1200],
  ['1\u2009200', 1200],
  ['1\u00a0200', 1200],
  ['۱۲۰', 120],
  ['１２０', 120],
  ['𝟏𝟐𝟎', 120],
  ['000120', 120],
  ['120 قطعة', 120],
  ['١٢٠ قِطعه', 120],
  ['قطعة 120', 120],
  ['120pcs.', 120],
  ['120 pieces', 120],
  ['\u200f120\u200e', 120],
  ['\u20661\u061c2\u200c0\u2069\ufeff', 120],
  ['99,999', 99999],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['−5', undefined],
  ['0', undefined],
  ['1.5', undefined],
  ['1,20', undefined],
  ['0.120', undefined],
  ['1,2000', undefined],
  ['12 or 15', undefined],
  ['100,000', undefined],
  ['100000', undefined],
  ['1e3', undefined],
  ['5 dozen', undefined],
  ['2 ألف', undefined],
])('the number of pieces %j is read as %s', (typed, pieces) => {
  expect(readPieces(typed)).toBe(pieces);
});

test.each([
  ['one less', { own: 499 }, ['few-own']],
  ['its own minimum', { own: 500 }, []],
  ['enough of an order, but not of the style', { own: 120, none: 50 }, ['few-own']],
  ['less than an order, of a style without its own', { small: 10, none: 39 }, ['few']],
  ['an order', { small: 10, none: 40 }, []],
  ['less than an order, of a style that may be less', { small: 10 }, []],
  ['no number', { own: undefined, none: undefined }, []],
])('too few pieces of a style, or of the whole order, are noticed: %s', (_, pieces, states) => {
  const items = Object.entries(pieces).map(([id, pieces]) => ({ id, pieces }));
  expect(tooFew({ items }, { minimum: 50, minimums: { own: 500, small: 10 } })).toEqual(states);
});
