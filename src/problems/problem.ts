import type { Values } from '../i18n/sentence-tables.ts';

/** The name of a sentence in `en.json` and its translations. */
export type Code = keyof typeof import('./en.json');

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
