import { blankCanvas } from './canvas.ts';
import { type Placement, placeIn, type Size } from './placement.ts';

/** A side of a garment: its photograph, where that may be printed, in per cent, and how many centimeters wide that is. */
export interface View {
  photo: Size;
  area: Record<'left' | 'top' | 'width' | 'height', number>;
  cm: number;
}

/** What is printed, and where: `color`, such as `#14213d`, fills it. */
export interface Print {
  image: ImageBitmap | HTMLCanvasElement;
  color?: string | undefined;
  placement: Placement;
}

/** A side of a garment: where its print area begins in its photograph, how folds light a print, and how light it is (0 to 1). */
export type Cloth = ReturnType<typeof layCloth>;

/** Makes the photograph of a garment ready to be printed on. */
export function layCloth({ area, cm, photo }: View, image: HTMLImageElement) {
  const { canvas, context } = blankCanvas(photo.width, photo.height);
  context.drawImage(image, 0, 0, photo.width, photo.height);
  const left = Math.round((area.left * photo.width) / 100);
  const top = Math.round((area.top * photo.height) / 100);
  const width = Math.round((area.width * photo.width) / 100);
  const height = Math.round((area.height * photo.height) / 100);
  const { data } = context.getImageData(left, top, width, height);
  const light = blankCanvas(width, height);
  light.context.putImageData(new ImageData(lightOf(data), width), 0, 0);
  const printArea = { width, height, perCm: width / cm };
  const tone = Math.min(averageOf(data) / whiteCloth, 1);
  return { photo: canvas, left, top, printArea, light: light.canvas, tone };
}

/** How light white cloth is in a photograph, of 255: folds and a soft light darken it. A white print is as light on it. */
const whiteCloth = 215;

/** So little light is noise: it is counted in, or dark cloth would look creased. */
const dim = 20;

/** How much stronger folds are drawn on a print: its own colors hide them. */
const contrast = 1.1;

const luminance = (pixels: Uint8ClampedArray, at: number) =>
  0.2126 * Number(pixels[at]) + 0.7152 * Number(pixels[at + 1]) + 0.0722 * Number(pixels[at + 2]);

/** The average luminance of pixels, 0 to 255. */
function averageOf(pixels: Uint8ClampedArray) {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += luminance(pixels, at);
  return (sum * 4) / pixels.length;
}

/**
 * A cloth's light beside its average, as black or white to lay over a print: where the cloth has half its light, so
 * has the print. That keeps the print's own edge, which the canvas's mode "multiply" would not.
 */
export function lightOf(pixels: Uint8ClampedArray) {
  const average = averageOf(pixels);
  const light = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const change = ((luminance(pixels, at) + dim) / (average + dim) - 1) * contrast;
    if (change > 0) light.fill(255, at, at + 3);
    light[at + 3] = Math.min(Math.abs(change), change > 0 ? 0.12 : 0.5) * 255;
  }
  return light;
}

/** Prints an artwork onto a garment that is drawn already, in the place of what was printed there before. */
export function drawPrint(context: CanvasRenderingContext2D, cloth: Cloth, print?: Print) {
  const { photo, left, top, printArea, light } = cloth;
  // On a smaller canvas, the edge of a print is spread over the next pixel.
  const bare = [left - 2, top - 2, light.width + 4, light.height + 4] as const;
  context.drawImage(photo, ...bare, ...bare);
  if (!print) return;
  const [x, y, width, height] = placeIn(print.placement, printArea, print.image).box;
  // No larger than the artwork: it is drawn anew in every frame of a drag.
  const layer = blankCanvas(Math.ceil(width) + 1, Math.ceil(height) + 1);
  const [across, down] = [Math.floor(x), Math.floor(y)];
  layer.context.drawImage(print.image, x - across, y - down, width, height);
  if (print.color) {
    Object.assign(layer.context, { globalCompositeOperation: 'source-in', fillStyle: print.color });
    layer.context.fillRect(0, 0, layer.canvas.width, layer.canvas.height);
  }
  layer.context.globalCompositeOperation = 'source-atop';
  layer.context.drawImage(light, -across, -down);
  context.drawImage(layer.canvas, left + across, top + down);
}
