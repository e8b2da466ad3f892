import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { listPhotos } from '../src/content/photo-files.ts';
import { forms, fromForm, pathsOf, photoFolder, toForm } from './forms.ts';

const photoPath = /^content\/photos\/[^/]+\.(jpe?g|png|webp)$/i;

/** The paths of all files that the editor may read and write. */
export function storedPaths(): string[] {
  const photos = [...listPhotos(photoFolder).usable.values()];
  return [...forms.flatMap(pathsOf), ...photos.map((file) => `${photoFolder}/${file}`)];
}

/**
 * A file as the editor gets it, and the mark of the state that it is in.
 * @throws Error when the file is missing or none of the editor's
 */
export function read(path: string) {
  const form = formAt(path);
  const bytes = readFileSync(path);
  return { body: form ? toForm(form, path, `${bytes}`) : bytes, state: stateOf(path) };
}

/**
 * Writes what a form holds into its content file, or a new photograph.
 * @param state in which the file was read, `none` for a new one
 * @returns the state that it is in now
 * @throws Error with one sentence, and nothing is written
 */
export function write(path: string, body: Buffer, state: string | undefined): string {
  const form = formAt(path);
  if (stateOf(path) !== state) {
    throw new Error(`${path} has been changed outside the editor: reload this page.`);
  }
  if (form) {
    const source = readFileSync(path, 'utf8');
    const written = fromForm(form, path, source, `${body}`);
    if (written !== source) writeFileSync(path, written);
  } else {
    const { name } = parsePath(path);
    if (listPhotos(photoFolder).usable.has(name)) {
      throw new Error(`There is a photograph named ${name} already.`);
    }
    writeFileSync(path, body);
  }
  return stateOf(path);
}

/** The form of a content file; none for a photograph, and for any other path an error. */
function formAt(path: string) {
  const form = forms.find((form) => pathsOf(form).includes(path));
  if (!form && !photoPath.test(path)) throw new Error(`${path} is no file of the editor's.`);
  return form;
}

function stateOf(path: string): string {
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'none';
}
