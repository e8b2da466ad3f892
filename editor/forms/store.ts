import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { findMistakes } from '../../src/content/checks/check-content.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { checkPhoto, isUsable, listPhotos } from '../../src/images/photo-files.ts';
import { ContentError, mistakesOf } from '../../src/problems/sentences.ts';
import { formAt, forms, fromForm, pathsOf, photoFolder, toForm } from './forms.ts';

/** A file as Gitea's list of changes has it. */
interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content: string; // in Base64
  sha?: string; // the file's hash when the form read it
}

/** Every file that the editor may read, with git's hash of what it gets. */
export function listFiles() {
  const photos = [...listPhotos(photoFolder).usable.values()];
  const paths = [...forms.flatMap(pathsOf), ...photos.map((file) => `${photoFolder}/${file}`)];
  return paths.map((path) => {
    const bytes = readFile(path);
    const blob = Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]);
    return { type: 'blob', path, size: bytes.length, sha: hash('sha1', blob) };
  });
}

/** A hash of the state of all these files. */
export const stateOf = (files: ReturnType<typeof listFiles>) => hash('sha1', JSON.stringify(files));

/** A file as the editor gets it. Throws when it is missing, no file of the editor's, or no YAML. */
export function readFile(path: string): Buffer {
  const form = editable(path);
  const bytes = readFileSync(path);
  return form ? Buffer.from(toForm(form, path, `${bytes}`)) : bytes;
}

let lastSave = Promise.resolve();

/** Writes all files of a save, one save after the other. For any mistake it throws and writes nothing. */
export function save(changes: Change[]): Promise<void> {
  lastSave = Promise.allSettled([lastSave]).then(() => tryAndWrite(changes));
  return lastSave;
}

async function tryAndWrite(changes: Change[]): Promise<void> {
  const files = listFiles();
  // Removed when this function ends.
  using folder = mkdtempDisposableSync(`${tmpdir()}/site-editor-`);
  const trial = `${folder.path}/`;
  cpSync('content', `${trial}content`, { recursive: true, preserveTimestamps: true });
  for (const [index, { operation, path, content, sha }] of changes.entries()) {
    const form = editable(path);
    // Two pictures of one name, chosen in one form: either would take the other's place.
    const isOther = (change: Change) => change.path === path && change.content !== content;
    if (changes.slice(0, index).some(isOther)) {
      throw new ContentError({ code: 'photo-chosen-twice', file: path });
    }
    const bytes = Buffer.from(content, 'base64');
    const state = files.find((file) => file.path === path)?.sha;
    if (operation === 'delete') {
      throw new ContentError({ code: 'editor-deletes-nothing' });
    }
    if (form ? state !== sha : operation === 'create' && state && !readFile(path).equals(bytes)) {
      throw new ContentError({ code: 'editor-changed', file: path, ...(form && { path: [] }) });
    }
    const written = form ? fromForm(form, readFileSync(path, 'utf8'), `${bytes}`) : bytes;
    writeFileSync(trial + path, written);
  }
  // What is wrong elsewhere, also by this save, the desk lists; but on site.yaml all depends.
  const own = changes.flatMap(({ path }) => {
    const form = formAt(path);
    return form ? pathsOf(form) : [path, photoFolder];
  });
  const mistakes = (await mistakesIn(`${trial}content`)).filter(({ file = '' }) =>
    ['content/site.yaml', ...own].includes(file),
  );
  if (mistakes.length > 0) throw new ContentError(...mistakes);
  const paths = new Set(changes.map(({ path }) => path));
  const written = [...paths].map((path) => ({ path, bytes: readFileSync(trial + path) }));
  replaceFiles(
    written.filter(({ path, bytes }) => !existsSync(path) || !readFileSync(path).equals(bytes)),
  );
}

/** What Windows keeps for itself, whatever comes after the first point. */
const reservedName = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Throws for a photograph that cannot be used, by its name or by what is in it. */
export async function checkUpload(name: string, bytes: Buffer): Promise<void> {
  const file = `${photoFolder}/${name}`;
  if (reservedName.test(name)) throw new ContentError({ code: 'photo-reserved', file });
  if (!isUsable(name)) throw new ContentError({ code: 'photo-unusable', file });
  await checkPhoto(name, bytes);
}

/** Writes each file whole, and none if the disk is full: what was there stays. */
export function replaceFiles(files: { path: string; bytes: string | Buffer }[]): void {
  try {
    for (const { path, bytes } of files) writeFileSync(`${path}.part`, bytes);
  } catch (error) {
    for (const { path } of files) rmSync(`${path}.part`, { force: true, recursive: true });
    throw error;
  }
  for (const { path } of files) renameSync(`${path}.part`, path);
}

/** The mistakes for which the build would refuse the content. */
const mistakesIn = (folder: string) =>
  Promise.try(() => findMistakes(readContent(folder))).catch(mistakesOf);

/** The form of a content file; none for a photograph, and for any other path an error. */
function editable(path: string) {
  const form = formAt(path);
  const [, photo] = /^content\/photos\/([^/\\]+)$/.exec(path) ?? [];
  if (form || (photo && isUsable(photo))) return form;
  throw new ContentError({ code: photo ? 'photo-unusable' : 'editor-foreign', file: path });
}
