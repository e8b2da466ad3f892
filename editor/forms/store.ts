import { hash } from 'node:crypto';
import {
  existsSync,
  mkdtempDisposableSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { examine } from '../../src/content/checks/check-content.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { otherName } from '../../src/photographs/other-kind.ts';
import { listPhotos, usableEnding } from '../../src/photographs/photo-files.ts';
import { formAt, forms, fromForm, pathsOf, photoFolder, sourceOf, toForm } from './forms.ts';

/** A changed file, in the form of Gitea's API. */
export interface Change {
  operation: 'create' | 'update' | 'delete';
  path: string;
  content: string; // in Base64
  sha?: string; // the file's hash when the form read it
}

/** Every file that the forms may read. Throws a ProblemError about the first that cannot be read. */
export function listFiles() {
  const photos = [...listPhotos(photoFolder).usable.values()];
  const paths = [...forms.flatMap(pathsOf), ...photos.map((file) => `${photoFolder}/${file}`)];
  return paths.map(fileAt);
}

/** A file in Gitea's list, with a hash of what the forms get. */
export function fileAt(path: string) {
  // To read the photographs of an owner would take seconds.
  const { size, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const state = formOf(path) ? readFile(path) : `${path} ${size} ${mtimeMs}`;
  return { type: 'blob', path, size, sha: hash('sha1', state) };
}

/** One hash for the state of some files. */
export const stateOf = (files: ReturnType<typeof listFiles>) => hash('sha1', JSON.stringify(files));

/** A file as the forms get it. Throws a ProblemError when it is missing, not one of theirs, or not YAML. */
export function readFile(path: string): Buffer {
  const form = formOf(path);
  return form ? Buffer.from(toForm(form, path, sourceOf(path))) : readFileSync(path);
}

let lastWrite = Promise.resolve();

/** Reads and writes content once everything before it has been written. Throws what it throws. */
export function afterOtherWrites(write: () => void | Promise<void>): Promise<void> {
  lastWrite = Promise.allSettled([lastWrite]).then(write);
  return lastWrite;
}

/** Writes all files of a save. Throws and writes nothing if there is a mistake in its files. */
export const save = (changes: Change[]) => afterOtherWrites(() => tryAndWrite(changes));

async function tryAndWrite(changes: Change[]): Promise<void> {
  refuseStale(changes);
  const written = new Map(changes.map((change) => [change.path, bytesOf(change)] as const));
  // `using` removes it when this function ends.
  using folder = mkdtempDisposableSync(`${tmpdir()}/site-forms-`);
  // Follows links, or a file would be tried in the place that a link leads to. `cpSync` would copy the links.
  const options = { recursive: true, preserveTimestamps: true, dereference: true };
  await cp('content', `${folder.path}/content`, options);
  for (const [path, bytes] of written) writeFileSync(`${folder.path}/${path}`, bytes);
  // A mistake in another file does not stop a save, even one that this save causes: the desk lists it. Every file
  // depends on site.yaml.
  const involved = changes.flatMap(({ path }) => {
    const form = formAt(path);
    return form ? pathsOf(form) : [path, photoFolder];
  });
  const { mistakes } = await examine(`${folder.path}/content`);
  const found = mistakes.filter(({ file = '' }) =>
    ['content/site.yaml', ...involved].includes(file),
  );
  if (found.length > 0) throw new ProblemError(...found);
  // The checks take a while, in which another program may have saved a file.
  refuseStale(changes);
  replaceFiles(written);
}

/** Throws for a change that would overwrite what another has written: in the same save, or since the form read it. */
function refuseStale(changes: Change[]): void {
  for (const { operation, path, content, sha } of changes) {
    if (operation === 'delete') throw new ProblemError({ code: 'forms-deletes-nothing' });
    // Two photographs with one name, chosen in one form.
    if (changes.some((other) => other.path === path && other.content !== content))
      throw new ProblemError({ code: 'photo-chosen-twice', file: path });
    if (formOf(path, content)) {
      if (fileAt(path).sha !== sha)
        throw new ProblemError({ code: 'forms-changed', file: path, path: [] });
    } else if (operation === 'create' && existsSync(path)) {
      const isSame = readFileSync(path).equals(Buffer.from(content, 'base64'));
      if (!isSame) throw new ProblemError({ code: 'forms-changed', file: path });
    }
  }
}

function bytesOf({ path, content }: Change): Buffer {
  const form = formOf(path);
  const bytes = Buffer.from(content, 'base64');
  return form ? Buffer.from(fromForm(form, sourceOf(path), `${bytes}`)) : bytes;
}

/** Writes all files that are to change, or none if the disk is full. */
export function replaceFiles(files: ReadonlyMap<string, Buffer>): void {
  const changed = [...files].filter(
    ([path, bytes]) => !existsSync(path) || !readFileSync(path).equals(bytes),
  );
  try {
    for (const [path, bytes] of changed) writeFileSync(`${path}.part`, bytes);
    for (const [path] of changed) renameSync(`${path}.part`, path);
  } catch (error) {
    for (const [path] of changed) rmSync(`${path}.part`, { force: true, recursive: true });
    throw error;
  }
}

/** The form of a content file; none for a photograph, and for any other path an error. `content` is in Base64. */
function formOf(path: string, content = '') {
  const form = formAt(path);
  const [, photo] = /^content\/photos\/([^/\\]+)$/.exec(path) ?? [];
  if (form || (photo && usableEnding.test(photo))) return form;
  if (!photo) throw new ProblemError({ code: 'forms-foreign', file: path });
  const problem = otherName(photo, Buffer.from(content.slice(0, 2048), 'base64'));
  throw new ProblemError({ code: 'photo-unusable', ...problem, file: path });
}
