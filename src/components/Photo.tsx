import type { Photograph } from '../content/schema/pages.ts';
import { photoSources } from '../data/photo-sources.ts';
import type { ImagePreset } from '../photographs/presets.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface PhotoProps extends Photograph, Omit<PictureProps, 'photo'> {
  preset: ImagePreset;
}

/** A photograph of `content/photos`, cut at build time. Async: it renders on the server only. */
export async function Photo({ file, focus, background, preset, ...rest }: PhotoProps) {
  return <Picture photo={await photoSources({ file, focus, background }, preset)} {...rest} />;
}
