import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

test.each(globSync('{,editor/,tests/full/}package-lock.json'))(
  '%s has the checksum of every package, and names no registry',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    const unknown = Object.keys(packages).filter((folder) => {
      const { integrity, optional } = packages[folder];
      // A registry may lack the optional binaries of other systems.
      const isElsewhere = optional && !existsSync(join(dirname(file), folder));
      return folder && !integrity && !isElsewhere;
    });
    expect(unknown).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
    // Else the next update writes them.
    const settings = readFileSync(join(dirname(file), '.npmrc'), 'utf8');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    // With a NODE_ENV of production npm would leave out what the site is built with.
    if (Object.values<{ dev?: true }>(packages).some(({ dev }) => dev))
      expect(settings).toContain('include=dev');
  },
);

test('owners publish with the version of wrangler that the full suite serves the site with', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { wrangler } = read('tests/full/package.json').dependencies;
  expect(read('package.json').scripts.wrangler).toBe(`npx --yes wrangler@${wrangler}`);
});
