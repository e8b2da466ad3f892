import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { extname, parse } from 'node:path';
import { walk } from '../../src/content/schema/shape.ts';
import { ProblemError } from '../../src/error-messages/sentences.ts';
import { otherKind } from '../../src/photographs/other-kind.ts';
import {
  checkPhoto,
  listPhotos,
  openPhoto,
  photoKey,
  usableEnding,
} from '../../src/photographs/photo-files.ts';
import { formOf, forms, pathsOf, photoFolder, sourceOf, valuesIn } from './files.ts';

/** The file of each photograph, by its name in content. */
export const photoFiles = () => Object.fromEntries(listPhotos(photoFolder).usable);

const thumbnails = new Map<string, Promise<Buffer>>();

/** A small JPEG of a photograph, whole and upright, 320 pixels wide at most; undefined where there is no such photograph. */
export function thumbnail(name: string): Promise<Buffer> | undefined {
  const file = listPhotos(photoFolder).usable.get(name);
  if (!file) return undefined;
  const path = `${photoFolder}/${file}`;
  const { mtimeMs, size } = statSync(path);
  const key = `${file} ${mtimeMs} ${size}`;
  const made =
    thumbnails.get(key) ??
    openPhoto(path).then((photo) =>
      photo.autoOrient().resize({ width: 320 }).flatten({ background: '#fff' }).jpeg().toBuffer(),
    );
  thumbnails.set(key, made);
  return made;
}

/**
 * Adds a photograph under the name of its file, or one like it where another has that name; returns its name in content.
 * @throws ProblemError where the site cannot use it
 */
export async function addPhoto(fileName: string, bytes: Buffer): Promise<string> {
  const ending = extname(fileName);
  if (!usableEnding.test(ending)) {
    const code = otherKind(bytes.subarray(0, 1024)) ?? 'photo-unusable';
    throw new ProblemError({ code, file: `${photoFolder}/${fileName}` });
  }
  await checkPhoto(fileName, bytes);
  const { usable } = listPhotos(photoFolder);
  const base = photoKey(parse(fileName).name).replaceAll(/[/?#%&"<>|*:\\]+/g, '-') || 'photo';
  const isFree = (name: string) => {
    const file = usable.get(name);
    return !file || readFileSync(`${photoFolder}/${file}`).equals(bytes);
  };
  let name = base;
  for (let number = 2; !isFree(name); number++) name = `${base}-${number}`;
  if (!usable.has(name)) {
    mkdirSync(photoFolder, { recursive: true });
    const file = `${photoFolder}/${name}${ending.toLowerCase()}`;
    // A half written one must not be read.
    writeFileSync(`${file}.part`, bytes);
    renameSync(`${file}.part`, file);
  }
  return name;
}

/** Puts a photograph that no page shows aside, into the folder `before`. Throws a ProblemError if a page does. */
export function removePhoto(name: string): void {
  const file = listPhotos(photoFolder).usable.get(name);
  if (!file) return;
  const shows = (path: string) =>
    [...walk(valuesIn(path, sourceOf(path)), formOf(path).shape)].some(
      ({ value, shape }) => shape.photo && value === name,
    );
  const shown = forms.flatMap(pathsOf).find(shows);
  if (shown)
    throw new ProblemError({
      code: 'photo-shown',
      file: `${photoFolder}/${file}`,
      values: { file: shown },
    });
  mkdirSync('before', { recursive: true });
  renameSync(`${photoFolder}/${file}`, `before/${file}`);
}
