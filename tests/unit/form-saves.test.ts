import {
  cpSync,
  existsSync,
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
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keptSaves } from '../../editor/forms/before.ts';
import { sourceOf, valuesIn } from '../../editor/forms/files.ts';
import { addLogo, logoParts, removeLogo } from '../../editor/forms/logo.ts';
import type { Group } from '../../editor/forms/merge.ts';
import { addPhoto, removePhoto, thumbnail } from '../../editor/forms/photos.ts';
import { takeBack } from '../../editor/forms/state.ts';
import { type Change, save } from '../../editor/forms/store.ts';
import { readContent } from '../../src/content/parse/read.ts';
import type { ContentName } from '../../src/content/schema/pages.ts';
import { type PlacedProblem, placedSentence } from '../../src/error-messages/sentences.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { random } from '../helpers/random.ts';
import { temporaryContent } from '../helpers/temporary.ts';

describe('a save', () => {
  const { checkout } = temporaryContent();
  const project = process.cwd();
  beforeAll(() => process.chdir(checkout));
  afterEach(() => {
    rmSync('content/photos', { recursive: true });
    rmSync('content/logo', { recursive: true, force: true });
    cpSync(`${project}/content`, 'content', { recursive: true, preserveTimestamps: true });
    rmSync('before', { recursive: true, force: true });
  });
  afterAll(() => process.chdir(project));

  type Values = ReturnType<typeof JSON.parse>;
  const contents = () =>
    globSync('content/**/*.{yaml,jpg}').map((file) => [file, readFileSync(file, 'latin1')]);

  /** What a form sends of a file that it has changed. */
  function change(file: string, edit: (values: Values) => unknown): Change {
    const base = valuesIn(file, sourceOf(file));
    const mine: Group = structuredClone(base);
    edit(mine);
    return { file, base, mine };
  }

  /** The same change in every language's file of a page. */
  const edit = (page: ContentName, act: (values: Values) => unknown) =>
    localeCodes.map((locale) => change(`content/${locale}/${page}.yaml`, act));

  const set = (page: ContentName, values: object) =>
    edit(page, (all) => Object.assign(all, values));
  const valueIn = (file: string): Values => valuesIn(file, sourceOf(file));
  const said = (mistakes: PlacedProblem[]) => mistakes.map((it) => placedSentence(it)).join('\n');

  const about = 'content/en/about.yaml';
  const contact = 'content/en/contact.yaml';

  test('a photograph that nothing has read yet is called damaged where it is, and only there', async () => {
    const [photo = ''] = globSync('content/photos/*.jpg');
    const bytes = readFileSync(photo);
    writeFileSync('content/photos/whole.jpg', bytes);
    writeFileSync('content/photos/half.jpg', bytes.subarray(0, bytes.length / 2));
    const { left } = await save(set('about', { intro: 'Other' }));
    expect(left.map(({ file, code }) => [file, code])).toEqual([
      ['content/photos/half.jpg', 'photo-damaged'],
    ]);
  });

  test('writes what was changed in every language, and nothing else', async () => {
    const before = new Map(
      localeCodes.map((code) => [code, sourceOf(`content/${code}/contact.yaml`)]),
    );
    const { saved, mistakes } = await save(set('contact', { intro: 'New' }));
    expect([saved, mistakes]).toEqual([true, []]);
    for (const [code, text] of before)
      expect(sourceOf(`content/${code}/contact.yaml`)).toBe(
        text.replace(/^intro: .*/m, 'intro: New'),
      );
    expect(readdirSync('.').sort()).toEqual(['before', 'content']);
  });

  test('tells every mistake in the words of the build, and saves the fields that are right', async () => {
    const { saved, mistakes, files } = await save(
      set('contact', { title: 'x', intro: '', details: 'New' }),
    );
    expect(said(mistakes)).toMatch(/ar.*: title must.* has 1\.\n.*ar.*: intro must/);
    expect(said(mistakes)).toMatch(/en.*: title must.*\n.*en.*: intro must/);
    expect(mistakes).toHaveLength(4);
    expect(saved).toBe(true);
    expect(valueIn(contact)).toMatchObject({ details: 'New' });
    expect(valueIn(contact).title.length).toBeGreaterThan(1);
    // What could not be saved is still what the form shows.
    expect(files[contact]?.mine).toMatchObject({ title: 'x', intro: '', details: 'New' });
    expect(files[contact]?.base).toEqual(valueIn(contact));
  });

  test('of the first facts saves those that are right', async () => {
    const file = 'content/site.yaml';
    const before = valueIn(file).facts;
    const facts = { ...before, people: 40, since: 1 };
    const { mistakes, files } = await save([
      change(file, (values) => Object.assign(values, { facts })),
    ]);
    expect(mistakes.map(({ path }) => path)).toEqual([['facts', 'since']]);
    expect(valueIn(file).facts).toEqual({ ...before, people: 40 });
    expect(files[file]?.mine.facts).toEqual(facts);
  });

  test('of a new style is one of all languages, or of none', async () => {
    const style = (id: string) =>
      edit('catalog', ({ styles: [first], styles }) => {
        styles.push({ ...structuredClone(first), id });
      });
    const before = contents();
    const wrong = await save(style('أحمر'));
    expect(said(wrong.mistakes)).toMatch(/\.id must be lowercase letters/);
    const [inOneLanguage] = style('new-one') as [Change];
    const half = await save([inOneLanguage]);
    expect(said(half.mistakes)).toMatch(/styles lacks new-one, which/);
    expect([wrong.saved, half.saved]).toEqual([false, false]);
    expect(contents()).toEqual(before);
    await save(style('new-one'));
    for (const { entries } of [readContent()])
      for (const code of localeCodes)
        expect(entries[code].catalog.styles.at(-1)?.id).toBe('new-one');
  });

  test('keeps what another has written since the form was opened', async () => {
    const [old] = edit('contact', (all) => Object.assign(all, { intro: 'Mine' })).slice(1) as [
      Change,
    ];
    await save([change(contact, (all) => Object.assign(all, { details: 'Other' }))]);
    const { files } = await save([old]);
    expect(valueIn(contact)).toMatchObject({ intro: 'Mine', details: 'Other' });
    expect(files[contact]?.mine).toEqual(valueIn(contact));
  });

  test('tells both where another has changed the same field, and overwrites nothing', async () => {
    const mine = change(contact, (all) => Object.assign(all, { intro: 'Mine' }));
    await save([change(contact, (all) => Object.assign(all, { intro: 'Other' }))]);
    const { files, saved } = await save([mine]);
    expect(saved).toBe(false);
    expect(valueIn(contact).intro).toBe('Other');
    const conflict = { path: ['intro'], mine: 'Mine', theirs: 'Other' };
    expect(files[contact]?.conflicts).toEqual([conflict]);
  });

  test('of two tabs loses nothing, whichever fields each of them changes', async () => {
    const pick = random(7);
    const names = ['heading', 'intro', 'details', 'save', 'ending', 'navigation'];
    for (let round = 0; round < 12; round++) {
      const typed = (side: string) =>
        Object.fromEntries(names.filter(() => pick(2)).map((name) => [name, `${side} ${round}`]));
      const [one, two] = [typed('One'), typed('Two')];
      const before = valueIn(contact);
      const [first, second] = [one, two].map((values) =>
        change(contact, (all) => Object.assign(all, values)),
      ) as [Change, Change];
      await Promise.all([save([first]), save([second])]).then(([, { files }]) => {
        const conflicts = files[contact]?.conflicts ?? [];
        for (const name of names) {
          expect(valueIn(contact)[name]).toBe(one[name] ?? two[name] ?? before[name]);
          const isTold = conflicts.some(({ path, mine }) => path[0] === name && mine === two[name]);
          expect(isTold).toBe(Boolean(one[name] && two[name]));
        }
      });
    }
  });

  test('does not overwrite what another program saves during the checks', async () => {
    // They read what nothing has read yet, which takes a while.
    const [photo = ''] = globSync('content/photos/*.jpg');
    writeFileSync('content/photos/other.jpg', readFileSync(photo));
    const saving = save([change(contact, (all) => Object.assign(all, { intro: 'New' }))]);
    const source = sourceOf(contact).replace(/^details: .*/m, 'details: Another');
    setTimeout(() => writeFileSync(contact, source));
    await saving;
    expect(valueIn(contact)).toMatchObject({ intro: 'New', details: 'Another' });
  });

  test('only tried writes nothing', async () => {
    const before = contents();
    const { saved, mistakes } = await save(set('contact', { title: 'x' }), true);
    expect([saved, mistakes.length]).toEqual([false, localeCodes.length]);
    await save(set('contact', { intro: 'New' }), true);
    expect(contents()).toEqual(before);
    expect(existsSync('before')).toBe(false);
  });

  test('keeps a text that is no number out of the file', async () => {
    const { discount } = valueIn('content/site.yaml');
    const { mistakes } = await save([
      change('content/site.yaml', (site) =>
        Object.assign(site, { discount: 'عشرون', minimum: 64 }),
      ),
    ]);
    expect(said(mistakes)).toMatch(/discount must be a number/);
    expect(valueIn('content/site.yaml').minimum).toBe(64);
    expect(valueIn('content/site.yaml').discount).toBe(discount);
  });

  test('can be taken back, and nothing that came after it', async () => {
    const before = sourceOf(contact);
    await save([change(contact, (all) => Object.assign(all, { intro: 'First' }))]);
    await save([change(contact, (all) => Object.assign(all, { details: 'Second' }))]);
    const [, first] = keptSaves();
    expect(first?.files[contact]?.changed).toEqual([['intro']]);
    const { saved } = await takeBack(`${first?.time}`, 'en');
    expect(saved).toBe(true);
    expect(sourceOf(contact)).toBe(before.replace(/^details: .*/m, 'details: Second'));
    // This was a save too.
    const [last] = keptSaves();
    await takeBack(`${last?.time}`, 'en');
    expect(valueIn(contact)).toMatchObject({ intro: 'First', details: 'Second' });
    await expect(takeBack('2026-01-01T00:00:00.000Z', 'en')).rejects.toThrow('is missing');
  });

  test('that removed an item is taken back with its comments', async () => {
    const file = 'content/en/home.yaml';
    // One more than the least.
    const longer = localeCodes.map((code) =>
      change(`content/${code}/home.yaml`, ({ steps: { items } }) => {
        if (items.length === 3) items.push({ ...items[0], title: 'One more' });
      }),
    );
    await save(longer);
    const before = sourceOf(file).replace('    - title: ', '    # Above it.\n    - title: ');
    writeFileSync(file, before);
    const all = localeCodes.map((code) =>
      change(`content/${code}/home.yaml`, ({ steps }) => steps.items.shift()),
    );
    await save(all);
    expect(sourceOf(file)).not.toBe(before);
    const [last] = keptSaves();
    await takeBack(`${last?.time}`, 'en');
    expect(sourceOf(file)).toBe(before);
  });

  test('is kept with the last fifty', async () => {
    mkdirSync('before');
    for (let number = 10; number < 70; number++)
      writeFileSync(`before/2026-01-01T00.00.${number}.000Z.json`, '{"files":{}}');
    await save([change(contact, (all) => Object.assign(all, { intro: 'New' }))]);
    const kept = readdirSync('before').sort();
    expect(kept).toHaveLength(50);
    expect(kept[0]).toContain('00.21.');
  });

  test('is taken beside mistakes that were there before, but not with one of its own', async () => {
    const spoil = (file: string) =>
      writeFileSync(file, sourceOf(file).replace(/^intro: .*/m, 'intro: ""'));
    spoil(about);
    spoil(contact);
    const first = await save(set('contact', { details: 'New' }));
    expect([first.saved, first.mistakes]).toEqual([true, []]);
    const { saved, mistakes, left } = await save(set('contact', { title: 'x' }));
    expect([saved, mistakes.length]).toEqual([false, localeCodes.length]);
    // They stay on the list of what is to be mended.
    for (const told of [first.left, left])
      expect(said(told).match(/: intro must/g)).toHaveLength(2);
  });

  test.each([
    ['is not YAML', () => writeFileSync(about, 'intro: [\n')],
    ['is not UTF-8', () => writeFileSync(about, 'intro: New\n', 'utf16le')],
    ['is missing', () => rmSync(about)],
  ])('is taken beside a file of another form that %s', async (_, spoil) => {
    const changes = set('contact', { intro: 'New' });
    spoil();
    expect((await save(changes)).saved).toBe(true);
    expect(sourceOf(contact)).toMatch(/^intro: New$/m);
  });

  test('is refused while the factory’s own file cannot be read', async () => {
    const site = 'content/site.yaml';
    writeFileSync(site, sourceOf(site).replace(/^phone: .*/m, ''));
    const { saved, mistakes } = await save(set('contact', { details: 'New' }));
    expect(saved).toBe(false);
    expect(said(mistakes)).toMatch(/site\.yaml, line 1: phone/);
  });

  test('names a file of its own that is missing, or is not UTF-8, and writes nothing', async () => {
    const changes = set('about', { intro: 'New' });
    const before = sourceOf(about);
    writeFileSync(about, before, 'utf16le');
    await expect(save(changes)).rejects.toThrow(`${about} is not saved as UTF-8`);
    rmSync(about);
    await expect(save(changes)).rejects.toThrow(`${about} is missing`);
    writeFileSync(about, `\ufeff${before}`);
    expect((await save(changes)).saved).toBe(true);
  });

  test.skipIf(process.platform === 'win32')('tries nothing on what a link leads to', async () => {
    renameSync(about, 'linked.yaml');
    symlinkSync(resolve('linked.yaml'), about);
    const before = readFileSync(about, 'utf8');
    expect((await save(set('about', { title: 'x' }))).saved).toBe(false);
    expect(readFileSync('linked.yaml', 'utf8')).toBe(before);
    rmSync(about);
    rmSync('linked.yaml');
  });

  test.each(['content/../outside.yaml', '../outside.yaml', '/content/site.yaml', 'package.json'])(
    'neither reads nor writes what is no file of the forms: %s',
    async (file) => {
      writeFileSync('outside.yaml', 'a: 1\n');
      await expect(save([{ file, base: {}, mine: { a: 2 } }])).rejects.toThrow(
        'no file of the forms',
      );
      expect(readFileSync('outside.yaml', 'utf8')).toBe('a: 1\n');
      rmSync('outside.yaml');
    },
  );

  test.each([
    ['', ''],
    ['# None.\n', '# None.\n\n'],
    ['{}\n', ''],
  ])('fills an empty file: %j', async (text, above) => {
    const file = 'content/photos.yaml';
    writeFileSync(file, text);
    expect(valueIn(file)).toEqual({});
    await save([{ file, base: {}, mine: { hero: { left: 1, top: 2 } } }]);
    expect(readFileSync(file, 'utf8')).toBe(`${above}hero:\n  left: 1\n  top: 2\n`);
  });

  test('changes no file when one of them cannot be written', async () => {
    // As on a full disk, the last of the files cannot be made.
    mkdirSync('content/en/contact.yaml.part');
    const before = contents();
    await expect(save(set('contact', { intro: 'New' }))).rejects.toThrow('EISDIR');
    expect(contents()).toEqual(before);
    expect(globSync('content/**/*.part')).toEqual([]);
  });

  describe('of the logo', () => {
    const drawing = (width: number) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 10"/>`);
    const svg = drawing(30);
    const [one] = localeCodes;
    const names = () => logoParts().flatMap(({ name, src }) => (src ? [name] : []));
    const bring = (name: string) => addLogo(name, '.svg', svg);

    test('replaces those of single languages by one for all, and keeps them', async () => {
      await bring(`logo.${one}`);
      await bring(`logo.${one}-dark`);
      await addLogo('icon', '.svg', drawing(10));
      await bring('logo');
      expect(names()).toEqual(['logo', 'icon']);
      expect(existsSync(`before/logo.${one}-dark.svg`)).toBe(true);
      const { logo } = readContent();
      for (const code of localeCodes) expect(logo.logos.dark[code]).toBe('logo.svg');
      await bring('logo-dark');
      await bring(`logo.${one}-dark`);
      await bring(`logo.${one}`);
      expect(names().toSorted()).toEqual(['icon', 'logo', 'logo-dark', `logo.${one}`]);
      const png = await sharp(svg, { density: 2000 }).png().toBuffer();
      await expect(addLogo('icon', '.png', png)).rejects.toThrow('must be an SVG');
      await addLogo('logo', '.PNG', png);
      expect(globSync('content/logo/*').toSorted()).toEqual([
        'content/logo/icon.svg',
        'content/logo/logo.png',
      ]);
      removeLogo('logo');
      expect(names()).toEqual(['icon']);
      expect(readFileSync('before/logo.png').equals(png)).toBe(true);
    });

    test('refuses what the site cannot show, and then changes nothing', async () => {
      const before = names();
      const tiny = await sharp(svg).png().toBuffer();
      await expect(addLogo('logo', '.png', tiny)).rejects.toThrow('logo.png is only 30 × 10');
      await expect(addLogo('logo', '.png', svg)).rejects.toThrow('logo.png cannot be shown');
      await expect(addLogo('logo', '.pdf', svg)).rejects.toThrow('logo.pdf is no kind of file');
      await expect(addLogo('../logo', '.svg', svg)).rejects.toThrow('is no kind of file');
      await expect(bring('icon')).rejects.toThrow('icon.svg');
      await expect(addLogo('logo', '.svg', Buffer.alloc(0))).rejects.toThrow('cannot be shown');
      expect(names()).toEqual(before);
    });
  });

  describe('of photographs', () => {
    const [[name, file] = ['', '']] = readContent().photos.usable;
    const bytes = readFileSync(`content/photos/${file}`);

    test('adds one under its own name, and another of that name under one like it', async () => {
      const flipped = await sharp(bytes).flip().jpeg().toBuffer();
      expect(await addPhoto('Our Loom ١.JPG', bytes)).toBe('our-loom-1');
      expect(await addPhoto('our-loom-1.jpg', bytes)).toBe('our-loom-1');
      expect(await addPhoto('../our-loom-1.jpg', flipped)).toBe('our-loom-1-2');
      expect(await addPhoto('a?b.jpg', bytes)).toBe('a-b');
      expect(readFileSync('content/photos/our-loom-1.jpg').equals(bytes)).toBe(true);
      expect(readFileSync('content/photos/our-loom-1-2.jpg').equals(flipped)).toBe(true);
      expect(readContent().mistakes).toEqual([]);
    });

    test('refuses what the site cannot show', async () => {
      await expect(addPhoto('shirt.heic', bytes)).rejects.toThrow('is a kind of picture');
      const video = Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ');
      for (const clip of ['clip.mov', 'clip.jpg'])
        await expect(addPhoto(clip, video)).rejects.toThrow(`${clip} is a video`);
      expect(globSync('content/photos/clip*')).toEqual([]);
    });

    test('puts one aside that no page shows', async () => {
      await addPhoto('our-loom.jpg', bytes);
      removePhoto('our-loom');
      expect(readFileSync('before/our-loom.jpg').equals(bytes)).toBe(true);
      const shown = readContent().entries.en.about.photo.name;
      expect(() => removePhoto(shown)).toThrow('is shown by content/');
      expect(readContent().photos.usable.has(shown)).toBe(true);
    });

    test('shows each as a small picture', async () => {
      const { width, format } = await sharp(await thumbnail(name)).metadata();
      expect([width, format]).toEqual([320, 'jpeg']);
      expect(thumbnail('gone')).toBeUndefined();
    });
  });
});
