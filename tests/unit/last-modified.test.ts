import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { lastModified } from '../../src/seo/last-modified.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const folder = temporaryFolder();
const project = `${folder}/project`;
const git = (args: string, date = '') =>
  execFileSync('git', `-c user.name=A -c user.email=a@khayt.example ${args}`.split(' '), {
    cwd: project,
    env: { ...process.env, GIT_COMMITTER_DATE: date },
  });

const [march, may] = ['2025-03-01T10:00:00+02:00', '2025-05-01T10:00:00+03:00'];

mkdirSync(project);
git('init --quiet');
for (const [file, date] of [
  ['words.yaml', march],
  ['photo.jpg', may],
  ['other.yaml', '2026-01-01T10:00:00+02:00'],
] as const) {
  writeFileSync(`${project}/${file}`, file);
  git(`add ${file}`);
  git(`commit -qm ${file}`, date);
}

test('the date of a page is that of the last commit to any of its files', () => {
  expect(lastModified(['words.yaml'], project)).toBe(march);
  expect(lastModified(['words.yaml', 'photo.jpg'], project)).toBe(may);
});

test('there is no date for an uncommitted file, or without the whole history', () => {
  writeFileSync(`${project}/new.yaml`, 'new');
  expect(lastModified(['words.yaml', 'new.yaml'], project)).toBeUndefined();
  expect(lastModified(['words.yaml'], folder)).toBeUndefined();
  git(`clone --quiet --depth=1 file://${project} ../shallow`);
  expect(lastModified(['words.yaml'], `${folder}/shallow`)).toBeUndefined();
});

test('there is no date on a computer without git', () => {
  vi.stubEnv('PATH', '');
  expect(lastModified(['words.yaml'], project)).toBeUndefined();
});
