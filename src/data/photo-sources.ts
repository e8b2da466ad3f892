import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { Photograph } from '../content/schema/pages.ts';
import { type Crop, type ImagePreset, imagePresets } from '../photographs/presets.ts';
import { avifEffort } from '../photographs/service.ts';

// The endings of `usableEnding`: Vite takes only a pattern that is written out.
const modules = import.meta.glob<ImageMetadata>('/content/photos/*.{jpg,jpeg,jfif,png,webp}', {
  eager: true,
  import: 'default',
  caseSensitive: false,
});

/** What a `<picture>` needs, as plain data: it can be handed to the browser. */
export type PhotoSources = Awaited<ReturnType<typeof photoSources>>;

type Source = { media?: string; type: string; srcSet: string; sizes?: string };

/** The files of a photograph: each crop as AVIF in every width, and as one JPEG for older browsers. */
export async function photoSources(photo: Photograph, preset: ImagePreset) {
  const { file, focus } = photo;
  const src = modules[`/${file}`] as ImageMetadata;
  const position = focus.map((part) => `${part}%`).join(' ');
  const { hasAlpha } = await sharp(file).metadata();
  const background = hasAlpha && photo.background;

  const cropped = imagePresets[preset].map(async (crop: Crop) => {
    const { media, ratio = src.width / src.height, sizes } = crop;
    // Widths that the original does not have are replaced by its own.
    const widest = Math.min(src.width, Math.round(src.height * ratio));
    const widths = [...new Set(crop.widths.map((width) => Math.min(width, widest)))];
    const width = widths[Math.floor(widths.length / 2)] as number;
    const size = { width, height: Math.round(width / ratio) };
    const wanted = { src, position, ...(background && { background }), ...size };
    // The lowest qualities at which the photographs look like their originals, side by side at 2x.
    const avif = { format: 'avif', quality: 42, effort: avifEffort, widths } as const;
    const { srcSet } = await getImage({ ...wanted, ...avif });
    const jpeg = await getImage({ ...wanted, format: 'jpg', quality: 72 });
    const condition = media ? { media } : {};
    const sources: Source[] = [
      { ...condition, type: 'image/avif', srcSet: srcSet.attribute, sizes },
      { ...condition, type: 'image/jpeg', srcSet: jpeg.src },
    ];
    return { sources, src: jpeg.src, ...size };
  });
  const crops = await Promise.all(cropped);
  const last = crops.at(-1) as (typeof crops)[number];
  // The last source is the image itself.
  return { ...last, sources: crops.flatMap(({ sources }) => sources).slice(0, -1) };
}
