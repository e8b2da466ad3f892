import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('nothing of the editor is published', () => {
  const files = globSync('dist/**/*.*');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => /sveltia|editor/i.test(file))).toEqual([]);
  expect(files.filter((file) => /sveltia/i.test(readFileSync(file, 'latin1')))).toEqual([]);
});
