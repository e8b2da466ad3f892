import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two stylesheets have one name, after which the build names their classes', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
