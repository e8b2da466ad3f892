import { getPhoto } from '../content/entries.ts';
import type { ImagePreset } from '../images/presets.ts';
import { photoSources } from '../images/sources.ts';
import { Picture, type PictureProps } from './Picture.tsx';

interface PhotoProps extends Omit<PictureProps, 'photo'> {
  /** The file name in `content/photos`, without its ending. */
  name: string;
  preset: ImagePreset;
}

/** A photograph, cut for its place on the page at build time. Async: it renders on the server only, never in an island. */
export async function Photo({ name, preset, className = '', ...rest }: PhotoProps) {
  const photo = await photoSources(await getPhoto(name), preset);
  return <Picture photo={photo} className={`photo ${className}`} {...rest} />;
}
