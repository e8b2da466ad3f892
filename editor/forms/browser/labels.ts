/* The words of the forms, and what a field is called. */
import { partOf, type Shape } from '../../../src/content/schema/shape.ts';
import type { Path } from '../../../src/error-messages/sentences.ts';
import { type Locale, locales } from '../../../src/i18n/locales.ts';
import { locale } from './desk.ts';
import { mineAt, type Place, state } from './editing.ts';

export type Form = (typeof state)['forms'][number];

/** The name of a form, field or choice in the language of the desk. */
export const labelOf = (name: string, language: Locale = locale): string =>
  state.names[name]?.[language] ?? state.names[name]?.en ?? name;

/** What stands under a field: the hint for the longest end of its path that has one. */
export function hintOf(form: Form, path: Path): string | undefined {
  const names = [form.name, ...path.filter((step) => typeof step === 'string')];
  return names.map((_, index) => state.hints[names.slice(index).join('.')]).find(Boolean);
}

/** The language's own name. */
export const languageName = (language: Locale) => locales[language].name;

/** What a field is called; that of a photograph has the name of a photograph, wherever it stands. */
export function fieldLabel(path: Path, { photo }: Shape, language?: Locale): string {
  const name = path.at(-1) ?? '';
  if (typeof name === 'number') return `${name + 1}`;
  // A style has more photographs, with names of their own.
  return labelOf(photo && !name.startsWith('plain') ? 'photo' : name, language);
}

/** A form by its name. */
export const formNamed = (name: string) => state.forms.find((form) => form.name === name) as Form;

/** The form that has a file. */
export const formOf = (file: string) =>
  state.forms.find((form) => filesOf(form).includes(file)) as Form;

/** The files of a form: one for each of some languages, or one for all. */
export const filesOf = ({ file }: Form, languages: readonly Locale[] = state.locales) => [
  ...new Set(languages.map((language) => file.replace('{locale}', language))),
];

/** Whether each language has a file of its own. */
export const isPerLanguage = ({ file }: Form) => file.includes('{locale}');

/** A place in each of some languages. */
export const placesOf = (form: Form, path: Path, languages?: readonly Locale[]): Place[] =>
  filesOf(form, languages).map((file) => ({ file, path }));

/** What the schema says of a field. */
export const shapeAt = (form: Form, path: Path): Shape =>
  path.reduce<Shape>((shape, step) => partOf(shape, `${step}`), form.shape);

/** Whether a group has one text for each language, as the factory's own file does. */
export function isEachLanguage({ properties }: Shape): boolean {
  const names = Object.keys(properties ?? {});
  return (
    names.length === state.locales.length && state.locales.every((code) => names.includes(code))
  );
}

/** Every field of a form without what is in it, in order: also those that are not filled in. */
export function* fieldsOf(form: Form, path: Path = []): Generator<Path> {
  const shape = shapeAt(form, path);
  if (shape.hidden) return;
  if (shape.properties && !isEachLanguage(shape)) {
    for (const name of Object.keys(shape.properties)) yield* fieldsOf(form, [...path, name]);
  } else if (shape.type === 'array' && partOf(shape, '0').type !== 'string') {
    const lengths = placesOf(form, path).map((place) => Object(mineAt(place)).length ?? 0);
    for (let index = 0; index < Math.max(...lengths); index++)
      yield* fieldsOf(form, [...path, index]);
  } else yield path;
}

/** Where a field stands, such as "Home › Slides › 1 › Text". */
export function placeLabel(form: Form, path: Path, language?: Locale): string {
  const steps = path.map((step) =>
    typeof step === 'number' ? `${step + 1}` : labelOf(step, language),
  );
  return [labelOf(form.name, language), ...steps].join(' › ');
}

/** What a field has as one text, such as "Cairo · القاهرة". */
export const plainText = (value: unknown): string =>
  value instanceof Object ? Object.values(value).map(plainText).join(' · ') : `${value ?? ''}`;
