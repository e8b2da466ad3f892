import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('what the site is made of depends on no host, no desk and no tool', () => {
  const files = globSync('src/**/*.{ts,tsx,astro,js}');
  const outside =
    /(?:from|import)\b[^;]*?['"](?:\.\.\/)+(?:hosting|editor|tools|integrations|tests)\//;
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('CSS modules have different file names: the build makes class names from them', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});
