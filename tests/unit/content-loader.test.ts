import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/parse/read.ts';

const stored = new Map<string, { data: Record<string, unknown> }>();
const examine = vi.fn();
/** What ends each wait of the loader. */
const waits: (() => void)[] = [];
const wait = () => new Promise<void>((end) => waits.push(end));
vi.doMock('node:timers/promises', () => ({ setTimeout: wait }));
vi.doMock('astro:content', () => ({ getEntry: (_: string, id: string) => stored.get(id) }));
vi.doMock('../../src/content/checks/check-content.ts', () => ({ examine }));
const { contentLoader } = await import('../../src/data/content-loader.ts');
const { getContent } = await import('../../src/data/content.ts');

const content = readContent();
const examined = { content, mistakes: [], warnings: [] };
const broken = { mistakes: [{ code: 'not-utf8', file: 'content/site.yaml' }], warnings: [] };

test('`npm run dev` says what stops the content, and shows it as soon as that is mended', async () => {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const store = {
    set: (entry: { id: string; data: Record<string, unknown> }) => stored.set(entry.id, entry),
  };
  const logger = { error: () => {}, warn: () => {} };
  const load = async (result: object) => {
    examine.mockResolvedValue(result);
    const context = { store, logger, watcher, generateDigest: JSON.stringify };
    await contentLoader.load(context as unknown as LoaderContext);
  };
  for (const _ of ['at the start', 'and again']) {
    await load(broken);
    await expect(getContent()).rejects.toThrow(/^content\/site\.yaml is not saved as UTF-8/);
    await load(examined);
    expect((await getContent()).site).toEqual(content.site);
  }
});

test('pages get the file of a photograph and the point that stays in view in place of its name', async () => {
  const { about, contact } = content.entries.en;
  const { name, alt } = about.photo;
  Object.assign(content.focusPoints, { [name]: { left: 7, top: 93 } });
  Object.assign(contact.preview, { photos: ['gone'] });
  examine.mockResolvedValue(examined);
  const store = { set: (entry: { id: string; data: never }) => stored.set(entry.id, entry) };
  const context = { store, generateDigest: JSON.stringify } as unknown as LoaderContext;
  await contentLoader.load(context);
  const { en } = (await getContent()).entries;
  const file = `content/photos/${content.photos.usable.get(name)}`;
  expect(en.about.photo).toMatchObject({ file, alt, focus: [7, 93] });
  // `npm run dev` shows another one in place of one that is gone.
  expect(en.contact.preview.photos).toEqual([expect.objectContaining({ focus: [50, 50] })]);
  expect(existsSync(`${en.contact.preview.photos[0]?.file}`)).toBe(true);
});

test('warnings are told, and a mistake ends a build, but not `npm run dev`', async () => {
  const [warnings, mistakes] = [
    [{ code: 'not-read', file: 'content/ar/prices.yaml' }],
    [{ code: 'empty', file: 'content/ar/home.yaml', line: 1, path: ['title'] }],
  ];
  examine.mockResolvedValue({ content, mistakes, warnings });
  const told: string[] = [];
  const tell = (text: string) => told.push(text);
  const store = { set: vi.fn() };
  const load = async (watcher?: object) =>
    contentLoader.load({
      store,
      logger: { error: tell, warn: tell },
      watcher,
      generateDigest: JSON.stringify,
    } as unknown as LoaderContext);
  const mistake = 'content/ar/home.yaml, line 1: title must not be empty.';
  await expect(load()).rejects.toThrow(mistake);
  expect(store.set).not.toHaveBeenCalled();
  await load(Object.assign(new EventEmitter(), { add: () => {} }));
  expect(store.set).toHaveBeenCalledOnce();
  expect(told).toEqual([mistake, expect.stringMatching(/^content\/ar\/prices\.yaml /)]);
});

test('`npm run dev` loads the content again when its files are saved: those saved together once', async () => {
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  // A mistake ends a load at once.
  examine.mockResolvedValue(broken);
  const logger = { error: () => {} };
  const context = { store: { set: () => {} }, logger, watcher, generateDigest: JSON.stringify };
  const first = contentLoader.load(context as unknown as LoaderContext);
  const loadsAfter = async (...paths: string[]) => {
    examine.mockClear();
    for (const path of paths) watcher.emit('all', 'change', path);
    await new Promise(setImmediate);
    // Files that are saved together are empty for a moment.
    expect(examine).not.toHaveBeenCalled();
    for (const end of waits.splice(0)) end();
    await new Promise(setImmediate);
    return examine.mock.calls.length;
  };
  const [words, photo] = ['/site/content/ar/home.yaml', 'C:\\site\\content\\photos\\IMG 1.JPG'];
  // Also while it is still loaded for the first time.
  for (const path of [words, photo, '/site/content/logo/logo.svg'])
    expect([path, await loadsAfter(path)]).toEqual([path, 1]);
  for (const path of ['/site/src/i18n/words.yaml', '/site/content/photos/IMG 1.JPG.part'])
    expect([path, await loadsAfter(path)]).toEqual([path, 0]);
  expect(await loadsAfter(words, photo)).toBe(1);
  await first;
});
