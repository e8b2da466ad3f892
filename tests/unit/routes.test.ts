import { expect, test } from 'vitest';
import { localePaths, pathOf } from '../../src/i18n/routes.ts';

test('the default language has no prefix, others have their code, and no path ends in a slash', () => {
  expect(pathOf('home', 'ar')).toBe('/');
  expect(pathOf('home', 'en')).toBe('/en');
  expect(pathOf('start-project', 'ar')).toBe('/start-project');
  expect(pathOf('start-project', 'en')).toBe('/en/start-project');
});

test('each route asks for every language, in a list of its own', () => {
  expect(localePaths().map(({ params }) => params.language)).toEqual([undefined, 'en']);
  expect(localePaths()).not.toBe(localePaths());
});
