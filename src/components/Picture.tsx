import type { PhotoSources } from '../images/sources.ts';

export interface PictureProps {
  photo: PhotoSources;
  alt: string;
  className?: string | undefined;
  /** When it is fetched: before all others, with the page, or only when it comes near. */
  loading?: 'first' | 'eager' | 'lazy' | undefined;
  onLoad?: (() => void) | undefined;
}

/** A `<picture>` of files that are already made. */
export function Picture({ photo, alt, className, loading = 'lazy', onLoad }: PictureProps) {
  return (
    <picture className={className}>
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
