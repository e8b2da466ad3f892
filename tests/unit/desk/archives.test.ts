import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { archive, archives } from '../../../editor/desk/archives.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

// Far from UTC, so that the owner's own hour is seen to be another.
process.env.TZ = 'Asia/Karachi';

/** Archives a site with these words, made at a second of the day. */
function make(host: string, words: string, second: number) {
  vi.setSystemTime(new Date(2026, 0, 1, 12, 0, second));
  writeFileSync('dist/index.html', words);
  return archive(host);
}

beforeEach(() => {
  enter(temporaryFolder());
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  mkdirSync('dist/en', { recursive: true });
  mkdirSync('published');
});

test('ten archives are kept for each host, and other files in their folder are left alone', () => {
  const others = ['prices.pdf', 'site-2026-01-01-120000-netlify.zip.txt', 'site-old-netlify.zip'];
  for (const name of others) writeFileSync(`published/${name}`, 'own');
  mkdirSync('published/site-2025-01-01-120000-netlify.zip');
  const live = make('netlify', 'live', 0);
  expect(live).toBe('site-2026-01-01-120000-netlify.zip');
  const made = Array.from({ length: 11 }, (_, index) => make('cpanel', `${index}`, index + 1));
  expect(archives()).toEqual([...made.slice(1).reverse(), live]);
  expect(readdirSync('published')).toEqual(
    expect.arrayContaining([...others, 'site-2025-01-01-120000-netlify.zip']),
  );
  // The clock is set back.
  const early = make('cpanel', 'new', 0);
  expect(archives()).toContain(early);
});

test('an archive holds every file of the site at its place', () => {
  writeFileSync('dist/en/index.html', 'in English');
  writeFileSync('dist/.htaccess', 'settings');
  // Whoever looks into a folder leaves it there.
  writeFileSync('dist/en/.DS_Store', 'a system');
  const name = make('cpanel', 'words', 0);
  const files = unzipSync(new Uint8Array(readFileSync(`published/${name}`)));
  const texts = Object.entries(files).map(([path, bytes]) => [path, `${Buffer.from(bytes)}`]);
  expect(Object.fromEntries(texts)).toEqual({
    '.htaccess': 'settings',
    'en/index.html': 'in English',
    'index.html': 'words',
  });
});

const owned = ['كتالوج 2026.pdf', 'Größen (É).html', 'prices.txt', '.well-known/proof'];

test('an archive says for each file what hosts unpack it by: a name in UTF-8, from Unix, which all may read', () => {
  mkdirSync('dist/.well-known');
  for (const name of owned) writeFileSync(`dist/${name}`, name);
  const zip = readFileSync(`published/${make('cpanel', 'words', 0)}`);
  // The central directory: APPNOTE.TXT of PKWARE, 4.3.12.
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
  const names = [];
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    names.push(name);
    const isInUtf8 = Boolean(zip.readUInt16LE(at + 8) & 0x800);
    expect([name, isInUtf8]).toEqual([name, /[^ -~]/.test(name)]);
    expect([name, zip.readUInt8(at + 5)]).toEqual([name, 3]);
    expect([name, zip.readUInt16LE(at + 40).toString(8)]).toEqual([name, '100644']);
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0);
  }
  expect(names.sort()).toEqual([...owned, 'index.html'].sort());
});

test.each([
  ['unzip', ['-q']],
  ['python3', ['-m', 'zipfile', '-e']],
])('%s unpacks every file under its name', (program, args) => {
  mkdirSync('dist/.well-known');
  for (const name of owned) writeFileSync(`dist/${name}`, name);
  const archived = `published/${make('cpanel', 'words', 0)}`;
  const to = program === 'unzip' ? ['-d', 'unpacked'] : ['unpacked'];
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { error } = spawnSync(program, [...args, archived, ...to], { env });
  // Where the program is missing, the fields above are all that can be looked at.
  if (error) return;
  for (const name of owned) expect(readFileSync(`unpacked/${name}`, 'utf8')).toBe(name);
});
