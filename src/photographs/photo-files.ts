import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PlacedProblem, type Problem, ProblemError } from '../error-messages/sentences.ts';
import { normalizeValue } from '../i18n/normalize.ts';
import { isSystemFile } from '../system-files.ts';
import { beginningOf, otherKind } from './other-kind.ts';
import { hasUntoldColors } from './png-colors.ts';

/** The endings of the photographs' files that the site takes. */
export const usableEnding = /\.(jpe?g|jfif|png|webp)$/i;

const unusableEnding = /\.(hei[cf]|gif|avif|tiff?)$/i;

/** The key of a photograph: its file's name, the same for every way to type it. */
export const photoKey = (name: string) =>
  normalizeValue(name)
    .replace(usableEnding, '')
    .replace(unusableEnding, '')
    .replace(/[ .]+/g, '-')
    .toLowerCase();

/** The photographs in a folder, by the key of their file's name, with the mistakes in these names. */
export function listPhotos(folder: string) {
  const photos = {
    usable: new Map<string, string>(),
    /** Other pictures, such as HEIC and GIF, and files without an ending. */
    unusable: new Map<string, string>(),
    mistakes: [] as PlacedProblem[],
  };
  for (const entry of globSync('*', { cwd: folder, withFileTypes: true })) {
    const { name: file } = entry;
    if (entry.isDirectory() || /\.(ya?ml|part)$/i.test(file) || isSystemFile(file)) continue;
    const name = photoKey(parse(file).name);
    const [sign] = /[?#%&"<>|*:\\]/.exec(name) ?? [];
    const other = photos.usable.get(name);
    if (sign) {
      const place = { file: `content/photos/${file}`, values: { sign } };
      photos.mistakes.push({ code: 'photo-sign', ...place });
    } else if (usableEnding.test(file) && other) {
      const values = { name, one: other, other: file };
      photos.mistakes.push({ code: 'photo-twice', file: 'content/photos', values });
    } else photos[usableEnding.test(file) ? 'usable' : 'unusable'].set(name, file);
  }
  return photos;
}

/** Twice as many as a good camera takes. */
const mostPixels = 100e6;

/**
 * Opens a picture, whose colors become those of the web. Only one that is cut short is refused when it is read;
 * `checkPhoto` finds what else is lost. Throws where it is no picture.
 */
export async function openPhoto(
  input: string | Uint8Array,
  failOn: 'error' | 'warning' = 'error',
): Promise<Sharp> {
  const photo = sharp(input, { failOn });
  const { space, icc } = await photo.metadata();
  // By itself sharp writes colors of 16 bits as those of Display P3, reads gray of 16 bits without its profile, makes a
  // color behind gray as gray, and inks darker than browsers show them.
  const isInk = space === 'cmyk' && icc;
  const isGray = /b-w|grey/.test(space) && icc?.toString('latin1', 16, 20) === 'GRAY';
  if (/srgb|cmyk/.test(space) && !isInk) return photo;
  return photo.pipelineColourspace(isGray ? 'b-w' : 'srgb');
}

/** Warnings of decoders that cost no pixel: some phones write one number wrongly, or too many bytes. */
const harmless = /Invalid SOS|extraneous bytes/;

const sizes = new Map<string, ReturnType<typeof checkPhoto>>();

/** The size of an upright photograph, and what is said of its colors. Throws when it is damaged, too large or of another kind. */
export function photoSize(path: string) {
  // `npm run dev` asks at every save, and so do the forms, of a copy; reading all photographs takes a second.
  // A link may lead nowhere.
  const { mtimeMs = 0, size: bytes } = statSync(path, { throwIfNoEntry: false }) ?? {};
  // The time of a copy has no fraction.
  const key = `${basename(path)} ${Math.trunc(mtimeMs)} ${bytes}`;
  const size = sizes.get(key) ?? checkPhoto(basename(path), path);
  sizes.set(key, size);
  // On Windows, another program may hold a file for a moment.
  size.catch(() => sizes.delete(key));
  return size;
}

/**
 * Reads every pixel of a photograph, from its path or its bytes, and gives its upright size, and whether its colors are said
 * in a way that the site does not read.
 * @throws ProblemError that names the file when it is damaged, too large or of another kind
 */
export async function checkPhoto(file: string, input: string | Uint8Array) {
  const mistake = (problem: Problem) =>
    new ProblemError({ ...problem, file: `content/photos/${file}` });
  const refuse = async (code: 'photo-damaged' | 'photo-unusable'): Promise<never> => {
    const beginning = typeof input === 'string' ? await beginningOf(input) : input;
    throw mistake({ code: otherKind(beginning) ?? code });
  };
  const damaged = () => refuse('photo-damaged');
  // For an empty file, sharp throws instead of rejecting: hence `Promise.try`.
  const read = () => sharp(input, { limitInputPixels: false }).metadata();
  const { format, width, height, space, icc, exif, autoOrient } =
    await Promise.try(read).catch(damaged);
  if (!['jpeg', 'png', 'webp'].includes(format)) await refuse('photo-unusable');
  if (width * height > mostPixels) {
    const size = Math.round((width * height) / 1e6);
    const most = mostPixels / 1e6;
    throw mistake({ code: 'photo-large', values: { size, most } });
  }
  // Without `extract`, the decoder would read only one pixel of eight to make a picture this small.
  const readAll = (photo: Sharp) =>
    photo.extract({ left: 0, top: 0, width, height }).resize(8, 8).raw().toBuffer();
  await readAll(await openPhoto(input, 'warning')).catch(({ message }) =>
    harmless.test(message) ? openPhoto(input).then(readAll).catch(damaged) : damaged(),
  );
  const bytes = typeof input === 'string' ? readFileSync(input) : input;
  // Each browser makes other colors of inks without a profile.
  const isOfInk = icc?.toString('latin1', 16, 20) === 'CMYK';
  // Cameras say by an index of their own that the colors are those of Adobe RGB (DCF 2.0, 3.7.2).
  const isOfCamera = !icc && exif?.includes('R03\0') === true;
  const isUntold =
    (space === 'cmyk' && !isOfInk) || isOfCamera || (format === 'png' && hasUntoldColors(bytes));
  return { ...autoOrient, isUntold };
}
