import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from '../../../hosting/headers.ts';
import { temporaryFolder } from '../../unit/temporary.ts';

const folder = temporaryFolder();

beforeAll(() => {
  execFileSync('node_modules/.bin/astro', ['build', '--outDir', `${folder}/dist`], {
    env: { ...process.env, POLICY_IN_PAGES: '1', IMAGES: 'fast' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, 300_000);

test('POLICY_IN_PAGES=1 writes the policy into every page', () => {
  const files = globSync(`${folder}/dist/**/*.html`);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const meta = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html);
    const directives = meta?.[1]?.split(/; ?/).filter(Boolean) ?? [];
    expect(directives, file).toEqual(expect.arrayContaining([...contentSecurityPolicy]));
    // A policy in a page applies only to what follows it.
    const { scripts, styles } = inlineHashes(html.slice(meta?.index));
    for (const [name, hashes] of [
      ['script-src', scripts],
      ['style-src', styles],
    ] as const) {
      const sources = directives.find((directive) => directive.startsWith(`${name} `));
      for (const hash of hashes) expect(sources, file).toContain(`'${hash}'`);
      expect(sources).not.toMatch(/unsafe|\*/);
    }
  }
});
