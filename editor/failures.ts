import { writeFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { ProblemError } from '../src/error-messages/sentences.ts';
import type { Locale } from '../src/i18n/locales.ts';
import { labeledProblem } from './forms/labels.ts';
import { textOf } from './words/texts.ts';

/** Why something failed, in a language. */
export type Explanation = (locale: Locale) => string;

const file = 'failure.txt';

/** Explains a failure to the owner. What nothing is known about is kept in `failure.txt`, for whoever helps. */
export function explainFailure(error: unknown): Explanation {
  const message = `${error}`.trim();
  // Not `error.path`: a build that fails gives only its output. An apostrophe in a path does not end it.
  const [, locked] =
    /(?:EACCES|EBUSY|EPERM|EROFS): [^':\n]*'(.*?)(?:\.part)?'(?=$| -> ')/m.exec(message) ?? [];
  if (error instanceof ProblemError) return labeled(error);
  if (locked) return labeled(new ProblemError({ code: 'file-locked', file: locked }));
  if (/ENOSPC|no space left|os error 112/i.test(message))
    return (locale) => textOf('failed-disk', locale);
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/.test(message))
    return (locale) => textOf('failed-offline', locale);
  try {
    writeFileSync(file, inspect(error));
  } catch {
    return () => message;
  }
  return (locale) => textOf('failed', locale, { file });
}

const labeled =
  ({ problems }: ProblemError): Explanation =>
  (locale) =>
    problems.map((problem) => labeledProblem(problem, locale)).join('\n');
