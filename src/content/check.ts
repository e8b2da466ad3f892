import { resolve } from 'node:path';
import { languageCodes } from '../language.ts';
import { checkPhotos } from '../photos/check.ts';
import {
  checkSummaries,
  contentNames,
  readContent,
  readCredits,
  readFocusPoints,
  readIdentity,
} from './read.ts';
import { checkTwins } from './twins.ts';
import { warnings } from './warnings.ts';

/**
 * Reads everything that the owner edits, before anything is built.
 * @returns what can be built but should be looked at, a sentence each
 * @throws ContentError at the first mistake
 */
export async function checkContent(folder = resolve('content')): Promise<string[]> {
  readIdentity(folder);
  readFocusPoints(folder);
  readCredits(folder);
  for (const language of languageCodes) {
    for (const name of contentNames) readContent(name, language, folder);
  }
  checkSummaries(folder);
  checkTwins(folder);
  return [...warnings(folder), ...(await checkPhotos(folder))];
}
