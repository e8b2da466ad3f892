import { pageColor } from './artwork/canvas.ts';
import type { SeenPrint } from './artwork/print.ts';

/**
 * Draws how large a print is, as workshops do: at the photograph's foot, a line as long as the print is wide.
 * @param centimeters how centimeters are said, with `{number}` in their place
 */
export function drawMeasure(
  context: CanvasRenderingContext2D,
  { cloth, box }: SeenPrint,
  centimeters: string,
) {
  const [x, , width, height] = box;
  const start = cloth.left + x;
  const end = start + width;
  const y = cloth.photo.height - 32;
  const line = new Path2D(`M${start} ${y - 9}v18m0-9H${end}m0-9v18`);
  const sides = [width, height].map((side) => Math.round(side / cloth.printArea.perCm));
  const size = centimeters.replace('{number}', sides.join(' × '));
  const middle = (start + end) / 2;
  context.font = '600 28px Typeface, sans-serif';
  // A light edge first: the ground of a photograph may have any color.
  const edge = { strokeStyle: pageColor('--paper-light'), lineWidth: 8, lineJoin: 'round' };
  Object.assign(context, { textAlign: 'center', ...edge });
  context.stroke(line);
  context.strokeText(size, middle, y - 20);
  const ink = pageColor('--ink');
  Object.assign(context, { strokeStyle: ink, fillStyle: ink, lineWidth: 2 });
  context.stroke(line);
  context.fillText(size, middle, y - 20);
}
