import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { archive, archives } from '../../../editor/desk/archives.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

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
  const name = make('cpanel', 'words', 0);
  const files = unzipSync(new Uint8Array(readFileSync(`published/${name}`)));
  const texts = Object.entries(files).map(([path, bytes]) => [path, `${Buffer.from(bytes)}`]);
  expect(Object.fromEntries(texts)).toEqual({
    '.htaccess': 'settings',
    'en/index.html': 'in English',
    'index.html': 'words',
  });
});
