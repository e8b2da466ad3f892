import { expect, test } from 'vitest';
import { config, type FormField } from '../../editor/forms/config.ts';
import { labeledProblem, words } from '../../editor/forms/labels.ts';
import { contentNames, readContent } from '../../src/content/parse/read.ts';
import type { PlacedProblem } from '../../src/error-messages/sentences.ts';
import type { Locale } from '../../src/i18n/locales.ts';

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
    /^In Arabic › Catalog › Styles › 1: lacks Fabric, which In English › Catalog has/,
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

test('every form, field and option has a label, and no label is left over', () => {
  const photos = readContent().photos.usable;
  for (const locale of Object.keys(words.names.site ?? {}) as Locale[]) {
    const all = config(locale)
      .singletons.flatMap((form) => labeled({ ...form, widget: 'form' }))
      .filter(([name = '']) => !photos.has(name));
    expect(all.filter(([name, label]) => name === label)).toEqual([]);
    expect(new Set(Object.keys(words.names))).toEqual(new Set(all.map(([name]) => name)));
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
    'site facts hours days': { widget: 'select', multiple: true },
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

test('each hint stands under a field', () => {
  for (const [locale, hints] of Object.entries(words.hints)) {
    const shown = JSON.stringify(config(locale as Locale));
    for (const hint of Object.values(hints)) expect(shown).toContain(JSON.stringify(hint));
    expect(Object.keys(hints)).toEqual(Object.keys(words.hints.en));
  }
});
