import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf } from '../../../editor/problems.ts';

test.each([
  ['Error: ENOSPC: no space left on device, write', 'publish-disk'],
  ['Command failed: npx wrangler deploy\nfetch failed', 'publish-offline'],
  ['Command failed: npx\nnpm error code ENOTFOUND', 'publish-offline'],
])('why something ended is one sentence: %s', (said, code) => {
  expect(problemsOf(new Error(said))).toEqual([{ code }]);
});

test('what a program says is kept for whoever helps', () => {
  const said = 'Command failed: node build\n[error] no such color';
  const [problem] = problemsOf(new Error(said));
  expect(problem?.code).toBe('publish-failed');
  expect(readFileSync(`${problem?.values?.file}`, 'utf8')).toContain(said);
});
