/** The name of a row in the tables of sentences, `en.json` and its translations. */
export type Code = keyof typeof import('./en.json');

/** What is wrong, or should be looked at: the row of its sentence, and what stands for its `{…}`. */
export interface Problem {
  code: Code;
  values?: Record<string, string | number>;
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
