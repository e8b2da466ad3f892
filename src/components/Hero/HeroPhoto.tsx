import type { PhotoSources } from '../../images/sources.ts';
import { Picture } from '../Picture.tsx';
import styles from './HeroPhoto.module.css';

interface HeroPhotoProps {
  photo: PhotoSources;
  /** Fades in and out as it is shown or not; the photograph as served leaves it out and stands. */
  shown?: boolean;
  onLoad?: () => void;
}

/** One photograph behind the hero's words: a decoration, mirrored in English. */
export function HeroPhoto({ photo, shown, onLoad }: HeroPhotoProps) {
  return (
    <div className={styles.place} data-shown={shown}>
      <Picture
        photo={photo}
        alt=""
        className={styles.photo}
        loading={shown === undefined ? 'first' : 'eager'}
        onLoad={onLoad}
      />
    </div>
  );
}
