/** A width and a height in pixels; where only the shape counts, in any unit. */
interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture that has a shape and keeps a point in view, as CSS's
 * object-position would place it.
 * @param point in per cent from the left and from the top
 */
export function cropAround(picture: Size, shape: Size, point: readonly [number, number]) {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    left: Math.round(((picture.width - width) * point[0]) / 100),
    top: Math.round(((picture.height - height) * point[1]) / 100),
    width,
    height,
  };
}
