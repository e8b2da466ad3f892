import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { ContentError } from './parse.ts';

const usable = /\.(jpe?g|png|webp)$/i;
const notPictures = /^\.|\.(ya?ml|part)$/i;

/**
 * The photographs in a folder: the file of each name.
 * @throws ContentError when two share a name
 */
export function photoFilesIn(folder: string): Map<string, string> {
  const photos = new Map<string, string>();
  for (const file of readdirSync(folder).filter((file) => usable.test(file))) {
    // Some systems write a letter and its mark as two characters; who types the name writes one.
    const name = parse(file).name.normalize('NFC');
    const other = photos.get(name);
    if (other) {
      throw new ContentError(
        `content/photos has two photographs named ${name}, ${other} and ${file}: delete one.`,
      );
    }
    photos.set(name, file);
  }
  return photos;
}

/**
 * The files in a folder of photographs that no page can show, such as HEIC and GIF: the file of
 * each name.
 */
export function unusableFilesIn(folder: string): Map<string, string> {
  const others = readdirSync(folder).filter(
    (file) => !usable.test(file) && !notPictures.test(file),
  );
  return new Map(others.map((file) => [parse(file).name, file]));
}
