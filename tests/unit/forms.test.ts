import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { config, type FormField } from '../../editor/forms/config.ts';
import { labeledProblem } from '../../editor/forms/labels.ts';
import { contentNames, readContent } from '../../src/content/reading/read.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { PlacedProblem } from '../../src/problems/sentences.ts';

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
