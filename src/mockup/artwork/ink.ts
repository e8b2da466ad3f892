import { inSlices, type Pixels } from './ground.ts';

/** A color to print in: its name in content, and its value, such as `#14213d`. */
export interface Ink {
  name: InkName;
  color: string;
}
type InkName = 'white' | 'ink' | 'paper' | 'thread' | 'clay' | 'black';

/** With less contrast to the cloth a color is hard to see; so may be this share of an artwork. */
const leastContrast = 1.6;
const mostFaint = 0.2;

/** The square root of the relative luminance (WCAG 2.2) of the color at a place in a row: the curve of sRGB is nearly a square. */
export const lightness = (values: ArrayLike<number>, at: number) =>
  Math.sqrt(
    0.2126 * (values[at] as number) ** 2 +
      0.7152 * (values[at + 1] as number) ** 2 +
      0.0722 * (values[at + 2] as number) ** 2,
  ) / 255;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) ** 2 + 0.05) / (Math.min(one, other) ** 2 + 0.05);

const toneOf = ({ color }: Ink) =>
  lightness(color.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [], 0);

/** The ink that shows best on cloth of a lightness: an earlier one, unless another shows much better. */
export const bestInk = (inks: Ink[], cloth: number) =>
  inks.reduce((best, ink) =>
    contrast(toneOf(ink), cloth) > 1.3 * contrast(toneOf(best), cloth) ? ink : best,
  );

/** Whether more than a little of what is printed is hard to see on cloth of a lightness. */
export function isFaint(print: Ink | number[], cloth: number): boolean {
  const tones = 'color' in print ? [toneOf(print)] : print;
  const faint = tones.filter((tone) => contrast(tone, cloth) < leastContrast);
  return faint.length > tones.length * mostFaint;
}

/** Whether more than a little of an artwork is plainly lighter than its darkest part. */
export function hasTints(tones: number[]): boolean {
  const darkest = Math.min(...tones);
  return tones.filter((tone) => tone > darkest + 0.2).length > tones.length * 0.02;
}

/**
 * How light some of the pixels are that are drawn in an artwork, and the artwork in one color, as its opacity: lighter parts are thinner,
 * so that they stay apart.
 */
export async function separate(pixels: Pixels) {
  const tones: number[] = [];
  for (let at = 0; at < pixels.length; at += 4 * 97)
    if (Number(pixels[at + 3]) >= 128) tones.push(lightness(pixels, at));
  const darkest = Math.min(1, ...tones);
  const shape = pixels.slice();
  await inSlices(pixels, (opacity, index) => {
    if (index % 4 < 3) return;
    const light = lightness(pixels, index - 3);
    shape[index] = opacity * (1 - 0.65 * Math.max(light - darkest, 0));
  });
  return { shape, tones };
}
