import sharp from 'sharp';

/** The side of a window, in pixels, and how far apart windows begin. */
const [side, step] = [8, 4];

/**
 * How like two pictures of one size are, as SSIM has it (Wang et al. 2004): the mean over windows of their brightness.
 * One is the same.
 */
export async function similarity(one: Buffer, other: Buffer): Promise<number> {
  const shades = (picture: Buffer) =>
    sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true });
  const [first, second] = [await shades(one), await shades(other)];
  const { width, height } = first.info;
  const inWindow = (left: number, top: number) => {
    let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++) {
        const [p, q] = [Number(first.data[y * width + x]), Number(second.data[y * width + x])];
        [a, b, aa, bb, ab] = [a + p, b + q, aa + p * p, bb + q * q, ab + p * q];
      }
    const count = side * side;
    [a, b] = [a / count, b / count];
    const [varianceA, varianceB] = [aa / count - a * a, bb / count - b * b];
    const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
    const likeness = (2 * a * b + c1) * (2 * (ab / count - a * b) + c2);
    return likeness / ((a * a + b * b + c1) * (varianceA + varianceB + c2));
  };
  const all: number[] = [];
  for (let top = 0; top <= height - side; top += step)
    for (let left = 0; left <= width - side; left += step) all.push(inWindow(left, top));
  return all.reduce((sum, value) => sum + value, 0) / all.length;
}

/** Woven cloth with folds and stripes, every thread of which is seen. */
export const cloth = (width: number, height: number) => {
  const brightness = (x: number, y: number) =>
    90 +
    14 * Math.sin(x * 0.9) * Math.cos(y * 0.7) +
    40 * Math.sin((x + 2 * y) / 37) +
    25 * Math.sin((3 * x - y) / 61) +
    (x % 60 < 4 ? 70 : 0) +
    ((x * 7919 + y * 104_729) % 13);
  const shades = Array.from({ length: width * height }, (_, at) =>
    brightness(at % width, Math.floor(at / width)),
  );
  const colors = shades.flatMap((shade) => [shade + 30, shade + 15, shade]);
  return sharp(Uint8ClampedArray.from(colors), { raw: { width, height, channels: 3 } });
};
