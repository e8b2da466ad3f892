import sharp from 'sharp';
import { optimize } from 'svgo';
import { colorNames, type Palette } from '../styles/palette.ts';

/** What is behind a logo: paper in the header, ink in the footer and in the picture beside a link. */
export type Ground = 'paper' | 'ink';

/** The view box of a cleaned SVG, in its own units. */
export function boxOf(svg: string) {
  const [, box = ''] = /^<svg[^>]* viewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = box.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** An SVG with more attributes on its root. Those that it has stay. */
export function withAttributes(svg: string, attributes: Record<string, string | number>): string {
  const texts = Object.entries(attributes).map(([name, value]) => ({ [name]: `${value}` }));
  const add = { name: 'addAttributesToSVGElement', params: { attributes: texts } } as const;
  return optimize(svg, { plugins: [add] }).data;
}

/** A cleaned SVG where no stylesheet reaches: with the colors that a page would give it on this ground. */
export function drawnOn(ground: Ground, svg: string, colors: Palette): string {
  const isOnInk = ground === 'ink';
  const own = { ...colors, paper: isOnInk ? colors.ink : colors.paper };
  let drawn = svg;
  for (const name of colorNames) drawn = drawn.replaceAll(`var(--${name})`, own[name]);
  return withAttributes(drawn, { color: isOnInk ? colors['paper-light'] : colors.ink });
}

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
