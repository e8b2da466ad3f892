import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('CSS modules have different file names: the build makes class names from them', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
