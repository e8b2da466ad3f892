import { blank } from './cloth.ts';
import { groundOf, withoutGround } from './ground.ts';

/** A visitor's picture, without empty edges. */
export interface Picture {
  whole: HTMLCanvasElement;
  /** The same without its white ground, where it has one. */
  clear?: HTMLCanvasElement | undefined;
}

/** The longer side that photographs are drawn down to, and drawings up to: the largest print has fewer pixels. */
const side = 800;

/** A picture from a file; undefined where there is nothing to see. Throws for what the browser cannot show. */
export async function readPicture(file: Blob): Promise<Picture | undefined> {
  const image = new Image();
  image.src = await dataAddress(file);
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = side / Math.max(naturalWidth, naturalHeight);
  // In some browsers an SVG that does not say its size has none.
  const lengthOf = (natural: number) => Math.max(1, Math.round(natural * scale || side));
  const [width, height] = [lengthOf(naturalWidth), lengthOf(naturalHeight)];
  const { canvas, context } = blank(width, height);
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const whole = trim(canvas, data);
  const ground = groundOf(data, width);
  if (!whole || !ground) return whole && { whole };
  const pixels = withoutGround(data, width, ground);
  context.putImageData(new ImageData(pixels, width), 0, 0);
  return { whole, clear: trim(canvas, pixels) };
}

/** An address that the policy allows as it is. In an image, no script of an SVG runs and nothing of it is fetched. */
const dataAddress = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

/** The part of a picture that can be seen. */
function trim(source: HTMLCanvasElement, pixels: Uint8ClampedArray) {
  let [left, top, right, bottom] = [source.width, source.height, 0, 0];
  for (let at = 0; at < pixels.length / 4; at++) {
    if ((pixels[at * 4 + 3] as number) < 8) continue;
    const x = at % source.width;
    const y = Math.floor(at / source.width);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  if (right === 0) return undefined;
  const { canvas, context } = blank(right - left, bottom - top);
  context.drawImage(source, -left, -top);
  return canvas;
}
