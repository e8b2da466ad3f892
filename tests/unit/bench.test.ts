import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyPage } from '../../src/i18n/routes.ts';

test('the measurements are of every page', () => {
  const results = readFileSync('bench/results.md', 'utf8');
  const measured = Array.from(results.matchAll(/^\| (\/\S*) \|/gm), ([, path]) => path);
  expect(measured).toEqual(everyPage.map(({ path }) => path));
});
