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
  let end = performance.now() + 8;
  for (let at = 0; at < list.length; at++) {
    act(list[at] as number, at);
    const isLast = at === list.length - 1;
    if (!isLast && (at % 256 > 0 || performance.now() < end)) continue;
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
 * printer would print it. So does paper that is neither white nor black. Else only what the border leads to goes, and small
 * holes: white may be an ink.
 */
export async function withoutGround(pixels: Pixels, width: number) {
  const border = borderOf(pixels, width);
  const even = medianOf(pixels, border);
  const { outside, under } = await spread(pixels, width, border, even);
  const share = border.filter((at) => outside[at]).length / border.length;
  if (share < leastShare) return undefined;

  const apart = new Uint8Array(outside.length);
  const counts = new Uint32Array(256);
  await inSlices(apart, (_, at) => {
    const distance = apartFrom(pixels, at, under, at);
    apart[at] = distance;
    if (distance > near) counts[distance] = Number(counts[distance]) + 1;
  });
  const drawn = counts.reduce((sum, count) => sum + count, 0);
  // A few specks are farther from the ground than any ink.
  let [most, specks] = [255, 0];
  while (most > 0 && specks + Number(counts[most]) <= drawn * 0.02)
    specks += Number(counts[most--]);
  if (most === 0) return undefined;

  // An artwork has one ink if each of its colors is the ground mixed with its farthest color: the edges of letters are.
  const farthest: number[] = [];
  const every = Math.ceil(drawn / 2000);
  await inSlices(apart, (distance, at) => {
    if (distance >= most && at % every === 0) farthest.push(at);
  });
  const ink = medianOf(pixels, farthest);
  const partAt = (at: number) => Math.min(Number(apart[at]) / apartFrom(ink, 0, under, at), 1);
  let others = 0;
  await inSlices(apart, (distance, at) => {
    if (distance <= near) return;
    const part = partAt(at);
    const mixed = ink.map((value, c) => {
      const ground = Number(under[at * 3 + c]);
      return ground + (value - ground) * part;
    });
    if (apartFrom(pixels, at, mixed, 0) > likeInk) others++;
  });
  const isOneInk = others <= drawn * 0.02;
  const isPaper = Math.max(...even) < 235 && Math.min(...even) > 40;
  await openHoles(apart, outside, width);
  const around = [-1, 1, -2, 2].flatMap((step) => [step, step * width]);
  const clear = pixels.slice();
  await inSlices(apart, (distance, at) => {
    const isGround = outside[at] || (distance <= near && (isOneInk || isPaper));
    const isMixed = !isGround && (isOneInk || around.some((step) => outside[at + step]));
    const part = isMixed ? partAt(at) : 1;
    // What is left of a mixed color when the ground goes.
    for (let c = 0; part < 1 && c < 3; c++) {
      const ground = Number(under[at * 3 + c]);
      clear[at * 4 + c] = ground + (Number(pixels[at * 4 + c]) - ground) / part;
    }
    if (isOneInk) clear.set(ink, at * 4);
    clear[at * 4 + 3] = isGround ? 0 : part * Number(pixels[at * 4 + 3]);
  });
  const isColored = Math.max(...even) - Math.min(...even) > mostColor;
  const isSure = share >= sureShare && drawn < apart.length * 0.8 && !isColored;
  return { pixels: clear, isSure };
}

/** Adds the holes of letters to what is outside of a drawing: islands of the ground's color. */
async function openHoles(apart: Uint8Array, outside: Uint8Array, width: number) {
  /** The pixels that one is connected with by others of its kind, ground or drawing, without those that were seen; at most so many. */
  const connected = (start: number, seen: Uint8Array, most = apart.length) => {
    const isGround = Number(apart[start]) <= near;
    const found: number[] = [];
    const add = (at: number) => {
      const isSame = at in apart && Number(apart[at]) <= near === isGround;
      if (!isSame || seen[at] || found.length > most) return;
      seen[at] = 1;
      found.push(at);
    };
    add(start);
    for (const at of found) for (const step of [-1, 1, -width, width]) add(at + step);
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
    if (share <= surelyHole || (share <= largestHole && isLetter()))
      for (const at of island) outside[at] = 1;
  });
}

/** The color in the middle of those of some pixels, in each channel. */
const medianOf = (pixels: Pixels, some: number[]) =>
  [0, 1, 2].map((c) => {
    const values = Uint8Array.from(some, (at) => Number(pixels[at * 4 + c])).sort();
    return Number(values[values.length >> 1]);
  });

/** How far a pixel is from one of some colors, in the channel in which it is farthest. */
function apartFrom(
  pixels: ArrayLike<number>,
  at: number,
  colors: ArrayLike<number>,
  index: number,
) {
  let most = 0;
  for (let c = 0; c < 3; c++)
    most = Math.max(most, Math.abs(Number(pixels[at * 4 + c]) - Number(colors[index * 3 + c])));
  return Math.round(most);
}

/**
 * Which pixels are ground: from those of the border that have its color, all that they lead to, as that color changes slowly
 * with the light. `under` is the ground's color at each pixel; under the drawing, that of the ground beside it.
 */
async function spread(pixels: Pixels, width: number, border: number[], even: number[]) {
  const known = new Uint8Array(pixels.length / 4);
  const under = new Float32Array(known.length * 3);
  const queue = border.filter((at) => apartFrom(pixels, at, even, 0) <= near);
  for (const at of queue) {
    known[at] = 1;
    under.set(pixels.subarray(at * 4, at * 4 + 3), at * 3);
  }
  const steps = [-1, 1, -width, width];
  const visit = (pace: number) => (from: number) => {
    for (const step of steps) {
      const at = from + step;
      const isBeside = Math.abs((at % width) - (from % width)) <= 1;
      if (known[at] !== 0 || !isBeside) continue;
      if (pace > 0 && apartFrom(pixels, at, under, from) > near) continue;
      known[at] = 1;
      const change = apartFrom(pixels, at, under, from) > gradual ? 0 : pace;
      for (let c = 0; c < 3; c++) {
        const value = Number(under[from * 3 + c]);
        under[at * 3 + c] = value + (Number(pixels[at * 4 + c]) - value) * change;
      }
      queue.push(at);
    }
  };
  await inSlices(queue, visit(0.1));
  const outside = known.slice();
  await inSlices(queue, visit(0));
  return { outside, under };
}
