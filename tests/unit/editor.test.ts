import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { config, type Field } from '../../editor/config.ts';
import { type Form, forms, fromForm, pathsOf, toForm } from '../../editor/forms.ts';
import { withValues } from '../../editor/values.ts';
import { readContent } from '../../src/content/read.ts';
import type { ContentName } from '../../src/content/schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';

const source = `# Of the whole file.

plain: a word # beside it
quoted: "50" # beside it too
single: 'it is'

# Above the group.
group:
  odd: two  spaces
list:
  # Above the first.
  - icon: a
    title: one
  - icon: b
    title: two
    extra: "7"
flow: [a, b]
`;

interface Values {
  list: { icon: string; title: string; extra?: string }[];
  flow: string[];
}

test.each<[what: string, edit: (values: Values) => unknown, before: string, after: string]>([
  ['nothing', () => {}, '', ''],
  ['a quoted text', (values) => Object.assign(values, { quoted: '60' }), '"50"', '"60"'],
  ['other quotes', (values) => Object.assign(values, { single: 'was' }), "'it is'", "'was'"],
  ['a colon', (values) => Object.assign(values, { plain: 'a: b' }), 'a word', '"a: b"'],
  ['odd spaces', (values) => Object.assign(values, { group: { odd: 'x' } }), 'two  spaces', 'x'],
  [
    'an item more',
    ({ list }) => list.push({ title: 'three', icon: 'c' }),
    '    extra: "7"\n',
    '    extra: "7"\n  - icon: c\n    title: three\n',
  ],
  ['an item less', ({ list }) => list.pop(), '  - icon: b\n    title: two\n    extra: "7"\n', ''],
  ['a short list', ({ flow }) => flow.push('c'), '[a, b]', '[a, b, c]'],
  [
    'an entry more',
    ({ list }) => Object.assign(list[0] ?? {}, { extra: '9' }),
    'title: one\n',
    'title: one\n    extra: "9"\n',
  ],
  ['an entry less', ({ list }) => delete list[1]?.extra, '    extra: "7"\n', ''],
])('a save changes only what was changed: %s', (_, edit, before, after) => {
  const values = parse(source);
  edit(values);
  expect(withValues(source, values)).toBe(source.replace(before, after));
});

test('every content file goes into its form and comes back as it was', () => {
  for (const form of forms) {
    for (const path of pathsOf(form)) {
      const file = readFileSync(path, 'utf8');
      expect(fromForm(form, path, file, toForm(form, path, file))).toBe(file);
    }
  }
});

/** The last language's file of a page, saved after a change in its form. */
function saved(name: ContentName, values: object): string {
  const form = forms.find((form) => form.name === name) as Form;
  const path = pathsOf(form).at(-1) as string;
  const file = readFileSync(path, 'utf8');
  return fromForm(form, path, file, stringify({ ...parse(toForm(form, path, file)), ...values }));
}

test('a text of several lines is saved as one', () => {
  expect(parse(saved('contact', { intro: 'One\n  and two.\n' })).intro).toBe('One and two.');
});

test('a save is refused in the words of the build', () => {
  // A text is measured with the factory's name in it.
  const name = Object.values(readContent().identity.name).at(-1) as string;
  expect(() => saved('contact', { title: `${'x'.repeat(60)}{name}` })).toThrow(
    `title must have 10 to 60 characters with the factory's names filled in, and has ${60 + name.length}.`,
  );
  expect(() => saved('about', { photo: { name: 'gone.jpg', alt: 'A loom' } })).toThrow(
    /^content\/\w+\/about\.yaml, line \d+: photo\.name names a photograph that is not in /,
  );
});

/** The name and label of a form or field, and of all that is in it. */
function labeled({ name, label, options = [], fields = [], field }: Field): string[][] {
  const choices = options.map(({ value, label }) => [value, label]);
  return [[name, label], ...choices, ...[...fields, ...(field ? [field] : [])].flatMap(labeled)];
}

test('every form, field and choice has a label, and no label is left over', () => {
  const { names } = parse(readFileSync('editor/labels.yaml', 'utf8'));
  const photos = readContent().photos.usable;
  for (const locale of Object.keys(names.site) as Locale[]) {
    const all = config(locale)
      .singletons.flatMap((form) => labeled({ ...form, widget: 'form' }))
      .filter(([name = '']) => !photos.has(name));
    expect(all.filter(([name, label]) => name === label)).toEqual([]);
    expect(new Set(Object.keys(names))).toEqual(new Set(all.map(([name]) => name)));
  }
});
