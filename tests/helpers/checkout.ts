import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, stringify } from 'yaml';

/** What is installed, built or written by the programs. */
const made = /^(\.(?!(ci|npmrc)$).+|deploy|dist|before|node_modules|published|test-results)$/;

/**
 * Copies the project to a folder, with links to the packages that are installed here. What Astro and Vite keep among
 * these is the copy's own.
 */
export function copyInstalled(folder: string): void {
  for (const name of readdirSync('.').filter((name) => !made.test(name))) {
    cpSync(name, `${folder}/${name}`, {
      recursive: true,
      filter: (path) => !path.endsWith('node_modules'),
    });
  }
  mkdirSync(`${folder}/node_modules`);
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(astro|vite)$/.test(name)))
    symlinkSync(resolve('node_modules', name), `${folder}/node_modules/${name}`);
}

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
