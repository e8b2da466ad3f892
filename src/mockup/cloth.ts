import { type Place, placeIn } from './place.ts';

/** A part of a photograph, in per cent of it. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A garment's photograph, drawn and ready to be printed on. */
export interface Cloth {
  context: CanvasRenderingContext2D;
  /** The corner of the print area, in pixels, and the cloth there without a print. */
  left: number;
  top: number;
  bare: HTMLCanvasElement;
  /** How its folds light and shade a print. */
  light: HTMLCanvasElement;
}

/** A canvas with nothing on it. */
export function blank(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws the photograph of a garment. */
export function layCloth(canvas: HTMLCanvasElement, photo: HTMLImageElement, area: Area): Cloth {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  const [left, width] = [area.left, area.width].map((part) =>
    Math.round((part * canvas.width) / 100),
  ) as [number, number];
  const [top, height] = [area.top, area.height].map((part) =>
    Math.round((part * canvas.height) / 100),
  ) as [number, number];
  const bare = blank(width, height);
  bare.context.drawImage(canvas, -left, -top);
  const light = blank(width, height);
  const { data } = bare.context.getImageData(0, 0, width, height);
  light.context.putImageData(new ImageData(lightOf(data), width), 0, 0);
  return { context, left, top, bare: bare.canvas, light: light.canvas };
}

/** So little light is noise: it is counted in, or dark cloth would look creased. */
const dim = 20;

/** Folds show more on a print than on cloth of one color: so much the more that it is seen to follow them. */
const contrast = 1.1;

/**
 * A cloth's light beside its average, as black or white to lay over a print: where the cloth has half its light, so
 * has the print. That keeps the print's own edge, which the canvas's mode "multiply" would not.
 */
export function lightOf(pixels: Uint8ClampedArray) {
  const luminance = (at: number) =>
    0.2126 * (pixels[at] as number) +
    0.7152 * (pixels[at + 1] as number) +
    0.0722 * (pixels[at + 2] as number);
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4) sum += luminance(at);
  const average = (sum * 4) / pixels.length;
  const light = new Uint8ClampedArray(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const change = ((luminance(at) + dim) / (average + dim) - 1) * contrast;
    if (change > 0) light.fill(255, at, at + 3);
    light[at + 3] = Math.min(Math.abs(change), change > 0 ? 0.12 : 0.5) * 255;
  }
  return light;
}

/** Prints a picture onto a cloth, in place of the one before. */
export function print(cloth: Cloth, picture: HTMLCanvasElement | undefined, place: Place) {
  const { context, left, top, bare, light } = cloth;
  context.drawImage(bare, left, top);
  if (!picture) return;
  const print = blank(bare.width, bare.height);
  print.context.drawImage(picture, ...placeIn(place, bare, picture).box);
  print.context.globalCompositeOperation = 'source-atop';
  print.context.drawImage(light, 0, 0);
  context.drawImage(print.canvas, left, top);
}
