import { openPhoto } from './photo-files.ts';

/** Cuts an upright picture around a point, in per cent from left and top, as object-position does. */
export async function cropAround(
  input: string | Uint8Array,
  width: number,
  height: number,
  [x, y]: readonly [number, number],
) {
  const picture = openPhoto(input);
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
