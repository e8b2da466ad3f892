import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainFailure } from '../../../editor/failures.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { ProblemError } from '../../../src/error-messages/sentences.ts';
import { localeCodes } from '../../../src/i18n/locales.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

test.each([
  ['Error: ENOSPC: no space left on device, write', 'failed-disk'],
  ['Command failed: npm run --silent wrangler\nfetch failed', 'failed-offline'],
  ['Command failed: npm run --silent wrangler\nnpm error code ENOTFOUND', 'failed-offline'],
  ['Command failed: npm run --silent wrangler\nnpm error code EAI_AGAIN', 'failed-offline'],
] as const)('a known reason why a program failed has a sentence: %s', (message, name) => {
  for (const locale of localeCodes)
    expect(explainFailure(new Error(message))(locale)).toBe(textOf(name, locale));
});

test.each([
  ["EACCES: permission denied, open 'content/en/home.yaml.part'", 'content/en/home.yaml'],
  ["EBUSY: resource busy or locked, rename 'a.yaml.part' -> 'a.yaml'", 'a.yaml'],
  ["EPERM: operation not permitted, rename 'a.yaml.part' -> 'a.yaml'", 'a.yaml'],
  ["EBUSY: resource busy or locked, rename 'it's.jpg.part' -> 'it's.jpg'", "it's.jpg"],
  ["Command failed: node build\nEPERM: operation not permitted, rmdir 'dist'\n  at x", 'dist'],
])('a file that cannot be written is named: %s', (message, file) => {
  expect(explainFailure(new Error(message))('en')).toMatch(`${file} cannot be written.`);
});

test('every problem is told, by its labels in the forms', () => {
  const file = 'content/en/about.yaml';
  const problems = ['title', 'intro'].map(
    (name) => ({ code: 'empty', file, path: [name] }) as const,
  );
  expect(explainFailure(new ProblemError(...problems))('en')).toBe(
    ['Title', 'Introduction']
      .map((label) => `In English › About us › ${label}: must not be empty.`)
      .join('\n'),
  );
});

test('the output of a program that failed is kept in a file', () => {
  enter(temporaryFolder());
  const message = 'Command failed: node build\n[error] no such color';
  const file = 'failure.txt';
  const error = Object.assign(new Error(message), { stderr: 'what the program said' });
  expect(explainFailure(error)('en')).toBe(textOf('failed', 'en', { file }));
  // Whoever helps needs the place in the code, too.
  for (const part of [message, error.stderr, 'failures.test.ts'])
    expect(readFileSync(file, 'utf8')).toContain(part);
});

test('what cannot be kept is told itself', () => {
  enter(temporaryFolder());
  mkdirSync('failure.txt');
  expect(explainFailure(new Error('no such color'))('en')).toBe('Error: no such color');
});
