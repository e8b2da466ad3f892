import { useRef, useState } from 'react';
import { type Artwork, readArtwork } from './artwork.ts';

/**
 * The visitor's artwork: that of the file chosen last, with or without its background. `onRead` is told what was read;
 * of a file that cannot be shown, nothing.
 */
export function useArtwork(onRead: (artwork: Artwork | undefined) => void) {
  const newest = useRef<File>(null);
  const [artwork, setArtwork] = useState<Artwork>();
  const [isClear, setClear] = useState(true);

  const read = async (file: File | undefined) => {
    if (!file) return;
    newest.current = file;
    const latest = await readArtwork(file).catch(() => undefined);
    // Meanwhile the visitor may have chosen another.
    if (newest.current !== file) return;
    if (latest) {
      setArtwork(latest);
      setClear(true);
    }
    onRead(latest);
  };

  const printed = isClear && artwork?.clear ? artwork.clear : artwork?.whole;
  return { artwork, printed, isClear, setClear, read };
}
