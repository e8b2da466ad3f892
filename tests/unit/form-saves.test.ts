import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { config } from '../../editor/forms/config.ts';
import { reply } from '../../editor/forms/gitea.ts';
import { listFiles, readFile, save } from '../../editor/forms/store.ts';
import { readContent } from '../../src/content/parse/read.ts';
import type { ContentName } from '../../src/content/schema/pages.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { temporaryContent } from '../helpers/temporary.ts';

describe('a save', () => {
  const { checkout } = temporaryContent();
  const project = process.cwd();
  beforeAll(() => process.chdir(checkout));
  afterEach(() => {
    const filter = (path: string) => !path.endsWith('.svg');
    cpSync(`${project}/content`, 'content', { recursive: true, preserveTimestamps: true, filter });
  });
  afterAll(() => process.chdir(project));

  const state = () => listFiles().map(({ path, sha }) => `${path} ${sha}`);
  const write = (operation: 'create' | 'update', path: string, content: string | Buffer) => {
    const sha = listFiles().find((file) => file.path === path)?.sha ?? '';
    return { operation, path, content: Buffer.from(content).toString('base64'), sha };
  };
  /** A page's files in all languages, as Sveltia CMS sends them after a change. */
  const edit = (page: ContentName, change: (values: ReturnType<typeof parse>) => unknown) =>
    localeCodes.map((locale) => {
      const path = `content/${locale}/${page}.yaml`;
      const values = parse(`${readFile(path)}`);
      change(values);
      return write('update', path, stringify(values));
    });
  const [[, photo] = ['', '']] = readContent().photos.usable;
  const bytes = readFileSync(`content/photos/${photo}`);

  test('writes a photograph and every language, or nothing', async () => {
    const before = state();
    const name = '/content/photos/new-one.jpg';
    const style = (id: string) => [
      write('create', name.slice(1), bytes),
      ...edit('catalog', ({ styles: [first], styles }) =>
        styles.push({ ...structuredClone(first), id, photo: { ...first.photo, name } }),
      ),
    ];
    await expect(save(style('أحمر'))).rejects.toThrow(/\.id must be lowercase letters/);
    const [, ...inOneLanguage] = style('new-one').reverse();
    await expect(save(inOneLanguage)).rejects.toThrow(/styles lacks new-one, which/);
    expect(state()).toEqual(before);
    await save(style('new-one'));
    expect(`${readFile('content/en/catalog.yaml')}`).toContain(`name: ${name}\n`);
    expect(state().filter((file) => !before.includes(file))).toHaveLength(3);
  });

  test('replaces a photograph only where that is wanted', async () => {
    const path = `content/photos/${photo}`;
    const other = await sharp(bytes).flip().jpeg().toBuffer();
    vi.stubEnv('TMPDIR', checkout);
    await save([write('create', path, bytes)]);
    await expect(save([write('create', path, other)])).rejects.toThrow(/changed outside/);
    const two = [write('update', path, bytes), write('update', path, other)];
    await expect(save(two)).rejects.toThrow(/two pictures that you chose/);
    expect(readFile(path).equals(bytes)).toBe(true);
    await save([write('update', path, other)]);
    expect(readFile(path).equals(other)).toBe(true);
    const removal = { ...write('update', path, ''), operation: 'delete' as const };
    await expect(save([removal])).rejects.toThrow('The forms delete nothing');
    expect(readFile(path).equals(other)).toBe(true);
    expect(readdirSync(checkout)).toEqual(['content']);
  });

  test('takes a photograph and its focus point under a name in any letters', async () => {
    const name = '/content/photos/صورة ١ (Cafe\u0301).JPEG';
    const shown = edit('about', ({ photo }) => Object.assign(photo, { name }));
    await save([write('create', name.slice(1), bytes), ...shown]);
    expect(parse(`${readFile('content/en/about.yaml')}`).photo.name).toBe(name);
    const fields = config('en').singletons.find((form) => form.name === 'focus-points')?.fields;
    const field = 'صورة-1-(caf\u00e9)';
    expect(fields?.map((field) => field.name)).toContain(field);
    writeFileSync('content/photos.yaml', '"صورة ١ (Cafe\u0301)":\n  left: 1\n');
    const point = parse(`${readFile('content/photos.yaml')}`);
    expect(point).toEqual({ [field]: { left: 1 } });
    point[field].left = 2;
    await save([write('update', 'content/photos.yaml', stringify(point))]);
    expect(readContent().focusPoints[field]?.left).toBe(2);
  });

  test('is refused in the words of the build', async () => {
    const two = edit('contact', (values) => Object.assign(values, { title: 'x', intro: '' }));
    await expect(save(two)).rejects.toThrow(
      /ar.*: title must.* has 1\.\n.*ar.*: intro must.*\n.*en.*: title must.*\n.*en.*: intro must/,
    );
    const gone = edit('about', ({ photo }) => Object.assign(photo, { name: 'gone.jpg' }));
    await expect(save(gone)).rejects.toThrow(
      /^content\/\w+\/about\.yaml, line \d+: photo\.name names/,
    );
    const heic = write('create', 'content/photos/shirt.heic', '\0\0\0\x18ftypheic');
    await expect(save([heic])).rejects.toThrow('is a kind of picture that the site cannot use');
    const unnamed = write('create', 'content/photos/shirt', bytes);
    await expect(save([unnamed])).rejects.toThrow(/shirt is a photograph, .* it ends in \.\w+\.$/);
    for (const name of ['clip.mov', 'clip.jpg']) {
      const video = write('create', `content/photos/${name}`, '\0\0\0\x14ftypqt  \0\0\0\0qt  ');
      await expect(save([video])).rejects.toThrow(`${name} is a video: choose a photograph`);
    }
  });

  test.each([
    'content/../outside.jpg',
    'content/photos/../../outside.jpg',
    'content/photos/..\\..\\outside.jpg',
    '/content/photos/../../outside.jpg',
  ])('neither reads nor writes outside the folders of the content: %s', async (path) => {
    writeFileSync('outside.jpg', bytes);
    expect(() => readFile(path)).toThrow('no file of the forms');
    await expect(save([write('create', path, 'new')])).rejects.toThrow('no file of the forms');
    expect(readFileSync('outside.jpg').equals(bytes)).toBe(true);
  });

  const about = 'content/en/about.yaml';
  const changeByHand = (file: string, find: RegExp, by: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(find, by));
  const contact = (values: object) => edit('contact', (all) => Object.assign(all, values));

  test.skipIf(process.platform === 'win32')('tries nothing on what a link leads to', async () => {
    renameSync(about, 'linked.yaml');
    symlinkSync(resolve('linked.yaml'), about);
    const before = readFileSync(about, 'utf8');
    const wrong = edit('about', (values) => Object.assign(values, { title: 'x' }));
    await expect(save(wrong)).rejects.toThrow('title must');
    expect(readFileSync('linked.yaml', 'utf8')).toBe(before);
    rmSync(about);
  });

  test('names a file of its own that is missing, or is not UTF-8, and writes nothing', async () => {
    const saved = edit('about', (values) => Object.assign(values, { intro: 'New' }));
    const before = readFileSync(about, 'utf8');
    writeFileSync(about, before, 'utf16le');
    await expect(save(saved)).rejects.toThrow(`${about} is not saved as UTF-8`);
    rmSync(about);
    await expect(save(saved)).rejects.toThrow(`${about} is missing`);
    writeFileSync(about, `\ufeff${before}`);
    await save(saved);
  });

  test.each([
    ['is not YAML', () => writeFileSync(about, 'intro: [\n')],
    ['is not UTF-8', () => writeFileSync(about, 'intro: New\n', 'utf16le')],
    ['is missing', () => rmSync(about)],
  ])('is taken, and told as saved, beside a file of another form that %s', async (_, spoil) => {
    const files = contact({ intro: 'New' });
    spoil();
    const saved = await reply('repos/factory/content/contents', JSON.stringify({ files }));
    expect(saved).toMatchObject({ files: files.map(({ path }) => ({ path })) });
    expect(readFileSync('content/en/contact.yaml', 'utf8')).toMatch(/^intro: New$/m);
  });

  test('is taken beside a mistake in another file, but not with one of its own', async () => {
    changeByHand(about, /^intro: .*/m, '');
    changeByHand('content/en/contact.yaml', /^intro: .*/m, '');
    await save(contact({ intro: 'New' }));
    await expect(save(contact({ title: 'x' }))).rejects.toThrow(/contact.* has 1\./);
  });

  test('is refused when two photographs have one name', async () => {
    const twins = ['twin.png', 'twin.webp'].map((name) =>
      write('create', `content/photos/${name}`, bytes),
    );
    await expect(save(twins)).rejects.toThrow('has two photographs named');
  });

  test.each([
    ['content/en/contact.yaml', /^intro: .*/m],
    ['content/site.yaml', /^phone: .*/m],
  ])('is refused while there is a mistake in a file that it depends on: %s', async (file, find) => {
    changeByHand(file, find, '');
    await expect(save(contact({ details: 'New' }))).rejects.toThrow(`${file}, line 1: `);
  });

  test.each([
    ['', ''],
    ['# None.\n', '# None.\n\n'],
    ['{}\n', ''],
  ])('fills an empty file: %j', async (text, above) => {
    const file = 'content/photos.yaml';
    const point = 'hero:\n  left: 1\n  top: 2\n';
    writeFileSync(file, text);
    expect(`${readFile(file)}`).toBe('{}\n');
    await save([write('update', file, point)]);
    expect(readFileSync(file, 'utf8')).toBe(above + point);
  });

  test('changes no file when one of them cannot be written', async () => {
    // As on a full disk, the last of the files cannot be made.
    mkdirSync('content/en/contact.yaml.part');
    const before = state();
    await expect(save(contact({ intro: 'New' }))).rejects.toThrow('EISDIR');
    expect(state()).toEqual(before);
    expect(globSync('content/**/*.part')).toEqual([]);
  });

  test('does not overwrite what has changed meanwhile', async () => {
    const old = edit('contact', (values) => Object.assign(values, { intro: 'One\n  and two.\n' }));
    const first = save(old);
    await expect(save(old)).rejects.toThrow(/changed outside/);
    await first;
    expect(readContent(`${checkout}/content`).entries.en.contact.intro).toBe('One and two.');
  });

  test('does not overwrite what another program saves during the checks', async () => {
    const saving = save(edit('contact', (values) => Object.assign(values, { intro: 'New' })));
    const file = 'content/en/contact.yaml';
    const source = readFileSync(file, 'utf8').replace(/^intro: .*/m, 'intro: Another');
    setTimeout(() => writeFileSync(file, source));
    await expect(saving).rejects.toThrow(/changed outside/);
    expect(readFileSync(file, 'utf8')).toBe(source);
  });
});
