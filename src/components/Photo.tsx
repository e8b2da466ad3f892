import type { Place } from '../photos/places.ts';
import { photoSources } from '../photos/sources.ts';
import { type Loading, Picture } from './Picture.tsx';

interface PhotoProps {
  /** The file name in `content/photos`, without its ending. */
  name: string;
  /** What is in the picture; empty for decoration. */
  alt: string;
  crops: Place;
  className?: string | undefined;
  loading?: Loading | undefined;
}

/** A photograph, cut to its place at build time. Async: it renders on the server only, never in an island. */
export async function Photo({ name, crops, ...rest }: PhotoProps) {
  return <Picture photo={await photoSources(name, crops)} {...rest} />;
}
