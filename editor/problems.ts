import { writeFileSync } from 'node:fs';
import type { PlacedProblem } from '../src/problems/problem.ts';
import { ProblemError } from '../src/problems/sentences.ts';

const file = 'problem.txt';

/** Says why something failed, as problems for the owner. What it cannot explain it keeps in `problem.txt`. */
export function explainOrKeep(error: unknown): PlacedProblem[] {
  return known(error) ?? [keep(`${error}`.trim())];
}

/** The problems that an error is known to mean. */
function known(error: unknown): PlacedProblem[] | undefined {
  if (error instanceof ProblemError) return error.problems;
  const said = `${error}`;
  if (/ENOSPC|no space left|os error 112/i.test(said)) return [{ code: 'publish-disk' }];
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/.test(said)) return [{ code: 'publish-offline' }];
  const [, locked] = /(?:EACCES|EBUSY|EPERM|EROFS): .*?'(.*?)(?:\.part)?'/.exec(said) ?? [];
  return locked ? [{ code: 'file-locked', file: locked }] : undefined;
}

/** Keeps what a program said, in English, for whoever helps the owner. */
function keep(said: string): PlacedProblem {
  try {
    writeFileSync(file, said);
  } catch {
    return { code: 'text', values: { text: said } };
  }
  return { code: 'publish-failed', values: { file } };
}
