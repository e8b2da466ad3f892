import { placeIn } from './artwork/placement.ts';
import type { SeenPrint } from './artwork/print.ts';

/**
 * Draws how large a print is, as workshops do: at the photograph's foot, a line as long as the print is wide.
 * @param centimeters how centimeters are said, with `{number}` in their place
 */
export function drawMeasure(
  context: CanvasRenderingContext2D,
  { cloth, image, placement }: SeenPrint,
  centimeters: string,
) {
  const { photo, left, printArea } = cloth;
  const [x, , width, height] = placeIn(placement, printArea, image).box;
  const start = left + x;
  const end = start + width;
  const y = photo.height - 32;
  const line = new Path2D(`M${start} ${y - 9}v18m0-9H${end}m0-9v18`);
  const sides = [width, height].map((side) => Math.round(side / printArea.perCm));
  const size = centimeters.replace('{number}', `\u2066${sides.join(' × ')}\u2069`);
  const page = getComputedStyle(document.documentElement);
  const middle = (start + end) / 2;
  context.save();
  context.font = '600 28px Typeface, sans-serif';
  Object.assign(context, { direction: page.direction, textAlign: 'center', lineJoin: 'round' });
  // A light edge first: the ground of a photograph may have any color.
  Object.assign(context, { strokeStyle: page.getPropertyValue('--paper-light'), lineWidth: 8 });
  context.stroke(line);
  context.strokeText(size, middle, y - 20);
  const ink = page.getPropertyValue('--ink');
  Object.assign(context, { strokeStyle: ink, fillStyle: ink, lineWidth: 2 });
  context.stroke(line);
  context.fillText(size, middle, y - 20);
  context.restore();
}
