import type { ComponentProps } from 'react';
import type { PhotoSources } from '../data/photo-sources.ts';

export interface PictureProps extends Pick<ComponentProps<'img'>, 'onLoad' | 'onError'> {
  photo: PhotoSources;
  alt: string;
  className?: string | undefined;
  /**
   * When it is fetched: before all others, with the page, or only when it comes near. `near` is for one that is near from
   * the start: until its neighbor is parsed it is as wide as their row, so its preset tells its width.
   */
  loading?: 'first' | 'eager' | 'near' | 'lazy' | undefined;
  /** Whether it fades in or out; left out for a photograph that never fades. */
  shown?: boolean | undefined;
}

/** A `<picture>` of files that exist already. */
export function Picture({ photo, alt, loading = 'lazy', className, shown, ...rest }: PictureProps) {
  const isLazy = loading === 'lazy';
  const waits = isLazy || loading === 'near';
  return (
    <picture className={className} data-shown={shown}>
      {photo.sources.map(({ sizes, ...source }) => (
        // A lazy picture is laid out before it is fetched: the browser knows how wide it is. Safari does not tell yet.
        <source
          key={`${source.media} ${source.type}`}
          {...source}
          sizes={sizes && isLazy ? `auto, ${sizes}` : sizes}
        />
      ))}
      <img
        src={photo.src}
        width={photo.width}
        height={photo.height}
        alt={alt}
        decoding="async"
        fetchPriority={loading === 'first' ? 'high' : undefined}
        loading={waits ? 'lazy' : undefined}
        sizes={isLazy ? 'auto' : undefined}
        {...rest}
      />
    </picture>
  );
}
