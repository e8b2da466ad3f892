import { wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Palette } from '../colors/palette.ts';

/** What is behind a logo: paper in the header, ink in the footer and in social images. */
export type Background = 'paper' | 'ink';

/** A drawing, as data that can be stored. */
export interface Drawing {
  /** An SVG without namespace, view box and size. */
  svg: string;
  /** Its view box. */
  box: Record<'x' | 'y' | 'width' | 'height', number>;
  /** Its largest coordinate, before it is transformed. */
  largest: number;
}

/** The SVG of a drawing, with a place, a size or both. */
export function svgOf({ svg, box }: Omit<Drawing, 'largest'>, place = {}): string {
  const { x, y, width, height } = box;
  const numbers = [x, y, width, height].map((number) => Number(number.toPrecision(6)));
  const all = { xmlns: 'http://www.w3.org/2000/svg', viewBox: numbers.join(' '), ...place };
  const attributes = Object.entries(all).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace('<svg', `<svg${attributes.join('')}`);
}

/** How many pixels a unit of a drawing has: 1000 on its longer side, but the program that draws loses points beyond 8e6. */
const scaleOf = ({ box, largest }: Drawing) =>
  Math.min(1000 / Math.max(box.width, box.height), 8e6 / largest);

/** A drawing in pixels. */
export function pixelsOf(drawing: Drawing) {
  const scale = scaleOf(drawing);
  const size = { width: drawing.box.width * scale, height: drawing.box.height * scale };
  return sharp(Buffer.from(svgOf(drawing, size)), { unlimited: true });
}

/** A drawing without the empty margin around what is drawn, if that is more than a tenth of it. */
export async function withoutMargin(drawing: Drawing): Promise<Drawing> {
  const { box } = drawing;
  const trimmed = pixelsOf(drawing).trim({ background: '#0000' });
  const { info } = await trimmed.toBuffer({ resolveWithObject: true });
  const units = (pixels = 0) => pixels / scaleOf(drawing);
  const [width, height] = [units(info.width), units(info.height)];
  if (width > 0.9 * box.width && height > 0.9 * box.height) return drawing;
  const [x, y] = [box.x - units(info.trimOffsetLeft), box.y - units(info.trimOffsetTop)];
  return { ...drawing, box: { x, y, width, height } };
}

/** The contrast above which a part of a drawing is seen; higher on ink, as eyes tell dark colors apart less well. */
const leastContrast = { paper: 1.3, ink: 2 };

/** How much of what is drawn is lost in its background, from 0 to 1; not a number where nothing is drawn. */
export async function lostPart(drawing: Drawing, background: Background, colors: Palette) {
  const pixels = pixelsOf(drawing).resize({ width: 500, height: 500, fit: 'inside' });
  const opacity = await pixels.clone().extractChannel('alpha').raw().toBuffer();
  const seen = await pixels.flatten({ background: colors[background] }).raw().toBuffer();
  const contrasts = new Map<string, number>();
  let [drawn, lost] = [0, 0];
  for (const [index, alpha] of opacity.entries()) {
    if (alpha === 0) continue;
    const color = seen.toString('hex', index * 3, index * 3 + 3);
    const contrast = contrasts.get(color) ?? wcagContrast(`#${color}`, colors[background]);
    contrasts.set(color, contrast);
    drawn += alpha;
    if (contrast < leastContrast[background]) lost += alpha;
  }
  return lost / drawn;
}
