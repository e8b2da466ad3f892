import sharp from 'sharp';

/**
 * Cuts a picture to a size in pixels, upright: the largest part that has its shape and keeps a point
 * in view, as CSS's object-position would place it.
 * @param point in per cent from the left and from the top
 */
export async function cropAround(
  input: string | Uint8Array,
  width: number,
  height: number,
  [x, y]: readonly [number, number],
) {
  const picture = sharp(input);
  const { autoOrient } = await picture.metadata();
  const scale = Math.min(autoOrient.width / width, autoOrient.height / height);
  const area = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(((autoOrient.width - area.width) * x) / 100);
  const top = Math.round(((autoOrient.height - area.height) * y) / 100);
  return picture
    .autoOrient()
    .extract({ left, top, ...area })
    .resize(width, height);
}
