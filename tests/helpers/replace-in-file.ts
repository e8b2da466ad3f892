import { readFileSync, writeFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

/**
 * Changes the first place of a file that matches; gives the file's text as it was, and the match.
 * @throws where nothing matches: the test would then be about nothing
 */
export function replaceInFile(file: string, find: RegExp, by: string) {
  const before = readFileSync(file, 'utf8');
  const match = find.exec(before);
  if (!match) throw new Error(`${file} has nothing like ${find}`);
  writeFileSync(file, before.replace(find, by));
  return { before, match };
}

/** The text of this factory's `site.yaml` with other values. */
export const siteWith = (values: object) =>
  stringify(
    { ...parse(readFileSync('content/site.yaml', 'utf8')), ...values },
    { aliasDuplicateObjects: false },
  );
