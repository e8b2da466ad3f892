import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainOrKeep } from '../../../editor/problems.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

test.each([
  ['Error: ENOSPC: no space left on device, write', 'publish-disk'],
  ['Command failed: npm run --silent wrangler\nfetch failed', 'publish-offline'],
  ['Command failed: npm run --silent wrangler\nnpm error code ENOTFOUND', 'publish-offline'],
])('a known reason why a program failed has a sentence: %s', (said, code) => {
  expect(explainOrKeep(new Error(said))).toEqual([{ code }]);
});

test.each([
  ["EACCES: permission denied, open 'content/en/home.yaml.part'", 'content/en/home.yaml'],
  ["EBUSY: resource busy or locked, rename 'a.yaml.part' -> 'a.yaml'", 'a.yaml'],
])('a file that cannot be written is named: %s', (said, file) => {
  expect(explainOrKeep(new Error(said))).toEqual([{ code: 'file-locked', file }]);
});

test('the output of a program that failed is kept in a file', () => {
  enter(temporaryFolder());
  const said = 'Command failed: node build\n[error] no such color';
  const [problem] = explainOrKeep(new Error(said));
  expect(problem?.code).toBe('publish-failed');
  expect(readFileSync(`${problem?.values?.file}`, 'utf8')).toContain(said);
});

test('what cannot be kept is said itself', () => {
  enter(temporaryFolder());
  mkdirSync('problem.txt');
  const values = { text: 'Error: no such color' };
  expect(explainOrKeep(new Error('no such color'))).toEqual([{ code: 'text', values }]);
});
