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

/** The square root of the relative luminance (WCAG 2.2) of a color of 0 to 255: the curve of sRGB is nearly a square. */
const lightness = (red = 0, green = 0, blue = 0) =>
  Math.sqrt(0.2126 * red ** 2 + 0.7152 * green ** 2 + 0.0722 * blue ** 2) / 255;

const contrast = (one: number, other: number) =>
  (Math.max(one, other) ** 2 + 0.05) / (Math.min(one, other) ** 2 + 0.05);

const tonesOf = ({ color }: Ink) => [
  lightness(...(color.match(/\w\w/g) ?? []).map((part) => Number.parseInt(part, 16))),
];

/** The ink that shows best on cloth of a lightness: an earlier one, unless another shows much better. */
export const bestInk = (inks: Ink[], cloth: number) =>
  inks.reduce((best, ink) => {
    const [before, now] = [best, ink].map((each) => contrast(Number(tonesOf(each)[0]), cloth));
    return Number(now) > 1.3 * Number(before) ? ink : best;
  });

/** Whether more than a little of what is printed is hard to see on cloth of a lightness. */
export function isFaint(print: Ink | number[], cloth: number): boolean {
  const tones = 'color' in print ? tonesOf(print) : print;
  return (
    tones.filter((tone) => contrast(tone, cloth) < leastContrast).length > tones.length * mostFaint
  );
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
  const lights = new Float32Array(pixels.length / 4);
  const tones: number[] = [];
  await inSlices(lights, (_, at) => {
    if (Number(pixels[at * 4 + 3]) < 128) return;
    const light = lightness(pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]);
    lights[at] = light;
    if (at % 97 === 0) tones.push(light);
  });
  const darkest = tones.reduce((least, light) => Math.min(least, light), 1);
  const shape = pixels.slice();
  await inSlices(lights, (light, at) => {
    if (light > darkest)
      shape[at * 4 + 3] = Number(pixels[at * 4 + 3]) * (1 - 0.65 * (light - darkest));
  });
  return { shape, tones };
}
