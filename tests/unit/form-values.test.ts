import { readFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { forms, fromForm, pathsOf, toForm } from '../../editor/forms/forms.ts';
import { withValues } from '../../editor/forms/values.ts';
import { readContent } from '../../src/content/parse/read.ts';

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
    'an item',
    ({ list }) => Object.assign(list[1] ?? {}, { b: 'x' }),
    second,
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
