import { expect, test } from 'vitest';
import { forms } from '../../editor/forms/files.ts';
import { labeledProblem, labelOf, words } from '../../editor/forms/labels.ts';
import type { Shape } from '../../src/content/schema/shape.ts';
import type { PlacedProblem } from '../../src/error-messages/sentences.ts';
import type { Locale } from '../../src/i18n/locales.ts';

/** The names of all fields of a form and of all choices, each with the path to it. */
function* namesIn(shape: Shape, path: string[]): Generator<string[]> {
  if (shape.hidden) return;
  yield path;
  for (const choice of shape.enum ?? []) yield [...path, `${choice}`];
  if (shape.items) yield* namesIn(shape.items as Shape, path);
  for (const [name, part] of Object.entries(shape.properties ?? {}))
    yield* namesIn(part as Shape, [...path, name]);
  if (shape.additionalProperties) yield* namesIn(shape.additionalProperties as Shape, path);
}

const all = () => forms.flatMap(({ name, shape }) => [...namesIn(shape, [name])]);

test('the forms speak English to a language that they have no labels for', () => {
  const locale = 'pt-BR' as Locale;
  expect(labelOf('title', locale)).toBe('Title');
  const mistake: PlacedProblem = { code: 'empty', file: 'content/en/home.yaml', path: ['title'] };
  expect(labeledProblem(mistake, locale)).toBe('In English › Home › Title: must not be empty.');
  expect(labeledProblem(mistake, 'ar')).toMatch(/^.+ › الرئيسية › العنوان: لا /);
});

test('a mistake is told by the labels of its field, and of what it names', () => {
  const said = (problem: PlacedProblem) => labeledProblem(problem, 'en');
  const file = 'content/en/catalog.yaml';
  const style = 'In English › Catalog › Styles › 1 ›';
  // A photograph is labeled as its group is.
  const photo = said({ code: 'empty', file, path: ['styles', 0, 'photo', 'name'] });
  expect(photo).toBe(`${style} Photograph: must not be empty.`);
  const name = said({ code: 'empty', file, path: ['styles', 0, 'name'] });
  expect(name).toBe(`${style} Name: must not be empty.`);
  const inArabic = { file: 'content/ar/catalog.yaml', path: ['styles', 0] };
  expect(said({ code: 'lacks-entry', ...inArabic, values: { name: 'fabric', file } })).toMatch(
    /^In Arabic › Catalog › Styles › 1: lacks Material, which In English › Catalog has/,
  );
  const colors = { file: 'content/site.yaml', path: ['colors', 'ink'] };
  const values = { other: 'paper', color: '#fff', ratio: '1:1', least: '3:1', better: '#000' };
  expect(said({ code: 'contrast-text', ...colors, values })).toContain('too close to Paper #fff');
  const half = { code: 'plain-alone', ...inArabic, values: { entry: 'printArea' } } as const;
  expect(said(half)).toContain('needs Where it may be printed, the part');
  // A language and a color have the names that the reader knows.
  const inWords = (problem: PlacedProblem) =>
    labeledProblem(problem, 'ar').replace(/[\u2068\u2069]/g, '');
  const numbers = { here: '1', other: '2', language: 'ar' };
  expect(inWords({ code: 'other-number', ...inArabic, values: numbers })).toContain(
    'اللغة العربية 2',
  );
  for (const other of ['ink', 'paper', 'thread', 'clay']) {
    const [name] = `${words.names[other]?.ar}`.split(':');
    const sentence = inWords({ code: 'contrast-text', ...colors, values: { ...values, other } });
    expect(sentence).toContain(`: قريب من ${name} #fff`);
  }
  // A form writes quotes and hyphens by itself.
  const fileOnly = [
    'cut-text',
    'empty-comment',
    'not-list',
    'not-text',
    'number-in-quotes',
  ] as const;
  for (const code of fileOnly) {
    const sentence = said({ code, ...colors, values: { text: '#1' } });
    expect(sentence).toMatch(/^The factory › Colors › .*: .* write (it|the whole text) again/);
    expect(sentence).not.toMatch(/quotes|hyphen/);
  }
  // A file without a form.
  const samples = { file: 'content/samples.yaml', line: 2, path: ['words'] };
  expect(said({ code: 'empty', ...samples })).toBe(
    'content/samples.yaml, line 2: words must not be empty.',
  );
});

test('every form, field and option has a label in each language, and no label is left over', () => {
  const names = new Set(all().map((path) => `${path.at(-1)}`));
  // Photographs and focus points are called so in the forms.
  const others = ['photo', 'focus-points', 'sampleValues'];
  expect(new Set(Object.keys(words.names))).toEqual(new Set([...names, ...others]));
  for (const [name, labels] of Object.entries(words.names))
    expect(Object.keys(labels), name).toEqual(['ar', 'en']);
});

test('each hint stands under a field', () => {
  const ends = new Set(
    all().flatMap((path) => path.map((_, index) => path.slice(index).join('.'))),
  );
  for (const hints of Object.values(words.hints)) {
    expect(Object.keys(hints).filter((end) => !ends.has(end))).toEqual([]);
    expect(Object.keys(hints)).toEqual(Object.keys(words.hints.en));
  }
});

test('no label or hint names what the sample factory makes', () => {
  const trade = /hoodie|t-shirt|garment|cloth|هودي|تيشيرت|ملابس/i;
  const said = [
    ...Object.entries(words.names).flatMap(([name, labels]) =>
      name === 'workwear' ? [] : Object.values(labels),
    ),
    ...Object.values(words.hints).flatMap((hints) => Object.values(hints)),
  ];
  expect(said.filter((text) => trade.test(text))).toEqual([]);
});
