export type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** How far colors of one ground may be apart, as JPEG blurs them and paper grains them, and how far those of one ink. */
const near = 28;
const likeInk = 48;

/** How far light changes a ground's color from one pixel to the next at most: the blurred edge of a letter changes more. */
const gradual = 8;

/** What share of the border is ground at least, and from which share on it is surely no part of the drawing. */
const leastShare = 0.88;
const sureShare = 0.98;

/**
 * What share of a picture the hole of a letter has at most, if its letter is no more than so many times as large; smaller ones
 * are holes in any case. White that has more, such as a large sign on a disc, is an ink.
 */
const largestHole = 0.02;
const largestLetter = 12;
const surelyHole = 0.004;

/** How far the channels of a ground are apart at most: a stronger color may be a part of the logo. */
const mostColor = 48;

/** Does something with each of a list that may grow, in parts that are shorter than a frame. */
export async function inSlices(list: ArrayLike<number>, act: (value: number, at: number) => void) {
  let end = 0;
  for (let at = 0; at < list.length; at++) {
    if (at % 256 === 0 && performance.now() > end) {
      await new Promise((next) => setTimeout(next));
      end = performance.now() + 8;
    }
    act(list[at] as number, at);
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
 * printer would print it. So does paper that is neither white nor black. Else only what the border leads to goes, and small
 * holes: white may be an ink.
 */
export async function withoutGround(pixels: Pixels, width: number) {
  const border = borderOf(pixels, width);
  const even = medianOf(pixels, border);
  const { outside, under } = await spread(pixels, width, border, even);
  const share = border.filter((at) => outside[at]).length / border.length;
  if (share < leastShare) return undefined;

  const apart = new Float32Array(outside.length);
  const drawn: number[] = [];
  await inSlices(apart, (_, at) => {
    apart[at] = apartFrom(pixels, at, under, at);
    if ((apart[at] as number) > near) drawn.push(at);
  });
  const some: number[] = [];
  for (let index = 0; index < drawn.length; index += Math.ceil(drawn.length / 2000))
    some.push(drawn[index] as number);
  some.sort((one, other) => (apart[one] as number) - (apart[other] as number));
  if (some.length === 0) return undefined;

  // An artwork has one ink if each of its colors is the ground mixed with its farthest color: the edges of letters are. A few
  // specks are farther from the ground than any ink.
  const ink = medianOf(pixels, some.slice(some.length * 0.95));
  const partAt = (at: number) => Math.min((apart[at] as number) / apartFrom(ink, 0, under, at), 1);
  const others = some.filter(
    (at) => apartFrom(pixels, at, mix(under, at, ink, 0, partAt(at)), 0) > likeInk,
  );
  const isOneInk = others.length <= some.length * 0.02;
  const [dark, light] = [Math.min(...even), Math.max(...even)];
  const isPaper = dark > 40 && light < 235;
  await openHoles(apart, outside, width, isOneInk || isPaper);
  const around = [-1, 1, -2, 2].flatMap((step) => [step, step * width]);
  const clear = pixels.slice();
  await inSlices(outside, (isGround, at) => {
    const isMixed = isOneInk || around.some((step) => outside[at + step]);
    const part = isMixed ? partAt(at) : 1;
    // What is left of a mixed color when the ground goes.
    clear.set(isOneInk ? ink : mix(under, at, pixels, at, 1 / part), at * 4);
    clear[at * 4 + 3] = isGround ? 0 : part * (pixels[at * 4 + 3] as number);
  });
  const isGray = light - dark <= mostColor;
  const isSure = share >= sureShare && drawn.length < apart.length * 0.8 && isGray;
  return { pixels: clear, isSure };
}

/** Adds islands of the ground's color to what is outside of a drawing: the holes of letters, or all of them. */
async function openHoles(apart: Float32Array, outside: Uint8Array, width: number, all: boolean) {
  /** The pixels that one is connected with by others of its kind, ground or drawing, without those that were seen; at most so many. */
  const connected = (start: number, seen: Uint8Array, most = apart.length) => {
    const isGround = (apart[start] as number) <= near;
    const found = [start];
    for (const from of found)
      for (const step of [-1, 1, -width, width]) {
        const at = from + step;
        const isSame = (apart[at] as number) <= near === isGround;
        if (seen[at] !== 0 || !isSame || found.length > most) continue;
        seen[at] = 1;
        found.push(at);
      }
    return found;
  };
  const seen = outside.slice();
  await inSlices(apart, (distance, start) => {
    if (seen[start] || distance > near) return;
    const island = connected(start, seen);
    const share = island.length / apart.length;
    // What is over its topmost pixel is a part of its letter.
    const most = island.length * largestLetter;
    const isLetter = () =>
      connected(start - width, new Uint8Array(apart.length), most).length <= most;
    if (all || share <= surelyHole || (share <= largestHole && isLetter()))
      for (const at of island) outside[at] = 1;
  });
}

/** A color is three numbers in a row; those of a picture's pixels begin at each fourth. */
type Colors = ArrayLike<number>;

/** The color in the middle of those of some pixels, in each channel. */
const medianOf = (pixels: Pixels, some: number[]) =>
  [0, 1, 2].map((c) => {
    const values = Uint8Array.from(some, (at) => pixels[at * 4 + c] as number).sort();
    return values[values.length >> 1] as number;
  });

/** How far two colors are apart, in the channel in which they are farthest. */
function apartFrom(some: Colors, one: number, others: Colors, other: number) {
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const apart = (some[one * 4 + c] as number) - (others[other * 4 + c] as number);
    most = Math.max(most, Math.abs(apart));
  }
  return most;
}

/** A color that is a part of the way from one to another, or beyond that. */
const mix = (some: Colors, one: number, others: Colors, other: number, part: number) =>
  [0, 1, 2].map((c) => {
    const from = some[one * 4 + c] as number;
    return from + ((others[other * 4 + c] as number) - from) * part;
  });

/**
 * Which pixels are ground: from those of the border that have its color, all that they lead to, as that color changes slowly
 * with the light. `under` is the ground's color at each pixel; under the drawing, that of the ground beside it.
 */
async function spread(pixels: Pixels, width: number, border: number[], even: number[]) {
  const known = new Uint8Array(pixels.length / 4);
  const under = new Float32Array(pixels);
  const queue = border.filter((at) => apartFrom(pixels, at, even, 0) <= near);
  for (const at of queue) known[at] = 1;
  const reach = (pace: number) =>
    inSlices(queue, (from) => {
      for (const step of [-1, 1, -width, width]) {
        const at = from + step;
        const isBeside = Math.abs((at % width) - (from % width)) <= 1;
        const change = apartFrom(pixels, at, under, from);
        if (known[at] !== 0 || !isBeside || (pace > 0 && change > near)) continue;
        known[at] = 1;
        under.set(mix(under, from, pixels, at, change > gradual ? 0 : pace), at * 4);
        queue.push(at);
      }
    });
  await reach(0.1);
  const outside = known.slice();
  await reach(0);
  return { outside, under };
}
