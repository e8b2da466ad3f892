import { blankCanvas, pageColor } from './artwork/canvas.ts';
import { drawPrint } from './artwork/cloth.ts';
import type { SeenPrint } from './artwork/print.ts';
import type { MockupData } from './data.ts';
import { drawMeasure } from './measure.ts';

/** What stands at the foot of a picture; without a logo, the factory's name does. */
export interface Signature {
  logo: HTMLImageElement | undefined;
  name: string;
  title: string;
  text: string;
  number: string;
  words: Pick<MockupData['words'], 'centimeters' | 'rough'>;
}

/** How high the foot is, and how far its words are from its edges and each other, in pixels. */
const foot = 120;
const margin = 40;

/** The picture that a visitor sends: the printed sides of a style beside each other, over the factory's signature. */
export function signedPicture(prints: SeenPrint[], signature: Signature) {
  // Two are together not much wider than a chat shows pictures.
  const scale = prints[1] ? 0.75 : 1;
  const photos = prints.map(({ cloth }) => cloth.photo);
  const width = photos.reduce((sum, photo) => sum + photo.width, 0) * scale;
  const height = Math.max(...photos.map((photo) => photo.height)) * scale;
  const context = blankCanvas(width, height + foot);
  context.direction = document.dir as CanvasDirection;
  context.scale(scale, scale);
  for (const print of prints) {
    drawStyle(context, print);
    drawMeasure(context, print, signature.words.centimeters);
    context.translate(print.cloth.photo.width, 0);
  }
  context.setTransform(1, 0, 0, 1, 0, height);
  sign(context, width, signature);
  return context.canvas;
}

/** Draws a side of a style with its print. */
export function drawStyle(context: CanvasRenderingContext2D, print: SeenPrint) {
  context.drawImage(print.cloth.photo, 0, 0);
  drawPrint(context, print.cloth, print);
}

/**
 * Draws the foot: on ink, under a stitch, the mark and what is printed. At its end stands the number of the chat, over a word
 * that this is not the garment yet.
 */
function sign(context: CanvasRenderingContext2D, width: number, signature: Signature) {
  const { logo, name, title, text, number, words } = signature;
  const at = (distance: number) => (context.direction === 'rtl' ? width - distance : distance);
  const write = (words: string, font: string, distance: number, y: number, room: number) => {
    context.font = `${font} Typeface, sans-serif`;
    context.fillText(words, at(distance), y, room);
    return Math.min(context.measureText(words).width, room);
  };
  context.fillStyle = pageColor('--ink');
  context.fillRect(0, 0, width, foot);
  // The stitch of all pages: 12 px with round ends, then 8 px of cloth.
  Object.assign(context, { strokeStyle: pageColor('--thread'), lineWidth: 3, lineCap: 'round' });
  context.setLineDash([9, 11]);
  context.stroke(new Path2D(`M${margin} 14H${width - margin}`));
  Object.assign(context, { textAlign: 'end', fillStyle: pageColor('--paper-light') });
  const most = width / 4;
  const end = Math.max(
    write(number, '600 28px', width - margin, 64, most),
    write(words.rough, '400 25px', width - margin, 100, most),
  );
  context.textAlign = 'start';
  if (logo) {
    const left = Math.min(at(margin), at(margin + logo.width));
    context.drawImage(logo, left, 44, logo.width, logo.height);
  }
  const start = 2 * margin + (logo?.width ?? write(name, '700 40px', margin, 82, most));
  const room = width - start - end - 2 * margin;
  write(title, '600 30px', start, 64, room);
  write(text, '400 25px', start, 100, room);
}

/** A JPEG as a file, and at once: some browsers share only what is there at the press. */
export function fileOf(address: string, name: string): File {
  const [, encoded = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** What is printed, in the words of a language. */
export const sayPrints = (
  prints: SeenPrint[],
  { print, places, inks }: Pick<MockupData['words'], 'print' | 'places' | 'inks'>,
) =>
  prints
    .map(({ place, placement, ink, isMoved, hasTints, name }) =>
      (name ? print.named : '{print}')
        .replace('{print}', isMoved ? print.placed : '{print}')
        .replace('{print}', ink ? print.inOneColor : print.asItIs)
        .replace('{color}', hasTints ? print.tints : '{color}')
        .replace('{place}', places[place])
        .replace('{size}', `${Math.round(placement.cm)}`)
        .replace('{color}', ink ? inks[ink.name] : '')
        // Last, and as it is: a name may have a sign that stands for something, such as `$&` or `{print}`.
        .replace('{typed}', () => `${name}`),
    )
    .join(' + ');
