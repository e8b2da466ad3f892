import sharp, { type Metadata } from 'sharp';
import { ContentError } from '../content/parse.ts';
import { fieldName, lineOf, type Path } from '../content/place.ts';
import { contentNames, photoFiles, readContent, readText } from '../content/read.ts';
import type { ContentName } from '../content/schema.ts';
import { mostPixels, type Place, places } from './places.ts';

/** The place of the photographs that a page names under `photo`. */
const placeOf: Partial<Record<ContentName, Place>> = {
  home: places.hero,
  about: places.about,
  services: places.service,
  catalog: places.product({}),
};

/**
 * Looks at every photograph that the pages name; both languages name the same.
 * @param folder the content's folder, as an absolute path
 * @returns a warning for each that is too small for its place
 * @throws ContentError at the first that is damaged, or no JPEG, PNG or WebP
 */
export async function checkPhotos(folder: string): Promise<string[]> {
  const files = photoFiles(folder);
  const warnings: string[] = [];
  for (const [name, place] of Object.entries(placeOf) as [ContentName, Place][]) {
    const file = `ar/${name}.yaml`;
    for (const { path, photo } of photosNamed(readContent(name, 'ar', folder))) {
      const master = files.get(photo) as string;
      const { width, height } = (await look(master, folder)).autoOrient;
      const need = needOf(place);
      if (width >= need.width && height >= need.height) continue;
      warnings.push(
        `content/${file}, line ${lineOf(readText(file, folder), path)}: ${fieldName(path)} is ${master} of ${width} × ${height} pixels, and its place needs ${need.width} × ${need.height}: it will look blurred.`,
      );
    }
  }
  for (const name of contentNames) {
    const page = readContent(name, 'ar', folder);
    for (const photo of 'preview' in page ? page.preview.photos : []) {
      await look(files.get(photo) as string, folder);
    }
  }
  return warnings;
}

/** The size of a picture, after every part of it has been read. */
async function look(file: string, folder: string): Promise<Metadata> {
  const master = sharp(`${folder}/photos/${file}`, { failOn: 'error', limitInputPixels: false });
  const mistake = (sentence: string) => new ContentError(`content/photos/${file} ${sentence}.`);
  const damaged = () => mistake('is cut short, damaged or no picture: bring it in again');
  const metadata = await master.metadata().catch(() => {
    throw damaged();
  });
  const { format, width, height } = metadata;
  if (!['jpeg', 'png', 'webp'].includes(format)) {
    throw mistake(`is really a ${format.toUpperCase()} picture: save it as JPEG, PNG or WebP`);
  }
  if (width * height > mostPixels) {
    throw mistake(
      `has ${Math.round((width * height) / 1e6)} million pixels: make it smaller, ${mostPixels / 1e6} million are enough`,
    );
  }
  // Only the last line of a picture tells whether all of it is there.
  await master
    .resize(8, 8)
    .raw()
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  return metadata;
}

/** The size that every crop of a place can be cut from without being enlarged. */
function needOf(place: Place): { width: number; height: number } {
  const crops = place.map(({ widths, ratio }) => {
    const width = Math.max(...widths);
    return { width, height: Math.round(width / ratio) };
  });
  return {
    width: Math.max(...crops.map(({ width }) => width)),
    height: Math.max(...crops.map(({ height }) => height)),
  };
}

/** Every photograph that a page names, at any depth: `photo: name`, or the name in a group `photo`. */
function photosNamed(value: unknown, path: Path = []): { path: Path; photo: string }[] {
  if (typeof value === 'string') return path.at(-1) === 'photo' ? [{ path, photo: value }] : [];
  if (value === null || typeof value !== 'object') return [];
  if (path.at(-1) === 'photo') return [{ path, photo: (value as { name: string }).name }];
  return Object.entries(value).flatMap(([key, item]) =>
    photosNamed(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
