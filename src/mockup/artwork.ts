import { useRef, useState } from 'react';
import { withoutBackground } from './background.ts';
import { blankCanvas } from './canvas.ts';

/** A visitor's logo, without empty edges. */
interface Artwork {
  whole: ImageBitmap;
  /** The same without its white background, where it has one. */
  clear: ImageBitmap | undefined;
}

/** The longer side that photographs are drawn down to, and drawings up to: the largest print has fewer pixels. */
const side = 800;

/** The artwork in a file. Throws for what the browser cannot show, and where there is nothing to see. */
async function readArtwork(file: Blob): Promise<Artwork> {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([file], { type: await imageType(file) }));
  await new Promise((done) => {
    reader.onloadend = done;
  });
  if (reader.error) throw reader.error;
  // In an image element, no script of an SVG runs and nothing of it is fetched.
  const image = new Image();
  image.src = `${reader.result}`;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = side / Math.max(naturalWidth, naturalHeight);
  // In some browsers an SVG that does not say its size has none.
  const width = Math.max(1, Math.round(naturalWidth * scale || side));
  const height = Math.max(1, Math.round(naturalHeight * scale || side));
  const { context } = blankCanvas(width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const clear = withoutBackground(data, width);
  return { whole: await trim(data, width), clear: clear && (await trim(clear, width)) };
}

/** An SVG begins with a tag; its root may come after declarations and comments. In UTF-16, every second byte is zero. */
export const svgPattern = /^[\s\ufffd]*<(.*<)?(\w+:)?svg[\s>]/s;

/**
 * The type by which a browser shows a file: systems name another one, or none. Of images that are no SVG, browsers look at
 * the first bytes, whichever of their types is named (https://mimesniff.spec.whatwg.org/#sniffing-in-an-image-context).
 */
async function imageType(file: Blob) {
  const beginning = (await file.slice(0, 65_536).text()).replaceAll('\0', '');
  return svgPattern.test(beginning) ? 'image/svg+xml' : 'image/png';
}

/** The part of an artwork that can be seen. */
function trim(pixels: Uint8ClampedArray<ArrayBuffer>, width: number) {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (let at = 0; at < pixels.length / 4; at++) {
    if ((pixels[at * 4 + 3] as number) < 8) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), y + 1];
  }
  if (right === 0) throw new Error('nothing to see');
  return createImageBitmap(new ImageData(pixels, width), left, top, right - left, bottom - top);
}

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
