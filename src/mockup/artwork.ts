import { useRef, useState } from 'react';
import { withoutBackground } from './background.ts';
import { blankCanvas } from './canvas.ts';

/** A visitor's logo, or the name of their brand, without empty edges. */
interface Artwork {
  whole: ImageBitmap;
  /** A name in the color for dark cloth. */
  light?: ImageBitmap;
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

/** A name as artwork, in the typeface and in the house's colors. */
async function drawName(name: string): Promise<Artwork> {
  // The widest of all names still fits the canvas.
  const font = '700 120px Letters, Typeface, sans-serif';
  await document.fonts.load(font, name);
  const colors = getComputedStyle(document.documentElement);
  const inColor = (color: string) => {
    const { canvas, context } = blankCanvas(side * 4, 240);
    context.font = font;
    context.textAlign = 'center';
    context.fillStyle = colors.getPropertyValue(color);
    context.fillText(name, side * 2, 150, side * 4);
    return trim(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width);
  };
  const [whole, light] = await Promise.all(['--ink', '--paper-light'].map(inColor));
  return { whole, light, clear: undefined } as Artwork;
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
 * The visitor's artwork: that of the file chosen last, with or without its background, or of the name written last.
 * `onRead` is told what was read; of a file that cannot be shown, nothing.
 */
export function useArtwork(
  isOnDark: boolean | undefined,
  onRead: (artwork: Artwork | undefined) => void,
) {
  const newest = useRef<Promise<Artwork | undefined>>(null);
  const [artwork, setArtwork] = useState<Artwork>();
  const [isClear, setClear] = useState(true);

  const take = async (coming: Promise<Artwork>) => {
    const reading = coming.catch(() => undefined);
    newest.current = reading;
    const latest = await reading;
    // Meanwhile the visitor may have chosen another.
    if (newest.current !== reading) return;
    if (latest) {
      setArtwork(latest);
      setClear(true);
    }
    onRead(latest);
  };
  const read = async (file: File | undefined) => file && take(readArtwork(file));
  const write = (name: string) => take(drawName(name));

  const clear = isClear ? artwork?.clear : undefined;
  const printed = (isOnDark ? artwork?.light : undefined) ?? clear ?? artwork?.whole;
  return { artwork, printed, isClear, setClear, read, write };
}
