import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastModified } from '../../src/seo/last-modified.ts';

const folder = mkdtempSync(`${tmpdir()}/site-last-modified-`);
const project = `${folder}/project`;

beforeAll(() => {
  mkdirSync(project);
  git(project, 'init', '--quiet');
  commit('words.yaml', '2025-03-01T10:00:00+02:00');
  commit('photo.jpg', '2025-05-01T10:00:00+03:00');
  commit('other.yaml', '2026-01-01T10:00:00+02:00');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a page was changed when the youngest of its files was committed', () => {
  expect(lastModified(['words.yaml'], project)).toBe('2025-03-01T10:00:00+02:00');
  expect(lastModified(['words.yaml', 'photo.jpg'], project)).toBe('2025-05-01T10:00:00+03:00');
});

test('no date is stated for a file that is not committed as it is', () => {
  writeFileSync(`${project}/new.yaml`, 'new');
  expect(lastModified(['words.yaml', 'new.yaml'], project)).toBeUndefined();
});

test('no date is stated outside a repository, nor in a copy without its history', () => {
  mkdirSync(`${folder}/no-git`);
  expect(lastModified(['words.yaml'], `${folder}/no-git`)).toBeUndefined();
  git(folder, 'clone', '--quiet', '--depth=1', `file://${project}`, 'shallow');
  expect(lastModified(['words.yaml'], `${folder}/shallow`)).toBeUndefined();
});

function commit(file: string, date: string): void {
  writeFileSync(`${project}/${file}`, file);
  git(project, 'add', file);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@khayt.example'];
  git(project, ...author, 'commit', '-qm', file, `--date=${date}`);
}

function git(cwd: string, ...words: string[]): void {
  const date = /--date=(.*)/.exec(words.at(-1) ?? '')?.[1];
  const env = { ...process.env, ...(date && { GIT_COMMITTER_DATE: date }) };
  execFileSync('git', words, { cwd, env });
}
