import type { ReactNode } from 'react';
import type { PhotoSources } from '../../images/sources.ts';
import { RemainingStyles } from '../RemainingStyles.tsx';
import styles from './Hero.module.css';
import { HeroPhoto } from './HeroPhotos.tsx';

interface HeroProps {
  /** The photograph of the first slide. */
  photo: PhotoSources | undefined;
  /** The slides' words and controls. */
  children?: ReactNode;
}

/** The opening of the home page: the first photograph edge to edge, under the slides. */
export function Hero({ photo, children }: HeroProps) {
  return (
    <div className={`on-ink ${styles.hero}`}>
      {photo && <HeroPhoto photo={photo} />}
      {children}
      <RemainingStyles />
    </div>
  );
}
