import { expect, test } from 'vitest';
import { partsOf, placeKey, withMark, withoutMarks } from '../../editor/site/mark.ts';

const key = placeKey('en/home.yaml', ['hero', 'slides', 0, 'text']);

test.each(['Your name', 'كلام', 'a{b}', '🏷️'])(
  'a text tells where it is from, and is unchanged: %s',
  (text) => {
    const marked = withMark(text, key);
    expect(partsOf(marked)).toEqual([{ text, key: 'en/home.yaml hero.slides.0.text' }]);
    expect(withoutMarks(marked)).toBe(text);
  },
);

test('a text of several fields has the place of each', () => {
  const other = placeKey('site.yaml', ['city', 'en']);
  const whole = `(${withMark('one', key)}, ${withMark('two', other)})`;
  expect(partsOf(whole)).toEqual([
    { text: '(' },
    { text: 'one', key },
    { text: ', ' },
    { text: 'two', key: other },
    { text: ')' },
  ]);
  expect(withoutMarks(whole)).toBe('(one, two)');
});

test('a part of a marked text tells its place where the mark begins, and shows nothing of it elsewhere', () => {
  const [town = '', country = ''] = withMark('Tanta, Egypt', key).split(', ');
  expect(partsOf(town)).toEqual([{ text: 'Tanta', key }]);
  expect(partsOf(country)).toEqual([{ text: 'Egypt' }]);
});
