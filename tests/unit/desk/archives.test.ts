import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { archive, archives, isPublished, setPublished } from '../../../editor/desk/archives.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

describe('archives', () => {
  const make = (host: Parameters<typeof archive>[0], words: string, second: number) => {
    vi.setSystemTime(new Date(2026, 0, 1, 12, 0, second));
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', words);
    return archive(host);
  };
  const begin = () => {
    enter(temporaryFolder());
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    mkdirSync('published');
  };

  test('are kept for each host, and other files in their folder are left alone', () => {
    begin();
    const others = ['prices.pdf', 'site-2026-01-01-120000-netlify.zip.txt', 'site-old-netlify.zip'];
    for (const name of others) writeFileSync(`published/${name}`, 'own');
    mkdirSync('published/site-2025-01-01-120000-netlify.zip');
    const live = make('netlify', 'live', 0);
    const made = [1, 2, 3, 4].map((second) => make('cpanel', `${second}`, second));
    expect(archives()).toEqual([...made.slice(1).reverse(), live].sort().reverse());
    expect(readdirSync('published')).toEqual(
      expect.arrayContaining([...others, 'site-2025-01-01-120000-netlify.zip']),
    );
  });

  test('hold every file of the site at its place', () => {
    begin();
    mkdirSync('dist/en', { recursive: true });
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

  test('are not made again of a site that has not changed', () => {
    begin();
    const [first, second] = [make('cpanel', 'one', 0), make('cpanel', 'two', 1)];
    expect(make('cpanel', 'two', 2)).toBe(second);
    expect(make('netlify', 'two', 3)).not.toBe(second);
    expect(archives().filter((name) => name.includes('cpanel'))).toEqual([second, first]);
    writeFileSync(`published/${second}`, 'half of it');
    expect(make('cpanel', 'two', 4)).not.toBe(second);
  });

  test('keep the last one that was published, and the one just made', () => {
    begin();
    const live = make('cpanel', 'live', 0);
    setPublished(live);
    setPublished('site-2026-01-01-120009-cpanel.zip');
    for (const second of [1, 2, 3, 4, 5]) make('cpanel', `${second}`, second);
    expect(archives().filter(isPublished)).toEqual([live]);
    expect(archives()).toHaveLength(4);
    // The clock is set back.
    vi.setSystemTime(new Date(2025, 0, 1));
    writeFileSync('dist/index.html', 'new');
    const newest = archive('cpanel');
    expect(archives()).toContain(newest);
    expect(archives()).toHaveLength(4);
  });

  test('are three where each was published before the next', () => {
    begin();
    const made = [1, 2, 3, 4].map((second) => {
      const name = make('cpanel', `${second}`, second);
      setPublished(name);
      return name;
    });
    expect(archives()).toEqual(made.slice(1).reverse());
  });

  test('replace the oldest where the new one has the same name', () => {
    begin();
    const [oldest] = [1, 2, 3].map((second) => make('cpanel', `${second}`, second));
    expect(make('cpanel', 'new', 1)).toBe(oldest);
    expect(archives()).toContain(oldest);
    expect(archives()).toHaveLength(3);
  });
});
