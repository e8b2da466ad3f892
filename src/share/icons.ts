import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { colours } from './colours.ts';

/** The icon's drawing, from which all others are made. */
export const drawing = readFileSync(resolve('src/share/favicon.svg'), 'utf8');
const units = 32;

/** How much of what is around the drawing is shown, so that a circle of 4/5 holds the letter whole. */
const safeBox = '-4.5 -4.5 41 41';

/** The icons that have an address of their own, by it, with their sizes in pixels. */
export const icons = {
  // iOS rounds the corners itself, and blackens what is clear.
  'apple-touch-icon': { size: 180, draw: (size: number) => drawIcon(size).flatten(ground) },
  'icon-192': { size: 192, draw: drawIcon },
  'icon-512': { size: 512, draw: drawIcon },
  'icon-maskable-512': { size: 512, draw: drawMaskableIcon },
} as const;

const ground = { background: colours.ink };

/** The icon as it is drawn, its corners cut off; `size` in pixels. */
function drawIcon(size: number, svg = drawing): Sharp {
  return sharp(Buffer.from(svg), { density: (72 * size) / units }).resize(size);
}

/**
 * The icon for systems that cut it to a shape of their own; `size` in pixels.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks
 */
export function drawMaskableIcon(size: number): Sharp {
  const svg = drawing.replace(`0 0 ${units} ${units}`, safeBox);
  return drawIcon(size, svg).flatten(ground);
}

/** The icon for browsers that take no SVG: an ICO file that holds PNGs of 16 and 32 pixels. */
export async function drawFavicon(): Promise<Buffer> {
  const sizes = [16, 32];
  const pictures = await Promise.all(sizes.map((size) => drawIcon(size).png().toBuffer()));

  // https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): a header, then a row a picture.
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  sizes.forEach((size, index) => {
    const row = 6 + 16 * index;
    const { length } = pictures[index] as Buffer;
    head.writeUInt8(size, row);
    head.writeUInt8(size, row + 1);
    head.writeUInt16LE(1, row + 4);
    head.writeUInt16LE(32, row + 6);
    head.writeUInt32LE(length, row + 8);
    head.writeUInt32LE(offset, row + 12);
    offset += length;
  });
  return Buffer.concat([head, ...pictures]);
}
