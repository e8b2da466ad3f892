import type { ReactNode } from 'react';
import type { PhotoSources } from '../../photos/sources.ts';
import { Picture } from '../Picture.tsx';
import styles from './Hero.module.css';

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
      {photo && <Picture photo={photo} alt="" className={styles.photo} first />}
      {children}
    </div>
  );
}
