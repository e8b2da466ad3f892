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
import { parse as parsePath, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { config, type FormField } from '../../editor/forms/config.ts';
import { forms, fromForm, pathsOf, toForm } from '../../editor/forms/forms.ts';
import { reply } from '../../editor/forms/gitea.ts';
import { labeledProblem } from '../../editor/forms/labels.ts';
import { listFiles, readFile, save } from '../../editor/forms/store.ts';
import { withValues } from '../../editor/forms/values.ts';
import { examine } from '../../src/content/checks/check-content.ts';
import { contentNames, readContent } from '../../src/content/reading/read.ts';
import type { ContentName } from '../../src/content/schema/pages.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import type { PlacedProblem } from '../../src/problems/problem.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const source = `# Of the whole file.

plain: a word # beside it
quoted: "50" # beside it too
single: 'it is'
long: ${'A word after a word, '.repeat(9)}and the last.

# Above the group.
group:
#   later: where the owner has not filled it in
  odd: two  spaces
list:
  # Above the first.
  - a: one
  # Above the second.
  - b: two # beside it
    c: "7"
flow: [a, b]
none: {}
1: a name # of digits
`;

interface Values {
  list: Record<string, string>[];
  flow: string[];
}

const second = '  # Above the second.\n  - b: two # beside it\n    c: "7"\n';

test.each<[what: string, edit: (values: Values) => unknown, before: string, after: string]>([
  ['nothing', () => {}, '', ''],
  ['a quoted text', (values) => Object.assign(values, { quoted: '60' }), '"50"', '"60"'],
  ['other quotes', (values) => Object.assign(values, { single: 'was' }), "'it is'", "'was'"],
  ['digits of Arabic', (values) => Object.assign(values, { quoted: '٦٠' }), '"50"', '"٦٠"'],
  ['another', ({ list }) => Object.assign(list[0] ?? {}, { a: '٦٠' }), 'a: one', 'a: "٦٠"'],
  ['an item more', ({ list }) => list.push({ d: 'x', e: 'y' }), 'flow', '  - d: x\n    e: y\nflow'],
  ['an item less', ({ list }) => list.pop(), second, ''],
  [
    'an item less, another changed',
    ({ list }) => list.splice(0, 2, { b: 'x', c: '7' }),
    `  - a: one\n${second}`,
    second.replace('two', 'x'),
  ],
  ['a short list', ({ flow }) => flow.push('c'), '[a, b]', '[a, b, c]'],
  ['an entry more', ({ list }) => Object.assign(list[0] ?? {}, { z: 1 }), 'one', 'one\n    z: 1'],
  ['a first entry', (values) => Object.assign(values, { none: { x: 1 } }), ' {}', '\n  x: 1'],
  ['a name of digits', (values) => Object.assign(values, { 1: 'b' }), 'a name', 'b'],
])('a save changes only what was changed: %s', (_, edit, before, after) => {
  const values = parse(source);
  edit(values);
  expect(withValues(source, values)).toBe(source.replace(before, after));
});

test('every content file comes back from its form as it was', () => {
  const photos = [...readContent().photos.usable];
  for (const form of forms) {
    for (const path of pathsOf(form)) {
      const file = readFileSync(path, 'utf8');
      // Names of photographs come back as the site knows them, and in `photos.yaml` at its end.
      const expected = photos.reduce(
        (text, [name, photo]) =>
          text.replaceAll(new RegExp(`${RegExp.escape(parsePath(photo).name)}(?=:?\n)`, 'g'), name),
        file,
      );
      const read = expected === file ? String : parse;
      expect(read(fromForm(form, file, toForm(form, path, file)))).toEqual(read(expected));
    }
  }
});

test('the name of a photograph that is gone comes back from its form as it was', () => {
  const form = forms.find(({ name }) => name === 'about') as (typeof forms)[number];
  const file = 'photo:\n  name: gone\n';
  expect(fromForm(form, 'photo: {}\n', toForm(form, 'about.yaml', file))).toBe(file);
});

test('an entry that a form changes is taken off the list of sample values', () => {
  const form = forms.find(({ name }) => name === 'site') as (typeof forms)[number];
  const file = 'phone: "1"\nurl: a\nsampleValues: [phone, url]\n';
  const changed = fromForm(form, file, 'phone: "2"\nurl: a\n');
  expect(changed).toBe('phone: "2"\nurl: a\nsampleValues: [url]\n');
  const none = file.replace('[phone, url]', '[]');
  expect(fromForm(form, none, 'phone: "1"\nurl: b\n')).toBe(none.replace('url: a', 'url: b'));
  const eastern = 'minimum: ٥٠\nsampleValues: [minimum]\n';
  expect(fromForm(form, eastern, 'minimum: 50\n')).toBe(eastern);
});

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
    const heic = write('create', 'content/photos/shirt.heic', bytes);
    await expect(save([heic])).rejects.toThrow('is a kind of picture that the site cannot use');
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

  test('names a file that is missing, or is not UTF-8, and writes nothing', async () => {
    const saved = contact({ intro: 'New' });
    const before = readFileSync(about, 'utf8');
    writeFileSync(about, before, 'utf16le');
    await expect(save(saved)).rejects.toThrow(`${about} is not saved as UTF-8`);
    rmSync(about);
    await expect(save(saved)).rejects.toThrow(`${about} is missing`);
    writeFileSync(about, `\ufeff${before}`);
    await save(saved);
  });

  test('is taken beside a mistake in another file, but not with one of its own', async () => {
    changeByHand(about, /^intro: .*/m, '');
    changeByHand('content/en/contact.yaml', /^intro: .*/m, '');
    await save(contact({ intro: 'New' }));
    await expect(save(contact({ title: 'x' }))).rejects.toThrow(/contact.* has 1\./);
  });

  test('may take away a value that texts in other files name', async () => {
    const { discount: _, facts: __, ...site } = parse(`${readFile('content/site.yaml')}`);
    changeByHand(about, /^intro: .*/m, 'intro: Up to {discount} off for large orders.');
    await save([write('update', 'content/site.yaml', stringify(site))]);
    expect(`${readFile('content/site.yaml')}`).not.toMatch(/^discount:/m);
    const { mistakes } = await examine();
    expect(mistakes.map(({ file }) => file)).toContain(about);
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

  test('is made of what Sveltia CMS asks a Gitea server for', async () => {
    const ask = async (call: string, body = {}) =>
      JSON.parse(JSON.stringify(await reply(`repos/factory/content${call}`, JSON.stringify(body))));
    for (const call of ['user', 'version', 'settings/api'])
      expect(await reply(call, '')).toBeInstanceOf(Object);
    expect(await ask('')).toEqual({ permissions: { pull: true } });
    const state = async () => (await ask('/branches/main')).commit.id;
    const before = await state();
    expect(await ask(`/git/trees/${before}?recursive=1`)).toEqual({ tree: listFiles() });
    const content = readFile(about).toString('base64');
    const answer = [{ path: about, encoding: 'base64', content }];
    expect(await ask('/file-contents', { files: [about] })).toEqual(answer);
    const { commit, files } = await ask('/contents', { files: contact({ intro: 'New' }) });
    expect(files).toEqual(listFiles().filter(({ path }) => path.endsWith('contact.yaml')));
    expect(await state()).toBe(commit.sha);
    expect(commit.sha).not.toBe(before);
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

/** The name and label of a form or field, and of all that is in it. */
function labeled({ name, label, options = [], fields = [], field }: FormField): string[][] {
  const labels = options.map(({ value, label }) => [value, label]);
  return [[name, label], ...labels, ...[...fields, ...(field ? [field] : [])].flatMap(labeled)];
}

test('the forms speak English to a language that they have no labels for', () => {
  const locale = 'pt-BR' as Locale;
  // Its short name is asked for by the schema.
  expect({ ...config(locale), app_title: '' }).toEqual({ ...config('en'), app_title: '' });
  const mistake: PlacedProblem = { code: 'empty', file: 'content/en/home.yaml', path: ['title'] };
  expect(labeledProblem(mistake, locale)).toBe('In English › Home › Title: must not be empty.');
  expect(labeledProblem(mistake, 'ar')).toMatch(/^.+ › الرئيسية › العنوان: لا /);
});

test('a mistake in a file without a form is told by its file, line and field', () => {
  const mistake: PlacedProblem = {
    code: 'empty',
    file: 'content/samples.yaml',
    line: 2,
    path: ['words'],
  };
  expect(labeledProblem(mistake, 'en')).toBe(
    'content/samples.yaml, line 2: words must not be empty.',
  );
});

test('a mistake that names another file and entry does so by their labels', () => {
  const values = { name: 'fabric', file: 'content/en/catalog.yaml' };
  const file = 'content/ar/catalog.yaml';
  const mistake: PlacedProblem = { code: 'lacks-entry', file, path: ['styles', 0], values };
  expect(labeledProblem(mistake, 'en')).toMatch(
    /^In Arabic › Catalog › Styles › 1: lacks Fabric, which In English › Catalog has/,
  );
});

test('a photograph is labeled as its group is, and a name as such', () => {
  const said = (...path: (string | number)[]) =>
    labeledProblem({ code: 'empty', file: 'content/en/catalog.yaml', path }, 'en');
  const style = 'In English › Catalog › Styles › 1 ›';
  expect(said('styles', 0, 'photo', 'name')).toBe(`${style} Photograph: must not be empty.`);
  expect(said('styles', 0, 'name')).toBe(`${style} Name: must not be empty.`);
});

test('a mistake that names another color does so by its label', () => {
  const values = { other: 'paper', color: '#fff', ratio: '1:1', least: '3:1', better: '#000' };
  const path = ['colors', 'ink'];
  const mistake: PlacedProblem = { code: 'contrast-text', file: 'content/site.yaml', path, values };
  expect(labeledProblem(mistake, 'en')).toContain('is too close to Paper #fff');
});

test('every form, field and option has a label, and no label is left over', () => {
  const { names } = parse(readFileSync('editor/forms/labels.yaml', 'utf8'));
  const photos = readContent().photos.usable;
  for (const locale of Object.keys(names.site) as Locale[]) {
    const all = config(locale)
      .singletons.flatMap((form) => labeled({ ...form, widget: 'form' }))
      .filter(([name = '']) => !photos.has(name));
    expect(all.filter(([name, label]) => name === label)).toEqual([]);
    expect(new Set(Object.keys(names))).toEqual(new Set(all.map(([name]) => name)));
  }
});

test('each field in a group says whether it is required: Sveltia CMS takes silence for yes', () => {
  const fieldsOf = ({ fields = [], field }: FormField): FormField[] =>
    [...fields, ...(field?.fields ?? [])].flatMap((own) => [own, ...fieldsOf(own)]);
  const all = config('en').singletons.flatMap((form) => fieldsOf({ ...form, widget: 'form' }));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ required }) => typeof required !== 'boolean')).toEqual([]);
  const facts = all.find(({ name }) => name === 'facts');
  expect(facts?.fields?.filter(({ required }) => required)).toEqual([]);
});

test('a form takes what the schema takes: kind, limits, first value, and whether in each language', () => {
  const { singletons, output } = config('en');
  // An optional text that is emptied would be a mistake.
  expect(output.omit_empty_optional_fields).toBe(true);
  const fieldAt = (place: string) => {
    const [name, ...steps] = place.split(' ');
    const form = singletons.find((form) => form.name === name) as object;
    return steps.reduce<FormField | undefined>(
      (group, step) => group?.fields?.find((field) => field.name === step),
      form as FormField,
    );
  };
  const shared = { i18n: 'duplicate' };
  const own = { i18n: true };
  const number = { widget: 'number', value_type: 'float' };
  const [photo] = readContent().photos.usable.keys();
  for (const [place, options] of Object.entries({
    'site minimum': { ...number, min: 1, max: 9999, step: 1 },
    'site coordinates latitude': { ...number, min: -90, max: 90, step: 0.0001 },
    [`focus-points ${photo} left`]: { ...number, min: 0, max: 100, default: 50 },
    'site quantities': { widget: 'boolean', default: true },
    'site sampleValues': { widget: 'hidden' },
    'site colors ink': { widget: 'color', allowInput: true },
    'site phone': { widget: 'string' },
    'site facts hours days': { widget: 'select', multiple: true, dropdown_threshold: 7 },
    'home steps items': { widget: 'list', min: 3, max: 7, ...shared },
    'about story paragraphs': { widget: 'list', min: 1, ...own },
    'about photo name': { widget: 'image', choose_url: false, ...shared },
    'about intro': { widget: 'text', ...own },
    'catalog styles id': { widget: 'string', ...shared },
    'catalog styles weight': { ...number, ...shared },
  }))
    expect(fieldAt(place), place).toMatchObject(options);
  const inEachLanguage = singletons.filter(({ i18n }) => i18n).map(({ name }) => name);
  expect(inEachLanguage).toEqual(contentNames);
});

/** Every field of a form, at any depth, with the kind of what is in it. */
function hinted({ hint, fields = [], field, widget, value_type: type }: FormField): string[][] {
  const inside = [...fields, ...(field ? [field] : [])];
  const kind = `${widget} ${type} ${inside.map(({ name, widget }) => `${name} ${widget}`)}`;
  return [...(hint ? [[`${hint}`, kind]] : []), ...inside.flatMap(hinted)];
}

test('each hint stands under fields of one kind, and none is left over', () => {
  const { hints } = parse(readFileSync('editor/forms/labels.yaml', 'utf8'));
  for (const locale of Object.keys(hints) as Locale[]) {
    const shown = config(locale).singletons.flatMap((form) => hinted({ ...form, widget: 'form' }));
    const of = (text: string) => shown.filter(([hint]) => hint === text).map(([, kind]) => kind);
    for (const [end, text] of Object.entries<string>(hints[locale])) {
      // A slide has the photograph alone.
      expect([end, new Set(of(text)).size]).toEqual([end, end === 'photo' ? 2 : 1]);
    }
    expect(Object.keys(hints[locale])).toEqual(Object.keys(hints.en));
  }
});
