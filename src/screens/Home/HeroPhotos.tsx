import { useEffect, useState } from 'react';
import { Picture, type PictureProps } from '../../components/Picture.tsx';
import type { PhotoSources } from '../../data/photo-sources.ts';
import css from './Hero.module.css';

/** One photograph behind the hero's words: a decoration, mirrored in English. The served one never fades. */
export function HeroPhoto(props: Pick<PictureProps, 'photo' | 'shown' | 'onLoad'>) {
  const loading = props.shown === undefined ? 'first' : 'eager';
  return <Picture {...props} alt="" className={css.photo} loading={loading} />;
}

interface HeroPhotosProps {
  photos: PhotoSources[];
  current: number;
  /** Whether the next slide comes by itself, so that its photograph must be fetched before. */
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
