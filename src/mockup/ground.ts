type Pixels = Uint8ClampedArray<ArrayBuffer>;

/** A color as red, green and blue. */
type Color = readonly number[];

/** How far colors of one ground may be apart, as JPEG blurs them, and how far those of one ink. */
const near = 28;
const likeInk = 48;

/** How light a ground is at least, in each of red, green and blue. */
const lightest = 190;

const channels = [0, 1, 2] as const;
const channelOf = (pixels: Pixels, at: number, channel: number) =>
  pixels[at * 4 + channel] as number;

/** How far a pixel is from a color, in the channel in which it is farthest. */
const apartFrom = (pixels: Pixels, at: number, color: Color) =>
  Math.max(...channels.map((c) => Math.abs(channelOf(pixels, at, c) - (color[c] as number))));

/** The numbers of the pixels along the border. */
function borderOf(pixels: Pixels, width: number): number[] {
  const all = [...Array(pixels.length / 4).keys()];
  return all.filter((at) => at < width || at >= all.length - width || (at + 1) % width < 2);
}

/** The light color that a picture has all along its border, if it has one. */
export function groundOf(pixels: Pixels, width: number): Color | undefined {
  const border = borderOf(pixels, width);
  const color = channels.map((c) => {
    const values = border.map((at) => channelOf(pixels, at, c)).sort((one, two) => one - two);
    return values[values.length >> 1] as number;
  });
  const like = border.filter(
    (at) => channelOf(pixels, at, 3) === 255 && apartFrom(pixels, at, color) <= near,
  );
  const isGround = like.length >= border.length * 0.98 && Math.min(...color) >= lightest;
  return isGround ? color : undefined;
}

/**
 * A picture without its ground. Where one ink is all there is on it, the ground's color goes everywhere, also
 * within letters, as no printer would print it. Else only what the border leads to goes: white may be an ink.
 */
export function withoutGround(pixels: Pixels, width: number, ground: Color): Pixels {
  const apart = Uint8Array.from({ length: pixels.length / 4 }, (_, at) =>
    apartFrom(pixels, at, ground),
  );
  const ink = onlyInk(pixels, apart, ground);
  const outside = flood(borderOf(pixels, width), apart, width);
  const around = [-1, 1, -2, 2].flatMap((step) => [step, step * width]);
  const clear = pixels.slice();
  for (const [at, own] of apart.entries()) {
    // How much of the pixel is ink. At an edge, the ink's own color is that nearby which is farthest from the ground.
    let part = 1;
    if (own <= near && (ink || outside[at])) part = 0;
    else if (ink) part = Math.min(1, own / ink);
    else if (around.some((step) => outside[at + step])) {
      part = own / Math.max(own, ...around.map((step) => apart[at + step] ?? 0));
    }
    clear[at * 4 + 3] = part * 255;
    for (const c of part > 0 ? channels : []) {
      const under = ground[c] as number;
      clear[at * 4 + c] = under + (channelOf(pixels, at, c) - under) / part;
    }
  }
  return clear;
}

/** How far the one ink of a drawing is from its ground, where all pixels are a mixture of the two. */
function onlyInk(pixels: Pixels, apart: Uint8Array, ground: Color): number | undefined {
  const most = apart.reduce((most, own) => Math.max(most, own), 0);
  const drawn = [...apart.keys()].filter((at) => (apart[at] as number) > near);
  const full = drawn.filter((at) => (apart[at] as number) > most * 0.8);
  const ink = channels.map(
    (c) => full.reduce((sum, at) => sum + channelOf(pixels, at, c), 0) / full.length,
  );
  const others = drawn.filter((at) => {
    const part = (apart[at] as number) / most;
    const mixed = ground.map((under, c) => under + ((ink[c] as number) - under) * part);
    return apartFrom(pixels, at, mixed) > likeInk;
  });
  return others.length <= drawn.length * 0.02 ? most : undefined;
}

/** The pixels of the ground's color that the border leads to. */
function flood(border: number[], apart: Uint8Array, width: number): Uint8Array {
  const found = new Uint8Array(apart.length);
  const next = [...border];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    // Beyond the first and the last row there is nothing.
    if (found[at] !== 0 || (apart[at] as number) > near) continue;
    found[at] = 1;
    next.push(at - width, at + width);
    if (at % width > 0) next.push(at - 1);
    if (at % width < width - 1) next.push(at + 1);
  }
  return found;
}
