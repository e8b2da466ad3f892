import { Picture } from '../../src/components/Picture.tsx';
import type { Data } from '../data.ts';

declare const PHOTO: Data['aboutPhoto'];

/** Stands in for `src/components/Photo.tsx`, with the files that our build has made. */
export function Photo({ alt, className }: { alt: string; className?: string }) {
  return <Picture photo={PHOTO} alt={alt} className={className} />;
}
