import { blankCanvas } from './canvas.ts';
import { type Ink, lightness } from './ink.ts';
import type { Box, Size } from './placement.ts';

/** A side of a garment: its photograph, where that may be printed, in per cent, and how many centimeters wide that is. */
export interface View {
  photo: Size;
  area: Record<'left' | 'top' | 'width' | 'height', number>;
  cm: number;
}

/** What is printed, and where in the print area; an ink fills it. */
export interface Print {
  image: ImageBitmap | HTMLCanvasElement;
  ink: Ink | undefined;
  box: Box;
}

/** A side of a garment: where its print area begins in its photograph, how folds light a print, and how light it is (0 to 1). */
export type Cloth = ReturnType<typeof layCloth>;

/** Makes the photograph of a garment ready to be printed on. */
export function layCloth({ area, cm, photo }: View, image: HTMLImageElement) {
  const context = blankCanvas(photo.width, photo.height);
  context.drawImage(image, 0, 0, photo.width, photo.height);
  const left = Math.round((area.left * photo.width) / 100);
  const top = Math.round((area.top * photo.height) / 100);
  const width = Math.round((area.width * photo.width) / 100);
  const height = Math.round((area.height * photo.height) / 100);
  const { data } = context.getImageData(left, top, width, height);
  const light = blankCanvas(width, height);
  light.putImageData(new ImageData(lightOf(data), width), 0, 0);
  const printArea = { width, height, perCm: width / cm };
  const tone = Math.min(averageOf(data) / whiteCloth, 1);
  return { photo: context.canvas, area, left, top, printArea, light: light.canvas, tone };
}

/** How light white cloth is in a photograph: folds and a soft light darken it. A white print is as light on it. */
const whiteCloth = 0.84;

/** So little light is noise: it is counted in, or dark cloth would look creased. */
const dim = 0.08;

/** How much stronger folds are drawn on a print: its own colors hide them. */
const contrast = 1.1;

/** How light pixels are on average, 0 to 1. */
function averageOf(pixels: Uint8ClampedArray) {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += lightness(pixels, at);
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
    const change = ((lightness(pixels, at) + dim) / (average + dim) - 1) * contrast;
    if (change > 0) light.fill(255, at, at + 3);
    light[at + 3] = Math.min(Math.abs(change), change > 0 ? 0.12 : 0.5) * 255;
  }
  return light;
}

/** Prints an artwork onto a garment that is drawn already, in the place of what was printed there before. */
export function drawPrint(context: CanvasRenderingContext2D, cloth: Cloth, print?: Print) {
  const { photo, left, top, light } = cloth;
  // On a smaller canvas, the edge of a print is spread over the next pixel.
  const bare = [left - 2, top - 2, light.width + 4, light.height + 4] as const;
  context.drawImage(photo, ...bare, ...bare);
  if (!print) return;
  const [x, y, width, height] = print.box.map(Math.ceil) as unknown as Box;
  // No larger than the artwork: it is drawn anew in every frame of a drag.
  const layer = blankCanvas(width, height);
  layer.drawImage(print.image, 0, 0, width, height);
  if (print.ink) {
    const fill = { globalCompositeOperation: 'source-in', fillStyle: print.ink.color };
    Object.assign(layer, fill);
    layer.fillRect(0, 0, width, height);
  }
  layer.globalCompositeOperation = 'source-atop';
  layer.drawImage(light, -x, -y);
  context.drawImage(layer.canvas, left + x, top + y);
}
