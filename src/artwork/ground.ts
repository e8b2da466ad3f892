export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** How far colors of one ground may be apart, as JPEG blurs them and paper grains them, and how far those of one ink. */
const near = 28;
const likeInk = 48;

/** What share of the border is ground at least, and from which share on it is surely no part of the drawing. */
const leastShare = 0.88;
const sureShare = 0.98;

/** Does something with each of a list that may grow, in parts that are shorter than a frame. */
export async function inSlices(list: ArrayLike<number>, act: (value: number, at: number) => void) {
  let end = performance.now() + 8;
  for (let at = 0; at < list.length; at++) {
    act(list[at] as number, at);
    if (at % 256 > 0 || performance.now() < end) continue;
    await new Promise((next) => setTimeout(next));
    end = performance.now() + 8;
  }
}

/** The pixels along the border of a picture. */
export function borderOf({ length }: Pixels, width: number): number[] {
  const last = length / 4 - 1;
  const border: number[] = [];
  for (let x = 0; x < width; x++) border.push(x, last - x);
  for (let left = 0; left < last; left += width) border.push(left, left + width - 1);
  return border;
}

/**
 * Artwork without the color that it has all along its border, even or softly shaded, and whether that surely is no part of
 * it; undefined where it has none. Where one ink is all there is, that color goes everywhere, also within letters, as no
 * printer would print it. So does paper that is neither white nor black. Else only what the border leads to goes: white may
 * be an ink.
 */
export async function withoutGround(pixels: Pixels, width: number) {
  const border = borderOf(pixels, width);
  const even = medianOf(pixels, border);
  const { outside, under } = await spread(pixels, width, border, even);
  const share = border.filter((at) => outside[at]).length / border.length;
  if (share < leastShare) return undefined;

  const groundAt = (at: number) => under.subarray(at * 3, at * 3 + 3);
  const apart = new Uint8Array(outside.length);
  await inSlices(apart, (_, at) => {
    apart[at] = apartFrom(pixels, at, groundAt(at));
  });
  const distances = apart.filter((distance) => distance > near).sort();
  const drawn = distances.length;
  // A few specks are farther from the ground than any ink.
  const most = distances[Math.floor(drawn * 0.98)];
  if (!most) return undefined;

  // An artwork has one ink if each of its colors is the ground mixed with its farthest color: the edges of letters are.
  const ink = medianOf(
    pixels,
    [...apart.keys()].filter((at) => Number(apart[at]) >= most),
  );
  const partAt = (at: number) => Math.min(Number(apart[at]) / apartFrom(ink, 0, groundAt(at)), 1);
  let others = 0;
  await inSlices(apart, (distance, at) => {
    const mixed = groundAt(at).map((ground, c) => ground + (Number(ink[c]) - ground) * partAt(at));
    if (distance > near && apartFrom(pixels, at, mixed) > likeInk) others++;
  });
  const isOneInk = others <= drawn * 0.02;
  const isPaper = Math.max(...even) < 235 && Math.min(...even) > 40;
  const around = [-1, 1, -2, 2].flatMap((step) => [step, step * width]);
  const clear = pixels.slice();
  await inSlices(apart, (distance, at) => {
    let part = isOneInk || around.some((step) => outside[at + step]) ? partAt(at) : 1;
    if (outside[at] || (distance <= near && (isOneInk || isPaper))) part = 0;
    // What is left of a mixed color when the ground goes.
    for (const [c, ground] of groundAt(at).entries())
      clear[at * 4 + c] = ground + (Number(pixels[at * 4 + c]) - ground) / part;
    if (isOneInk) clear.set(ink, at * 4);
    clear[at * 4 + 3] = part * Number(pixels[at * 4 + 3]);
  });
  return { pixels: clear, isSure: share >= sureShare && drawn < apart.length * 0.8 };
}

/** The color in the middle of those of some pixels, in each channel. */
const medianOf = (pixels: Pixels, some: number[]) =>
  [0, 1, 2].map((c) => {
    const values = some.map((at) => Number(pixels[at * 4 + c])).sort((one, other) => one - other);
    return Number(values[values.length >> 1]);
  });

/** How far a pixel is from a color, in the channel in which it is farthest. */
function apartFrom(pixels: ArrayLike<number>, at: number, color: ArrayLike<number>) {
  let most = 0;
  for (let c = 0; c < 3; c++)
    most = Math.max(most, Math.abs(Number(pixels[at * 4 + c]) - Number(color[c])));
  return Math.round(most);
}

/**
 * Which pixels are ground: from those of the border that have its color, all that they lead to, as that color changes slowly
 * with the light. `under` is the ground's color at each pixel; under the drawing, that of the ground beside it.
 */
async function spread(pixels: Pixels, width: number, border: number[], even: number[]) {
  const known = new Uint8Array(pixels.length / 4);
  const under = new Float32Array(known.length * 3);
  const queue = border.filter((at) => apartFrom(pixels, at, even) <= near);
  for (const at of queue) {
    known[at] = 1;
    under.set(even, at * 3);
  }
  const visit = (pace: number) => (from: number) => {
    const color = under.subarray(from * 3, from * 3 + 3);
    const besides = [from - width, from + width];
    if (from % width > 0) besides.push(from - 1);
    if ((from + 1) % width > 0) besides.push(from + 1);
    for (const at of besides) {
      if (known[at] !== 0 || (pace > 0 && apartFrom(pixels, at, color) > near)) continue;
      known[at] = 1;
      const mixed = color.map((value, c) => value + (Number(pixels[at * 4 + c]) - value) * pace);
      under.set(mixed, at * 3);
      queue.push(at);
    }
  };
  await inSlices(queue, visit(0.1));
  const outside = known.slice();
  await inSlices(queue, visit(0));
  return { outside, under };
}
