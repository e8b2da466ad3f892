import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { getFocusPoints, getSite } from '../content/entries.ts';
import { listPhotos } from '../content/photo-files.ts';
import { palette } from '../styles/palette.ts';
import type { Crop, ImagePreset } from './presets.ts';
import { avifEffort } from './service.ts';

const modules = import.meta.glob<ImageMetadata>('/content/photos/*.{jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
  caseSensitive: false,
});

/**
 * Finds a photograph by its name: its file, and the point that stays in view.
 * @throws Error when there is no such photograph
 */
export async function findPhoto(name: string) {
  const file = listPhotos('content/photos').usable.get(name);
  if (!file) throw new Error(`content/photos has no photograph named "${name}".`);
  const { left = 50, top = 50 } = (await getFocusPoints())[name] ?? {};
  return { file: `content/photos/${file}`, focus: [left, top] as const };
}

/** What a `<picture>` needs, as plain data: it can be handed to the browser. */
export interface PhotoSources {
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  src: string;
  width: number;
  height: number;
}

/** Qualities at which the photographs, viewed beside the originals at 2x, show no difference. */
const encoding = { avif: { quality: 42, effort: avifEffort }, jpg: { quality: 72 } };

/**
 * Makes the files of a photograph at build time: AVIF in every width of every crop, and one JPEG of
 * each crop for browsers that do not know AVIF (Safari before 16.4, Edge before 121).
 * @param name the photograph's file name in `content/photos`, without its ending
 */
export async function photoSources(name: string, preset: ImagePreset): Promise<PhotoSources> {
  const { file, focus } = await findPhoto(name);
  const original = modules[`/${file}`] as ImageMetadata;
  const position = focus.map((part) => `${part}%`).join(' ');
  // Read from the file: Astro publishes the original of a picture whose imported size is read.
  const { autoOrient, hasAlpha } = await sharp(file).metadata();

  // A cut-out gets the ground of the other products.
  const ground = hasAlpha ? { background: palette((await getSite()).colors).stone } : {};

  const avif: PhotoSources['sources'] = [];
  const jpeg: PhotoSources['sources'] = [];
  let size = { width: 0, height: 0 };
  for (const crop of preset) {
    const heightOf = (width: number) => Math.round(width / crop.ratio);
    const cut = async (width: number, format: 'avif' | 'jpg') => {
      const wanted = { src: original, position, ...ground, width, height: heightOf(width), format };
      return (await getImage({ ...wanted, ...encoding[format] })).src;
    };
    const media = crop.media ? { media: crop.media } : {};
    const widths = widthsWithin(autoOrient, crop);
    const files = widths.map(async (width) => `${await cut(width, 'avif')} ${width}w`);
    const srcSet = (await Promise.all(files)).join(', ');
    avif.push({ ...media, type: 'image/avif', srcSet, sizes: crop.sizes });
    const middle = widths[Math.floor(widths.length / 2)] as number;
    jpeg.push({ ...media, type: 'image/jpeg', srcSet: await cut(middle, 'jpg') });
    size = { width: middle, height: heightOf(middle) };
  }
  const src = jpeg.pop()?.srcSet as string;
  return { sources: [...avif, ...jpeg], src, ...size };
}

/** The widths that an original is large enough for; in place of those beyond, its own. */
function widthsWithin(original: { width: number; height: number }, crop: Crop): number[] {
  const widest = Math.min(original.width, Math.round(original.height * crop.ratio));
  const within = crop.widths.filter((width) => width < widest);
  return within.length < crop.widths.length ? [...within, widest] : within;
}
