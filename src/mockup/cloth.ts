import { blankCanvas } from './canvas.ts';
import type { MockupStyle } from './data.ts';
import { type Placement, placeIn } from './placement.ts';

/** A style with its photograph, where its print area begins in pixels, and how the folds there light and shade a print. */
export type Cloth = ReturnType<typeof layCloth>;

/** Makes the photograph of a style ready to be printed on. */
export function layCloth(style: MockupStyle, photo: HTMLImageElement) {
  const { area } = style;
  const { width, height } = style.photo;
  const left = Math.round((area.left * width) / 100);
  const top = Math.round((area.top * height) / 100);
  const { canvas: light, context } = blankCanvas(
    Math.round((area.width * width) / 100),
    Math.round((area.height * height) / 100),
  );
  context.drawImage(photo, -left, -top, width, height);
  const { data } = context.getImageData(0, 0, light.width, light.height);
  context.putImageData(new ImageData(lightOf(data), light.width), 0, 0);
  // Half as light as white is to the eye (sRGB).
  return { style, photo, left, top, light, isDark: averageOf(data) < 128 };
}

/** So little light is noise: it is counted in, or dark cloth would look creased. */
const dim = 20;

/** How much stronger folds are drawn on a print: its own colors hide them. */
const contrast = 1.1;

const luminance = (pixels: Uint8ClampedArray, at: number) =>
  0.2126 * (pixels[at] as number) +
  0.7152 * (pixels[at + 1] as number) +
  0.0722 * (pixels[at + 2] as number);

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

/** Draws a style, and prints an artwork onto it. */
export function drawStyle(
  canvas: HTMLCanvasElement,
  cloth: Cloth,
  artwork: ImageBitmap | undefined,
  placement: Placement,
) {
  const { photo, left, top, light } = cloth;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  if (!artwork) return;
  const layer = blankCanvas(light.width, light.height);
  layer.context.drawImage(artwork, ...placeIn(placement, light, artwork).box);
  layer.context.globalCompositeOperation = 'source-atop';
  layer.context.drawImage(light, 0, 0);
  context.drawImage(layer.canvas, left, top);
}
