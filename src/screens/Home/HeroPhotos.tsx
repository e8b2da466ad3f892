import { useState } from 'react';
import { Picture, type PictureProps } from '../../components/Picture.tsx';

/** One photograph behind the hero's words: a decoration, mirrored in English. The served one never fades. */
export function HeroPhoto(props: Pick<PictureProps, 'photo' | 'shown' | 'onLoad'>) {
  const loading = props.shown === undefined ? 'first' : 'eager';
  return <Picture {...props} alt="" className="hero-photo" loading={loading} />;
}

interface HeroPhotosProps {
  slides: { name: string; photo: PictureProps['photo'] }[];
  current: number;
  /** Whether the next slide comes by itself, so that its photograph must be fetched before. */
  rotating: boolean;
}

/** The slides' photographs, each fetched one turn before its own; the one before stays until it arrives. */
export function HeroPhotos({ slides, current, rotating }: HeroPhotosProps) {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const [arrived, setArrived] = useState<readonly number[]>([]);
  const [shown, setShown] = useState(-1);

  const ahead = rotating ? (current + 1) % slides.length : current;
  const needed = new Set([...wanted, current, ahead]);
  if (needed.size > wanted.size) setWanted(needed);
  if (shown !== current && arrived.includes(current)) setShown(current);

  return slides.map(
    ({ name, photo }, index) =>
      wanted.has(index) && (
        <HeroPhoto
          key={name}
          photo={photo}
          shown={index === shown}
          onLoad={() => setArrived((arrived) => [...arrived, index])}
        />
      ),
  );
}
