import { photoSources } from '../data/photo-sources.ts';
import type { ImagePreset } from '../photographs/presets.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface PhotoProps extends Omit<PictureProps, 'photo'> {
  name: string;
  preset: ImagePreset;
}

/** A photograph of `content/photos`, cut at build time. Async: it renders on the server only. */
export async function Photo({ name, preset, ...rest }: PhotoProps) {
  return <Picture photo={await photoSources(name, preset)} {...rest} />;
}
