import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { config } from '../../editor/config.ts';
import type { Field } from '../../editor/fields.ts';
import { type Form, forms } from '../../editor/forms.ts';
import { fromForm, toForm } from '../../editor/texts.ts';
import { withValues } from '../../editor/values.ts';
import { languageCodes } from '../../src/language.ts';

const source = `# Of the whole file.

plain: a word # beside it
quoted: "50"   # spaces before it
single: 'it is'

# Above the group.
group:
    odd: four spaces
list:
  # Above the first.
  - icon: a
    title: one
  - icon: b
    title: two
    extra: "7"
flow: [a, b]
`;

/** The text with one passage for another, which must be there once. */
function replaced(before: string, after: string): string {
  expect(source.split(before)).toHaveLength(2);
  return source.replace(before, after);
}

interface Values {
  plain: string;
  quoted: string;
  single: string;
  group: { odd: string };
  list: { icon: string; title: string; extra?: string }[];
  flow: string[];
}

function edited(edit: (values: Values) => unknown): string {
  const values = parse(source);
  edit(values);
  return withValues(source, values);
}

test('what did not change stays to the letter', () => {
  expect(edited(() => {})).toBe(source);
});

test('a text keeps its kind of quotes, and gets some where it needs them', () => {
  expect(edited((values) => Object.assign(values, { quoted: '60' }))).toBe(
    replaced('"50"', '"60"'),
  );
  expect(edited((values) => Object.assign(values, { single: 'was' }))).toBe(
    replaced("'it is'", "'was'"),
  );
  expect(edited((values) => Object.assign(values, { plain: 'a: b' }))).toBe(
    replaced('a word', '"a: b"'),
  );
  expect(edited(({ group }) => Object.assign(group, { odd: 'x' }))).toBe(
    replaced('four spaces', 'x'),
  );
});

test('a list gains and loses entries, and the others keep their lines', () => {
  expect(edited((values) => values.list.push({ title: 'three', icon: 'c' }))).toBe(
    replaced('    extra: "7"\n', '    extra: "7"\n  - icon: c\n    title: three\n'),
  );
  expect(edited((values) => values.list.pop())).toBe(
    replaced('  - icon: b\n    title: two\n    extra: "7"\n', ''),
  );
  expect(edited((values) => values.flow.push('c'))).toBe(replaced('[a, b]', '[a, b, c]'));
});

test('a group gains and loses entries, and the others keep their lines', () => {
  expect(edited(({ list: [first] }) => Object.assign(first ?? {}, { extra: '9' }))).toBe(
    replaced('    title: one\n', '    title: one\n    extra: "9"\n'),
  );
  expect(edited((values) => delete values.list[1]?.extra)).toBe(replaced('    extra: "7"\n', ''));
});

test('every content file goes into its form and comes back as it was', () => {
  for (const form of forms()) {
    for (const path of form.paths) {
      const file = readFileSync(path, 'utf8');
      expect(fromForm(form, path, file, toForm(form, path, file))).toBe(file);
    }
  }
});

/** The English contact page, saved with one text in place of its own. */
function savedContact(field: 'title' | 'intro', text: string): string {
  const form = forms().find(({ name }) => name === 'contact') as Form;
  const path = 'content/en/contact.yaml';
  const file = readFileSync(path, 'utf8');
  const values = { ...parse(toForm(form, path, file)), [field]: text };
  return fromForm(form, path, file, JSON.stringify(values));
}

test('a text of several lines is saved as one', () => {
  expect(parse(savedContact('intro', 'One\n  and two.\n')).intro).toBe('One and two.');
});

test('a text is measured with the names of the factory in it', () => {
  expect(() => savedContact('title', `${'x'.repeat(50)} {name}`)).toThrow(
    /^content\/en\/contact\.yaml, line 1: title must have 10 to 60 characters/,
  );
});

test.each(languageCodes)('every field has a label in %s that is not its name', (language) => {
  const { singletons } = config(language) as { singletons: { fields: Field[] }[] };
  const bare = (fields: Field[]): string[] =>
    fields.flatMap(({ name, label, field, fields }) => [
      ...(label === name ? [name] : []),
      ...bare([...(fields ?? []), ...(field ? [field] : [])]),
    ]);
  // The last form has an entry for each photograph, under the photograph's own name.
  expect(bare(singletons.slice(0, -1).flatMap(({ fields }) => fields))).toEqual([]);
});
