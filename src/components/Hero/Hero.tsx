import type { PropsWithChildren } from 'react';
import type { PhotoSources } from '../../images/sources.ts';
import { RemainingStyles } from '../RemainingStyles.tsx';
import styles from './Hero.module.css';
import { HeroPhoto } from './HeroPhotos.tsx';

/** The opening of the home page: the first photograph edge to edge, under the slides. */
export function Hero({ photo, children }: PropsWithChildren<{ photo: PhotoSources | undefined }>) {
  return (
    <div className={`on-ink ${styles.hero}`}>
      {photo && <HeroPhoto photo={photo} />}
      {children}
      <RemainingStyles />
    </div>
  );
}
