import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { getFocusPoints } from '../content/entries.ts';
import type { Crop, ImagePreset } from './presets.ts';
import { avifEffort } from './service.ts';

const imports = import.meta.glob<{ default: ImageMetadata }>(
  '../../content/photos/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}',
  { eager: true },
);

/** The module of each photograph, by its file name without the ending. */
const modules = new Map(
  Object.entries(imports).map(([path, module]) => [
    path.replace(/^.*\/|\.\w+$/g, '').normalize('NFC'),
    { path: resolve('src/images', path), image: module.default },
  ]),
);

/** A photograph as it was brought in, and its size in pixels, upright. */
interface Original {
  image: ImageMetadata;
  width: number;
  height: number;
}

/**
 * Finds an original by name. Its size is read from the file itself: Astro publishes the original of
 * every picture whose imported metadata is read.
 */
async function findOriginal(name: string): Promise<Original> {
  const module = modules.get(name);
  if (!module) throw new Error(`content/photos has no photograph named "${name}".`);
  const { autoOrient } = await sharp(module.path).metadata();
  return { image: module.image, ...autoOrient };
}

/** What a `<picture>` needs, as plain data: it can be handed to the browser. */
export interface PhotoSources {
  sources: { media?: string; type: string; srcSet: string; sizes?: string }[];
  src: string;
  width: number;
  height: number;
}

/**
 * Makes the files of a photograph at build time: AVIF in every width of every crop, and one JPEG of
 * each crop for browsers that do not know AVIF (Safari before 16.4, Edge before 121).
 * @param name the photograph's file name in `content/photos`, without its ending
 * @throws Error when there is no such photograph
 */
export async function photoSources(name: string, preset: ImagePreset): Promise<PhotoSources> {
  const original = await findOriginal(name);
  const [x, y] = (await getFocusPoints())[name]?.focus ?? [50, 50];
  const cut = (crop: Crop, width: number, format: 'avif' | 'jpg') =>
    getImage({
      src: original.image,
      width,
      height: Math.round(width / crop.ratio),
      position: `${x}% ${y}%`,
      format,
      ...encoding[format],
    });

  const crops = await Promise.all(
    preset.map(async (crop) => {
      const widths = widthsWithin(original, crop);
      const width = widths[Math.floor(widths.length / 2)] as number;
      const avif = await Promise.all(widths.map((width) => cut(crop, width, 'avif')));
      const media = crop.media ? { media: crop.media } : {};
      return {
        avif: {
          ...media,
          type: 'image/avif',
          srcSet: avif.map(({ src }, index) => `${src} ${widths[index]}w`).join(', '),
          sizes: crop.sizes,
        },
        jpeg: { ...media, type: 'image/jpeg', srcSet: (await cut(crop, width, 'jpg')).src },
        size: { width, height: Math.round(width / crop.ratio) },
      };
    }),
  );
  const last = crops[crops.length - 1] as (typeof crops)[number];
  return {
    sources: [
      ...crops.map(({ avif }) => avif),
      ...crops.filter((crop) => crop !== last).map(({ jpeg }) => jpeg),
    ],
    src: last.jpeg.srcSet,
    ...last.size,
  };
}

function widthsWithin(original: Original, crop: Crop): number[] {
  const widest = Math.min(original.width, Math.round(original.height * crop.ratio));
  const within = crop.widths.filter((width) => width < widest);
  return within.length < crop.widths.length ? [...within, widest] : within;
}

/** Qualities at which the photographs, viewed beside the originals at 2x, show no difference. */
const encoding = { avif: { quality: 42, effort: avifEffort }, jpg: { quality: 72 } };
