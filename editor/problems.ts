import { writeFileSync } from 'node:fs';
import type { PlacedProblem } from '../src/problems/problem.ts';
import { ContentError } from '../src/problems/sentences.ts';

const file = 'problem.txt';

/** Why something failed, as problems for the owner. Keeps the output of a program in `problem.txt`. */
export function problemsOf(error: unknown): PlacedProblem[] {
  if (error instanceof ContentError) return error.mistakes;
  const said = `${error}`.trim();
  if (/ENOSPC|no space left|os error 112/i.test(said)) return [{ code: 'publish-disk' }];
  if (/ENOTFOUND|EAI_AGAIN|fetch failed/.test(said)) return [{ code: 'publish-offline' }];
  const [, locked] = /(?:EACCES|EBUSY|EPERM|EROFS): .*?'(.*?)(?:\.part)?'/.exec(said) ?? [];
  if (locked) return [{ code: 'file-locked', file: locked }];
  // In English, for whoever helps the owner.
  try {
    writeFileSync(file, said);
  } catch {
    return [{ code: 'text', values: { text: said } }];
  }
  return [{ code: 'publish-failed', values: { file } }];
}
