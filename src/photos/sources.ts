import { getImage } from 'astro:assets';
import { resolve } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { photoFiles, readFocusPoints } from '../content/read.ts';
import type { Crop, Place } from './places.ts';

const imports = import.meta.glob<{ default: ImageMetadata }>(
  '../../content/photos/*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}',
  { eager: true },
);

/** A photograph as it was brought in, and its size in pixels, upright. */
interface Master {
  file: ImageMetadata;
  width: number;
  height: number;
}

/**
 * Finds a master by name. Its size is read from the file itself: Astro publishes the original of
 * every picture whose metadata anyone looks at.
 */
async function findMaster(name: string): Promise<Master> {
  const path = `content/photos/${photoFiles().get(name)}`;
  const file = imports[`../../${path}`]?.default;
  if (!file) throw new Error(`content/photos has no photograph named "${name}".`);
  const { autoOrient } = await sharp(resolve(path)).metadata();
  return { file, ...autoOrient };
}

/** What a `<picture>` needs, as plain data: it can be handed to the browser. */
export interface PhotoSources {
  sources: { media?: string; type: string; srcSet: string; sizes: string }[];
  src: string;
  width: number;
  height: number;
}

/**
 * Makes the files of a photograph at build time: AVIF and WebP in every width of every crop, and
 * one JPEG in the last crop's middle width for browsers that know neither.
 * @param name the photograph's file name in `content/photos`, without its ending
 * @throws Error when there is no such photograph
 */
export async function photoSources(name: string, crops: Place): Promise<PhotoSources> {
  const master = await findMaster(name);
  const [x, y] = readFocusPoints()[name]?.focus ?? [50, 50];
  const position = `${x}% ${y}%`;

  const sources = await Promise.all(
    crops.flatMap((crop) =>
      (['avif', 'webp'] as const).map(async (format) => ({
        ...(crop.media ? { media: crop.media } : {}),
        type: `image/${format}`,
        srcSet: (
          await Promise.all(
            widthsWithin(master, crop).map(
              async (width) =>
                `${(await render(master, crop, position, width, format)).src} ${width}w`,
            ),
          )
        ).join(', '),
        sizes: crop.sizes,
      })),
    ),
  );

  const plain = crops[crops.length - 1] as Crop;
  const widths = widthsWithin(master, plain);
  const width = widths[Math.floor(widths.length / 2)] as number;
  const fallback = await render(master, plain, position, width, 'jpg');
  return { sources, src: fallback.src, width, height: Math.round(width / plain.ratio) };
}

function widthsWithin(master: Master, crop: Crop): number[] {
  const widest = Math.min(master.width, Math.round(master.height * crop.ratio));
  const within = crop.widths.filter((width) => width < widest);
  return within.length < crop.widths.length ? [...within, widest] : within;
}

/** Qualities at which the masters, viewed side by side at 2x, show no difference. */
const quality = { avif: 42, webp: 72, jpg: 76 };

function render(
  master: Master,
  crop: Crop,
  position: string,
  width: number,
  format: keyof typeof quality,
) {
  return getImage({
    src: master.file,
    width,
    height: Math.round(width / crop.ratio),
    format,
    quality: quality[format],
    position,
  });
}
