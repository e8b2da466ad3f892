import { wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Palette } from '../styles/palette.ts';
import type { Ground } from './colors.ts';

/** The view box of a cleaned SVG, in its own units. */
export function boxOf(svg: string) {
  const [, box = ''] = /^<svg[^>]* viewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { x, y, width, height };
}

/** A cleaned SVG with a place, a size or both. */
export function placed(svg: string, place: Record<string, string | number>): string {
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace('<svg', `<svg${attributes.join('')}`);
}

/** The program that draws loses what has greater coordinates, before they are transformed. */
const mostPixels = 8e6;

/** A cleaned SVG in pixels, 1000 on its longer side where its coordinates allow it. */
export function pixelsOf(svg: string) {
  const { width, height } = boxOf(svg);
  const coordinates = svg.match(/(?<![\w.#+/])\d+(?:e\d+|\d{5})/g) ?? [];
  const largest = Math.max(1, ...coordinates.map(Number));
  const scale = Math.min(1000 / Math.max(width, height), mostPixels / largest);
  const size = { width: width * scale, height: height * scale };
  return { scale, size, picture: sharp(Buffer.from(placed(svg, size)), { unlimited: true }) };
}

/** A cleaned SVG without the empty margin around what is drawn, if that is more than a tenth of it. */
export async function withoutMargin(svg: string) {
  const { scale, size, picture } = pixelsOf(svg);
  const trimmed = picture.trim({ background: '#0000' });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  if (info.width > 0.9 * size.width && info.height > 0.9 * size.height) return svg;
  const { trimOffsetLeft: left = 0, trimOffsetTop: top = 0, width, height } = info;
  const { x, y } = boxOf(svg);
  const box = [x - left / scale, y - top / scale, width / scale, height / scale];
  const viewBox = box.map((number) => Number(number.toPrecision(6))).join(' ');
  return svg.replace(/ viewBox="[^"]*"/, ` viewBox="${viewBox}"`);
}

/** The contrast above which a part of a drawing is seen; higher on ink, as eyes tell dark colors apart less well. */
const leastContrast = { paper: 1.3, ink: 2 };

/** How much of what is drawn is lost in its ground, from 0 to 1; not a number where nothing is drawn. */
export async function lostPart(svg: string, ground: Ground, colors: Palette) {
  const picture = pixelsOf(svg).picture.resize({ width: 500, height: 500, fit: 'inside' });
  const opacity = await picture.clone().extractChannel('alpha').raw().toBuffer();
  const seen = await picture.flatten({ background: colors[ground] }).raw().toBuffer();
  const contrasts = new Map<string, number>();
  let [drawn, lost] = [0, 0];
  for (const [index, alpha] of opacity.entries()) {
    if (alpha === 0) continue;
    const color = seen.toString('hex', index * 3, index * 3 + 3);
    const contrast = contrasts.get(color) ?? wcagContrast(`#${color}`, colors[ground]);
    contrasts.set(color, contrast);
    drawn += alpha;
    if (contrast < leastContrast[ground]) lost += alpha;
  }
  return lost / drawn;
}
