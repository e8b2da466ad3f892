import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { ContentError } from './parse.ts';

const usable = /\.(jpe?g|png|webp)$/i;
const notPictures = /^\.|\.(ya?ml|part)$/i;

/** The files in `content/photos`, by name: a file's name without its ending. */
export interface PhotoFiles {
  /** JPEG, PNG and WebP files. */
  usable: Map<string, string>;
  /** Files that no browser in use shows, such as HEIC and GIF. */
  unusable: Map<string, string>;
}

/**
 * Lists the photographs in a folder. Folders in it are left alone.
 * @throws ContentError when two share a name
 */
export function listPhotos(folder: string): PhotoFiles {
  const photos: PhotoFiles = { usable: new Map(), unusable: new Map() };
  if (!existsSync(folder)) return photos;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !notPictures.test(entry.name))
    .map((entry) => entry.name);
  for (const file of files) {
    // Some systems write a letter and its mark as two characters; who types the name writes one.
    const name = parse(file).name.normalize('NFC');
    const other = photos.usable.get(name);
    if (!usable.test(file)) photos.unusable.set(name, file);
    else if (other) {
      throw new ContentError(
        `content/photos has two photographs named ${name}, ${other} and ${file}: delete one.`,
      );
    } else photos.usable.set(name, file);
  }
  return photos;
}
