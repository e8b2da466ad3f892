import { statSync } from 'node:fs';
import sharp, { type Metadata } from 'sharp';
import { defaultLocale } from '../i18n/locales.ts';
import { type ImagePreset, imagePresets, mostPixels } from '../images/presets.ts';
import { namedPhotos } from './named-photos.ts';
import { ContentError } from './parse.ts';
import { contentNames, placeOf, type SiteContent } from './read.ts';

/**
 * Looks into every photograph that the pages name; all languages name the same.
 * @returns a warning for each that is too small for its place
 * @throws ContentError at the first that is damaged, or no JPEG, PNG or WebP
 */
export async function checkPhotoFiles(content: SiteContent): Promise<string[]> {
  const warnings: string[] = [];
  const photos = contentNames.flatMap((name) =>
    namedPhotos(name, content.entries[defaultLocale][name]).map((photo) => ({
      ...photo,
      file: `${defaultLocale}/${name}.yaml`,
    })),
  );
  for (const { file, path, photo, preset } of photos) {
    const original = content.photos.usable.get(photo) as string;
    const { width, height } = (await decodeOnce(original, content.folder)).autoOrient;
    const crops = imagePresets[preset as keyof typeof imagePresets];
    const need = crops ? largestCrop(crops) : { width: 0, height: 0 };
    if (width >= need.width && height >= need.height) continue;
    warnings.push(
      `${placeOf(content, file, path)} is ${original} of ${width} × ${height} pixels, and its place needs ${need.width} × ${need.height}: it will look blurred.`,
    );
  }
  return warnings;
}

const decoded = new Map<string, Promise<Metadata>>();

/** `npm run dev` looks again at every save, and decoding takes a second for all photographs. */
function decodeOnce(file: string, folder: string): Promise<Metadata> {
  const path = `${folder}/photos/${file}`;
  const key = `${path} ${statSync(path).mtimeMs}`;
  const metadata = decoded.get(key) ?? decode(file, folder);
  decoded.set(key, metadata);
  return metadata;
}

/** The metadata of a picture, after every part of it has been read. */
async function decode(file: string, folder: string): Promise<Metadata> {
  const original = sharp(`${folder}/photos/${file}`, { failOn: 'error', limitInputPixels: false });
  const mistake = (sentence: string) => new ContentError(`content/photos/${file} ${sentence}.`);
  const damaged = () => mistake('is cut short, damaged or no picture: bring it in again');
  const metadata = await original.metadata().catch(() => {
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
  await original
    .resize(8, 8)
    .raw()
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  return metadata;
}

/** The size that every crop can be cut from without being enlarged. */
function largestCrop(crops: ImagePreset): { width: number; height: number } {
  const sizes = crops.map(({ widths, ratio }) => {
    const width = Math.max(...widths);
    return { width, height: Math.round(width / ratio) };
  });
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}
