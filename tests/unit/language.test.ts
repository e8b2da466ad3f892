import { expect, test } from 'vitest';
import { contentNames, readContent } from '../../src/content/read.ts';
import { addressOf, languagePaths } from '../../src/language.ts';

test('Arabic pages stand at the root, English ones under /en, none with a slash at its end', () => {
  expect(addressOf('home', 'ar')).toBe('/');
  expect(addressOf('home', 'en')).toBe('/en');
  expect(addressOf('start-project', 'ar')).toBe('/start-project');
  expect(addressOf('start-project', 'en')).toBe('/en/start-project');
});

test('each route asks for both languages, in a list of its own', () => {
  expect(languagePaths().map(({ params }) => params.language)).toEqual([undefined, 'en']);
  expect(languagePaths()).not.toBe(languagePaths());
});

test.each(contentNames)('%s has as much to say in English as in Arabic', (name) => {
  expect(shape(readContent(name, 'en'))).toEqual(shape(readContent(name, 'ar')));
});

/** The content without its words: keys, lengths of lists, and what both languages must share. */
function shape(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => shape(item, key));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, shape(item, name)]),
    );
  }
  return ['icon', 'id', 'numeral', 'photo'].includes(key) ? value : typeof value;
}
