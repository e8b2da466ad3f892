import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Path } from '../../src/error-messages/sentences.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';

/** What a save did, for each file. */
export type KeptFiles = Record<string, { before: string; after: string; changed: Path[] }>;

/** A save that can be taken back. */
export interface Kept {
  /** When it was, as `Date` writes it for programs; it is also its name. */
  time: string;
  files: KeptFiles;
}

const folder = 'before';
const most = 50;

/** On Windows no name of a file has a colon. */
const fileOf = (time: string) => `${folder}/${time.replaceAll(':', '.')}.json`;

/** Keeps what the files of a save had before it. Of all saves the last fifty are kept. */
export function keep(files: KeptFiles): void {
  const time = new Date().toISOString();
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(time), JSON.stringify({ time, files } satisfies Kept));
  for (const old of names().slice(most)) rmSync(`${folder}/${old}`);
}

const names = () => globSync('*T*Z.json', { cwd: folder }).sort().reverse();

/** The saves that are kept, the newest first. */
export const keptSaves = (): Kept[] =>
  names().map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));

/** One of them. Throws a ProblemError if it is not there any more. */
export function keptSave(time: string): Kept {
  const found = keptSaves().find((kept) => kept.time === time);
  if (found) return found;
  throw new ProblemError({ code: 'file-missing', file: fileOf(time) });
}
