import sharp from 'sharp';
import type { Palette } from '../styles/palette.ts';
import { boxOf, drawnOn, type Ground, withAttributes } from './draw.ts';
import type { readLogo } from './read.ts';

type Logos = ReturnType<typeof readLogo>['logos'];

/** A cleaned SVG in pixels, 1000 on its longer side, within another as a shared picture has it. */
export function pixelsOf(ground: Ground, svg: string, colors: Palette) {
  const { width, height } = boxOf(svg);
  const scale = 1000 / Math.max(width, height);
  const size = { width: width * scale, height: height * scale };
  const drawn = withAttributes(drawnOn(ground, svg, colors), size);
  const box = `width="${size.width}" height="${size.height}"`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`;
  return { scale, size, picture: sharp(Buffer.from(whole)) };
}

/** A cleaned SVG without the empty margin around what is drawn, if that is more than a tenth of it. */
export async function withoutMargin(ground: Ground, svg: string, colors: Palette) {
  const { scale, size, picture } = pixelsOf(ground, svg, colors);
  const trimmed = picture.trim({ background: '#0000' });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  if (info.width > 0.9 * size.width && info.height > 0.9 * size.height) return svg;
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  const { x, y } = boxOf(svg);
  const box = [x - left / scale, y - top / scale, width / scale, height / scale];
  const viewBox = box.map((number) => Number(number.toPrecision(6))).join(' ');
  return svg.replace(/ viewBox="[^"]*"/, ` viewBox="${viewBox}"`);
}

/** The logos as pages show them, none with an empty margin. */
export async function cropLogos(logos: Logos, colors: Palette): Promise<Logos> {
  const cropped = structuredClone(logos);
  for (const ground of ['paper', 'ink'] as const) {
    for (const logo of Object.values(cropped[ground])) {
      if (logo) logo.svg = await withoutMargin(ground, logo.svg, colors);
    }
  }
  return cropped;
}
