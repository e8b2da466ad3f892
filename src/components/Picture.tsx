import type { ReactEventHandler } from 'react';
import type { PhotoSources } from '../data/photo-sources.ts';

export interface PictureProps {
  photo: PhotoSources;
  alt: string;
  className?: string | undefined;
  /** When it is fetched: before all others, with the page, or only when it comes near. */
  loading?: 'first' | 'eager' | 'lazy' | undefined;
  onLoad?: ReactEventHandler<HTMLImageElement> | undefined;
  /** Whether it fades in or out; left out for a photograph that never fades. */
  shown?: boolean | undefined;
}

/** A `<picture>` of files that exist already. */
export function Picture({ photo, alt, loading = 'lazy', onLoad, ...more }: PictureProps) {
  return (
    <picture className={more.className} data-shown={more.shown}>
      {photo.sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      <img
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        fetchPriority={loading === 'first' ? 'high' : undefined}
        loading={loading === 'lazy' ? 'lazy' : undefined}
        onLoad={onLoad}
      />
    </picture>
  );
}
