import { useEffect, useState } from 'react';
import type { PhotoSources } from '../../images/sources.ts';
import { Picture } from '../Picture.tsx';
import styles from './HeroPhotos.module.css';

interface HeroPhotoProps {
  photo: PhotoSources;
  /** Whether it fades in or out; left out for the photograph in the served HTML, which never fades. */
  shown?: boolean;
  onLoad?: () => void;
}

/** One photograph behind the hero's words: a decoration, mirrored in English. */
export function HeroPhoto({ photo, shown, onLoad }: HeroPhotoProps) {
  return (
    <div className={styles.photo} data-shown={shown}>
      <Picture
        photo={photo}
        alt=""
        loading={shown === undefined ? 'first' : 'eager'}
        onLoad={onLoad}
      />
    </div>
  );
}

interface HeroPhotosProps {
  photos: PhotoSources[];
  current: number;
  /** Whether the next slide will come by itself, and so must be fetched before its turn. */
  rotating: boolean;
}

/** The slides' photographs, each fetched one turn before its own; the one before stays until it arrives. */
export function HeroPhotos({ photos, current, rotating }: HeroPhotosProps) {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [shown, setShown] = useState(-1);

  useEffect(() => {
    const before = rotating ? [current, (current + 1) % photos.length] : [current];
    setWanted((wanted) => [...new Set([...wanted, ...before])]);
  }, [current, rotating, photos.length]);

  if (shown !== current && arrived.includes(current)) setShown(current);

  return wanted.map((index) => (
    <HeroPhoto
      key={index}
      photo={photos[index] as PhotoSources}
      shown={index === shown}
      onLoad={() => setArrived((arrived) => [...new Set([...arrived, index])])}
    />
  ));
}
