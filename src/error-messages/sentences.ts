import { fill, type Tables, type Values } from '../i18n/sentence-tables.ts';
import arabic from './ar.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

/** The name of a sentence in `en.json` and its translations. */
export type Code = keyof typeof english;

/** A mistake or a warning: the code of its sentence, and the values of its placeholders. */
export interface Problem {
  code: Code;
  values?: Values;
}

/** The steps from the top of a file to a field: names of entries, and indexes of list items from 0. */
export type Path = readonly (string | number)[];

/** A problem and where it is. */
export interface PlacedProblem extends Problem {
  /** From the root of the project, such as `content/en/home.yaml`. */
  file?: string;
  /** Counted from 1. */
  line?: number;
  path?: Path;
}

const tables: Tables<Code> = { ar: arabic, en: english };

/** The sentence about a problem, in a language; in English where that has no table. */
export const sentenceOf = ({ code, values = {} }: Problem, locale: string): string =>
  fill(tables, code, values, locale);

/** The place of a problem and its sentence: `content/en/about.yaml, line 11: intro must not be empty.` */
export function placedSentence(problem: PlacedProblem, locale = 'en'): string {
  const { file, line, path } = problem;
  const sentence = sentenceOf(problem, locale);
  if (!file) return sentence;
  const values = { file, line: line ?? 1, field: fieldName(path ?? []) };
  return `${sentenceOf({ code: placeCode(problem), values }, locale)} ${sentence}`;
}

/** `['slides', 2, 'text']` as `slides[3].text`: people count from one. */
export function fieldName(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`));
  return steps.join('').replace(/^\./, '');
}

function placeCode({ line, path }: PlacedProblem) {
  if (path) return path.length > 0 ? 'place-field' : 'place-top';
  return line ? 'place-line' : 'place-file';
}

/** An error that carries problems; its text has the sentence about each, in English. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  // The stack would name lines of code, which help nobody to find a mistake in the content.
  override stack = '';
  readonly problems: PlacedProblem[];

  constructor(...problems: PlacedProblem[]) {
    super(problems.map((problem) => placedSentence(problem)).join('\n'));
    this.problems = problems;
  }
}

/** The problems of a ProblemError; any other error is thrown again. */
export function problemsOf(error: unknown): PlacedProblem[] {
  if (error instanceof ProblemError) return error.problems;
  throw error;
}
