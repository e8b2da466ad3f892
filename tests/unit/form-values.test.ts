import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { forms, pathsOf, valuesIn, withSamplesLeft } from '../../editor/forms/files.ts';
import { withValues } from '../../editor/forms/values.ts';

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

test.each<[what: string, edit: (values: Values) => unknown, after: string]>([
  ['the other order', ({ list }) => list.reverse(), `${second}  # Above the first.\n  - a: one\n`],
  [
    'twice the same',
    ({ list }) => list.push({ ...list[0] }),
    `  # Above the first.\n  - a: one\n${second}  - a: one\n`,
  ],
  ['without the first', ({ list }) => list.shift(), second],
])('a comment moves with the item that it stands above: %s', (_, edit, after) => {
  const values = parse(source);
  edit(values);
  const list = `  # Above the first.\n  - a: one\n${second}`;
  expect(withValues(source, values)).toBe(source.replace(list, after));
});

test('comments of the same words keep their own indentation', () => {
  const twice = 'a:\n  # None.\n  b: 1\n# None.\nc: 2\n';
  expect(withValues(twice, { a: { b: 1 }, c: 3 })).toBe(twice.replace('c: 2', 'c: 3'));
});

test('every content file comes back from its form as it was', () => {
  for (const path of forms.flatMap(pathsOf)) {
    const file = readFileSync(path, 'utf8');
    const saved = withValues(file, valuesIn(path, file));
    // Names of photographs come back as the site knows them; one that changes goes to the end of `photos.yaml`.
    expect(valuesIn(path, saved)).toEqual(valuesIn(path, file));
    const { length } = file.split('\n');
    expect(saved.split('\n')).toHaveLength(length);
  }
});

test('an entry that a form changes is taken off the list of sample values', () => {
  const before = { phone: '1', url: 'a', sampleValues: ['phone', 'url'] };
  const left = (values: object) => withSamplesLeft(before, { ...before, ...values }).sampleValues;
  expect(left({ phone: '2' })).toEqual(['url']);
  expect(left({})).toEqual(['phone', 'url']);
  expect(withSamplesLeft({ url: 'a' }, { url: 'b' })).toEqual({ url: 'b' });
});
