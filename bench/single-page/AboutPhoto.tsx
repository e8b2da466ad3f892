import data from 'virtual:data';
import { Picture } from '../../src/components/Picture.tsx';

/** Stands in for `src/components/Photo.tsx`, with the files that our build has made. */
export function Photo({ alt, className }: { alt: string; className?: string }) {
  return <Picture photo={data.aboutPhoto} alt={alt} className={className} />;
}
