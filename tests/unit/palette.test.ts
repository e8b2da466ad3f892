import { expect, test } from 'vitest';
import { contrastMistakes, contrastsOf } from '../../src/colors/contrast.ts';
import type { Colors } from '../../src/colors/palette.ts';

const colors = { ink: '#14213d', paper: '#f6f1e7', thread: '#e0a526', clay: '#b4491c' };

test.each([
  ['ink', '#f6f1e7'],
  ['thread', '#f6f1e7'],
  ['thread', '#14213d'],
  ['clay', '#e0a526'],
])('where %s is %s, the proposed colors are right', (name, color) => {
  expect(contrastMistakes(colors)).toEqual([]);
  expectMended({ ...colors, [name]: color });
});

const chalky = { ink: '#132129', paper: '#ef75dc', thread: '#f3deaa', clay: '#2f2453' };

test.each([
  ['clay', colors, '#b84d20', '#b94e21', 'contrast-link'],
  ['thread', colors, '#b87d00', '#b77c00', 'contrast-button'],
  ['thread', colors, '#f8bd3e', '#f9be3f', 'contrast-stitch'],
  ['ink', colors, '#212e4a', '#222f4b', 'contrast-slogan'],
  ['paper', chalky, '#ef75dc', '#ee74db', 'contrast-chat'],
] as const)(
  '%s of %o: %s has enough contrast, and %s not quite',
  (name, of, right, close, code) => {
    expect(contrastMistakes({ ...of, [name]: right })).toEqual([]);
    expect(contrastMistakes({ ...of, [name]: close })).toMatchObject([{ name, code }]);
  },
);

test('each color tells how well it is seen beside the others', () => {
  expect(contrastsOf(colors, 'clay')).toEqual([
    { other: 'paper', ratio: '4.7:1', least: '4.5:1', isEnough: true },
  ]);
  const pale = contrastsOf({ ...colors, ink: '#777777' }, 'ink');
  expect(pale.map(({ other, isEnough }) => [other, isEnough])).toEqual([
    ['paper', false],
    ['thread', false],
    ['chat', false],
  ]);
});

test('the mistakes of all colors are told together', () => {
  const pale = { ink: '#6b7280', paper: '#f6f1e7', thread: '#f6f1e7', clay: '#e9c46a' };
  expect(contrastMistakes(pale).map(({ name }) => name)).toEqual(['ink', 'clay', 'thread']);
  expectMended(pale);
});

function expectMended(changed: Colors) {
  const mistakes = contrastMistakes(changed);
  const mended = mistakes.map(({ name, values }) => [name, values?.better]);
  expect(mistakes).not.toEqual([]);
  expect(contrastMistakes({ ...changed, ...Object.fromEntries(mended) })).toEqual([]);
}
