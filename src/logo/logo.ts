import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { openPhoto } from '../photographs/photo-files.ts';
import { isSystemFile } from '../system-files.ts';

/** What is behind a logo: it is light in the header, dark in the footer and in social images. */
export type Background = 'light' | 'dark';

/** A size in pixels. */
export type Size = { width: number; height: number };

/** The file of the icon. */
export const iconFile = 'icon.svg';

/** The endings of its other files: of two, the one that comes first is taken. */
const endings = ['.svg', '.png', '.webp'];

/** The room that pages have for a logo (`Logo.module.css`), in CSS pixels. */
export const room: Size = { width: 180, height: 36 };

/** What the files of the logo may be called, without their ending: of two, the one that comes first here is taken. */
function logoNames(locale: Locale, background: Background): string[] {
  const names = [`logo.${locale}`, 'logo'];
  return background === 'light' ? names : [...names.map((name) => `${name}-dark`), ...names];
}

/** All that they may be called. */
export const allLogoNames = [
  ...new Set(localeCodes.flatMap((locale) => logoNames(locale, 'dark').toReversed())),
];

/** The names of the files in `content/logo`, which may be missing. */
export const listLogoFiles = (folder: string) =>
  globSync('*', { cwd: folder }).filter((name) => !isSystemFile(name));

/** Finds the logo, as far as it is there, in `content/logo`. */
export function findLogo(folder: string) {
  const files = listLogoFiles(folder);
  const logosOn = (background: Background) => {
    const rows = localeCodes.flatMap((locale) => {
      const names = logoNames(locale, background);
      const wanted = names.flatMap((name) => endings.map((ending) => name + ending));
      const file = wanted.find((name) => files.includes(name));
      return file ? [[locale, file]] : [];
    });
    return Object.fromEntries(rows) as Partial<Record<Locale, string>>;
  };
  const logos = { light: logosOn('light'), dark: logosOn('dark') };
  const wanted = [...Object.values(logos.light), ...Object.values(logos.dark), iconFile];
  return {
    logos,
    shown: files.filter((file) => wanted.includes(file)),
    unshown: files.filter((file) => !wanted.includes(file)),
  };
}

/** Whether a logo stands on a plate of paper: on dark, one that is not drawn for it. */
const isOnPlate = (file: string, background: Background) =>
  background === 'dark' && !/-dark\.\w+$/.test(file);

/** What an SVG needs for browsers to show it: the namespace, and a size or a view box. */
const namespace = 'http://www.w3.org/2000/svg';
const sizeInSvg = /<(?:\w+:)?svg\b[^<]*?\s(?:viewBox|width)\s*=\s*["'][^"'%]+["']/;

/** The own size of a picture. That of an SVG says only how wide it is for its height. Throws where browsers show nothing. */
export async function pictureSize(file: string): Promise<Size> {
  const bytes = readFileSync(file);
  // An SVG may have few units, which are no whole pixels, or more than sharp would draw.
  const picture = sharp(bytes, { density: 8 * 72, limitInputPixels: false });
  const { format, width, height } = await picture.metadata();
  const isDrawing = format === 'svg';
  const isComplete = isDrawing
    ? bytes.includes(namespace) && sizeInSvg.test(bytes.toString())
    : await picture.stats();
  if (!isComplete || isDrawing !== file.endsWith('.svg')) throw new Error(`${file} is not shown`);
  return { width, height };
}

/** The size of a picture that fills a place as far as its own proportions allow. */
function fitted({ width, height }: Size, place: Size): Size {
  const scale = Math.min(place.width / width, place.height / height);
  const pixels = (size: number) => Math.max(1, Math.round(size * scale));
  return { width: pixels(width), height: pixels(height) };
}

export type ShownLogo = Awaited<ReturnType<typeof showLogo>>;

/** A file of the logo as pages show it on a background: its size there, and whether it stands on a plate. */
export async function showLogo(file: string, background: Background) {
  // `npm run dev` runs on where a file does not open.
  const own = await pictureSize(file).catch(() => undefined);
  return { file, size: own && fitted(own, room), isOnPlate: isOnPlate(file, background) };
}

/** Draws an SVG in this size. By itself, sharp draws none whose own size is below a pixel or beyond 32,767. */
export function drawSvg(svg: string | Buffer, { width, height }: Size) {
  const href = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const around = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`;
  return sharp(Buffer.from(around));
}

/** Draws a file of the logo as large as it fits into a place. */
export async function drawLogo(file: string, place: Size) {
  const size = fitted(await pictureSize(file), place);
  const bytes = readFileSync(file);
  return file.endsWith('.svg') ? drawSvg(bytes, size) : (await openPhoto(bytes)).resize(size);
}
/** Whether an SVG that is opened by itself may run script: of its own, hidden in an entity, or of a document within it. */
export const mayRunScript = (svg: Buffer) =>
  /\bscript|javascript|\son\w+\s*=|&|1999\/xhtml|<\?xml-stylesheet/i.test(svg.toString());
