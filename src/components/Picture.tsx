import type { PhotoSources } from '../photos/sources.ts';

interface PictureProps {
  photo: PhotoSources;
  alt: string;
  className?: string | undefined;
  first?: boolean | undefined;
  onLoad?: (() => void) | undefined;
}

/** A `<picture>` of files that are already made; `first` is fetched at once, the others when they come near. */
export function Picture({ photo, alt, className, first = false, onLoad }: PictureProps) {
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
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onLoad={onLoad}
      />
    </picture>
  );
}
