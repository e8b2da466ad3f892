import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyPage } from '../../src/i18n/routes.ts';

test('the measurements are of every page, and of as many visits as the bench makes now', () => {
  const [program, results] = ['run.ts', 'results.md'].map((file) =>
    readFileSync(`bench/${file}`, 'utf8'),
  );
  const [, rounds] = /^const rounds = (\d+);$/m.exec(`${program}`) ?? [];
  expect(results).toMatch(new RegExp(`Each page is visited ${rounds}\\s+times`));
  const measured = Array.from(`${results}`.matchAll(/^\| (\/\S*) \|/gm), ([, path]) => path);
  expect(measured).toEqual(everyPage.map(({ path }) => path));
});
