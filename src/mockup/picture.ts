import { blankCanvas } from './artwork/canvas.ts';
import { drawPrint } from './artwork/cloth.ts';
import { isMoved } from './artwork/placement.ts';
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
  const scale = prints.length > 1 ? 0.75 : 1;
  const width = prints.reduce((sum, { cloth }) => sum + cloth.photo.width * scale, 0);
  const height = Math.max(...prints.map(({ cloth }) => cloth.photo.height * scale));
  const { canvas, context } = blankCanvas(width, height + foot);
  let left = 0;
  for (const print of prints) {
    const { photo } = print.cloth;
    context.setTransform(scale, 0, 0, scale, left, 0);
    drawStyle(context, print);
    drawMeasure(context, print, signature.words.centimeters);
    left += photo.width * scale;
  }
  context.setTransform(1, 0, 0, 1, 0, height);
  sign(context, width, signature);
  return canvas;
}

/** Draws a side of a style with its print. */
export function drawStyle(context: CanvasRenderingContext2D, { cloth, ...print }: SeenPrint) {
  context.drawImage(cloth.photo, 0, 0);
  drawPrint(context, cloth, print);
}

/**
 * Draws the foot: on ink, under a stitch, the mark and what is printed. At its end stands the number of the chat, over a word
 * that this is not the garment yet.
 */
function sign(context: CanvasRenderingContext2D, width: number, signature: Signature) {
  const { logo, name, title, text, number, words } = signature;
  const page = getComputedStyle(document.documentElement);
  const color = (token: string) => page.getPropertyValue(token);
  const at = (distance: number) => (page.direction === 'rtl' ? width - distance : distance);
  const write = (words: string, font: string, distance: number, y: number, room: number) => {
    context.font = `${font} Typeface, sans-serif`;
    context.fillText(words, at(distance), y, room);
    return Math.min(context.measureText(words).width, room);
  };
  context.fillStyle = color('--ink');
  context.fillRect(0, 0, width, foot);
  // The stitch of all pages: 12 px with round ends, then 8 px of cloth.
  Object.assign(context, { strokeStyle: color('--thread'), lineWidth: 3, lineCap: 'round' });
  context.setLineDash([9, 11]);
  context.moveTo(margin, 14);
  context.lineTo(width - margin, 14);
  context.stroke();
  Object.assign(context, { direction: page.direction, fillStyle: color('--paper-light') });
  const [height, most] = [48, width / 4];
  const length = logo && (height * logo.width) / logo.height;
  if (logo && length)
    context.drawImage(logo, Math.min(at(margin), at(margin + length)), 44, length, height);
  const start = 2 * margin + (length ?? write(name, '700 40px', margin, 82, most));
  context.textAlign = 'end';
  // A number begins at the left in any language.
  const end = Math.max(
    write(`\u2066${number}\u2069`, '600 28px', width - margin, 64, most),
    write(words.rough, '400 25px', width - margin, 100, most),
  );
  context.textAlign = 'start';
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

/** What is printed, in the words of a language: for the picture, and as a line of the message. */
export function sayPrints(prints: SeenPrint[], words: Omit<MockupData['says'][number], 'code'>) {
  const said = prints.map(({ cloth, image, place, placement, ink, hasTints, name }) => {
    const { placed = '{print}', tints = '{color}' } = words.print;
    const color = ink ? words.inks[ink.name] : '';
    const usual = (ink ? words.print.inOneColor : words.print.asItIs)
      .replace('{place}', words.places[place])
      .replace('{size}', `${Math.round(placement.cm)}`)
      .replace('{color}', hasTints ? tints.replace('{color}', color) : color);
    const print = isMoved(placement, place, cloth.printArea, image)
      ? placed.replace('{print}', usual)
      : usual;
    if (!name) return print;
    // A name may have a sign that stands for something, such as `$&` or `{print}`.
    return words.print.named
      .replace('{print}', () => print)
      .replace('{typed}', () => `\u2068${name}\u2069`);
  });
  const text = said.join(' + ');
  return { text, line: words.print.line.replace('{prints}', () => text) };
}
