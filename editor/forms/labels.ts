import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  type Code,
  type Path,
  type PlacedProblem,
  placedSentence,
  sentenceOf,
} from '../../src/error-messages/sentences.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Tables } from '../../src/i18n/sentence-tables.ts';
import { formAt } from './files.ts';

interface Words {
  names: Record<string, Record<string, string>>;
  hints: Tables<string>;
}

/** The words of the forms. */
export const words: Words = parse(readFileSync(`${import.meta.dirname}/labels.yaml`, 'utf8'));

/** The label of a file, field or option, in a language. */
export const labelOf = (name: string, locale: Locale): string =>
  words.names[name]?.[locale] ?? words.names[name]?.en ?? name;

/** What is said of a field in place of how its file is written: a form writes that by itself. */
const codesInForms: Partial<Record<Code, Code>> = {
  'cut-text': 'cut-text-in-form',
  'empty-comment': 'write-again',
  'not-group': 'write-again',
  'not-list': 'write-again',
  'not-one-text': 'write-again',
  'not-text': 'write-again',
  'number-in-quotes': 'write-again',
};

/** A problem in the language of the forms. A field is named by its labels instead of file and line. */
export function labeledProblem(problem: PlacedProblem, locale: Locale): string {
  const { file = '', path } = problem;
  if (!path || !formAt(file)) return placedSentence(problem, locale);
  return `${placeName(problem, locale)}: ${fieldSentence(problem, locale)}`;
}

/** What is said of a field beside it, such as "must not be empty." */
export function fieldSentence(problem: PlacedProblem, locale: Locale): string {
  const { values = {} } = problem;
  const code = codesInForms[problem.code] ?? problem.code;
  const labeled = { ...values };
  if (`${values.file}`.startsWith('content/'))
    labeled.file = labelsOf(`${values.file}`, [], locale);
  if (problem.code === 'lacks-entry') labeled.name = labelOf(`${values.name}`, locale);
  if (values.entry) labeled.entry = labelOf(`${values.entry}`, locale);
  // Only the name out of a label such as "Paper: the background of pages".
  if (problem.code.startsWith('contrast'))
    labeled.other = labelOf(`${values.other}`, locale).replace(/:.*/, '');
  return sentenceOf({ code, values: labeled }, locale);
}

/** A field by its labels, or a file that has no form by its path. */
export const placeName = (
  { file = '', path }: Pick<PlacedProblem, 'file' | 'path'>,
  locale: Locale,
) => (path && formAt(file) ? labelsOf(file, path, locale) : file);

/** Where a field stands in the forms, such as "In English › Home › Title". */
function labelsOf(file: string, path: Path, locale: Locale): string {
  // "content/en/home.yaml": the language, if it has its own file, and the page.
  const [, ...names] = file.replace(/\.yaml$/, '').split('/');
  // The name of a photograph is labeled as its group is: "Photograph" stands there once.
  const shown = path.filter((step, at) => !(step === 'name' && path[at - 1] === 'photo'));
  const steps = shown.map((step) => (typeof step === 'number' ? `${step + 1}` : step));
  return [...names, ...steps].map((name) => labelOf(name, locale)).join(' › ');
}
