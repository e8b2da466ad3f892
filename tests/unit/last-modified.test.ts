import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastModified } from '../../src/search/last-modified.ts';

let project: string;

afterEach(() => vi.unstubAllEnvs());

beforeEach(() => {
  project = mkdtempSync(`${tmpdir()}/khayt-last-modified-`);
  git(project, 'init', '--quiet');
  commit('words.yaml', 'one', '2025-03-01T10:00:00+02:00');
  commit('photo.jpg', 'two', '2025-05-01T10:00:00+03:00');
  commit('other.yaml', 'three', '2026-01-01T10:00:00+02:00');
});

test('a page was changed when the youngest of its files was committed', () => {
  expect(lastModified(['words.yaml'], project)).toBe('2025-03-01T10:00:00+02:00');
  expect(lastModified(['words.yaml', 'photo.jpg'], project)).toBe('2025-05-01T10:00:00+03:00');
});

test('no day is stated where git does not know it', () => {
  expect(lastModified(['words.yaml'], mkdtempSync(`${tmpdir()}/khayt-no-git-`))).toBeUndefined();
  expect(lastModified(['never.yaml'], project)).toBeUndefined();
  writeFileSync(`${project}/new.yaml`, 'four');
  expect(lastModified(['words.yaml', 'new.yaml'], project)).toBeUndefined();
  writeFileSync(`${project}/words.yaml`, 'changed');
  expect(lastModified(['words.yaml'], project)).toBeUndefined();
});

test('no day is stated in a copy without its history: all files seem to come with its oldest commit', () => {
  const copy = mkdtempSync(`${tmpdir()}/khayt-shallow-`);
  git(copy, 'clone', '--quiet', '--depth=1', `file://${project}`, '.');
  expect(lastModified(['words.yaml'], copy)).toBeUndefined();
});

function commit(file: string, text: string, date: string): void {
  writeFileSync(`${project}/${file}`, text);
  git(project, 'add', file);
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git(project, '-c', 'user.name=A', '-c', 'user.email=a@khayt.example', 'commit', '-qm', text);
}

function git(folder: string, ...words: string[]): void {
  execFileSync('git', words, { cwd: folder });
}
