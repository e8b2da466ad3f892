type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** How far colors of one background may be apart, as JPEG blurs them, and how far those of one ink. */
const near = 28;
const likeInk = 48;

/** How light a background is at least, in each of red, green and blue. */
const lightest = 190;

/**
 * Artwork without the light color that it has all along its border; undefined where it has none. Where one ink is
 * all there is on it, that color goes everywhere, also within letters, as no printer would print it. Else only what
 * the border leads to goes: white may be an ink.
 */
export function withoutBackground(pixels: Pixels, width: number): Pixels | undefined {
  const background = pixels.slice(0, 4);
  const apart = new Uint8Array(pixels.length / 4).map((_, at) => apartFrom(pixels, at, background));
  const most = apart.reduce((most, distance) => Math.max(most, distance), 0);
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, apart.length - 1 - x);
  for (let left = 0; left < apart.length; left += width) border.push(left, left + width - 1);
  const like = border.filter((at) => (apart[at] as number) <= near);
  const isBackground = Math.min(...background) >= lightest && like.length >= border.length * 0.98;
  if (!isBackground || most <= near) return undefined;

  // An artwork has one ink if each of its colors is the background mixed with its darkest color: the edges of letters are.
  const farthest = apart.indexOf(most) * 4;
  const ink = pixels.subarray(farthest, farthest + 4);
  const drawn = apart.filter((distance) => distance > near);
  const mixed = Array.from({ length: most + 1 }, (_, distance) =>
    background.map((under, c) => under + (((ink[c] as number) - under) * distance) / most),
  );
  const others = apart.filter(
    (distance, at) => distance > near && apartFrom(pixels, at, mixed[distance] as Pixels) > likeInk,
  );
  const isOneInk = others.length <= drawn.length * 0.02;

  const outside = flood(apart, width, like);
  const around = [-1, 1, -2, 2].flatMap((step) => [step, step * width]);
  const clear = pixels.slice();
  for (const [at, distance] of apart.entries()) {
    const isBlurred = isOneInk || around.some((step) => outside[at + step]);
    let part = isBlurred ? distance / most : 1;
    if (distance <= near && (isOneInk || outside[at])) part = 0;
    // The pixel's color is mixed of the background's and of that which is left when the background goes.
    for (const [c, under] of background.entries()) {
      const above = (pixels[at * 4 + c] as number) - under;
      clear[at * 4 + c] = under + above / part;
    }
    clear[at * 4 + 3] = part * 255;
  }
  return clear;
}

/** How far a pixel is from a color, in the channel in which it is farthest. */
function apartFrom(pixels: Pixels, at: number, color: Pixels) {
  let most = 0;
  for (let c = 0; c < 4; c++)
    most = Math.max(most, Math.abs((pixels[at * 4 + c] as number) - (color[c] as number)));
  return most;
}

/** The pixels of the background's color that some of them lead to. */
function flood(apart: Uint8Array, width: number, first: number[]): Uint8Array {
  const found = new Uint8Array(apart.length);
  const next = [...first];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const isInside = at >= 0 && at < apart.length;
    if (!isInside || found[at] || (apart[at] as number) > near) continue;
    found[at] = 1;
    next.push(at - width, at + width);
    if (at % width > 0) next.push(at - 1);
    if (at % width < width - 1) next.push(at + 1);
  }
  return found;
}
