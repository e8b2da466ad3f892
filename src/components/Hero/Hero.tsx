import type { PropsWithChildren } from 'react';
import type { PhotoSources } from '../../data/photo-sources.ts';
import { RemainingStyles } from '../RemainingStyles.tsx';
import css from './Hero.module.css';
import { HeroPhoto } from './HeroPhotos.tsx';

/** The opening of the home page: the first photograph edge to edge, under the slides. */
export function Hero({ photo, children }: PropsWithChildren<{ photo: PhotoSources | undefined }>) {
  return (
    <div className={`on-ink ${css.hero}`}>
      {photo && <HeroPhoto photo={photo} />}
      {children}
      <RemainingStyles />
    </div>
  );
}
