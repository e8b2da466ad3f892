import type { GlyphExtents } from 'harfbuzzjs';
import sharp from 'sharp';
import type { Colors } from '../colors/palette.ts';
import { getContent } from '../data/content.ts';
import { fontOf } from '../fonts/typeface.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { type Drawing, svgOf } from '../logo/draw.ts';

/** The factory's icon, or one made of its name, in the site's colors. */
async function iconDrawing(): Promise<Pick<Drawing, 'svg' | 'box'>> {
  const { site, icon } = await getContent();
  return icon ?? letterIcon(site.shortName[defaultLocale], site.colors);
}

/** The icon as an SVG. */
export const iconSvg = async () => svgOf(await iconDrawing());

/** The icon in pixels. An opaque one has the color of its edge, or of paper. The padding is in parts of its side. */
export async function iconPng(size: number, { isOpaque = false, paddedBy = 0 } = {}) {
  const icon = await iconDrawing();
  const padding = paddedBy * icon.box.width;
  const side = icon.box.width + 2 * padding;
  // What the drawing has outside its own box is seen in the padding.
  const box = { x: icon.box.x - padding, y: icon.box.y - padding, width: side, height: side };
  const svg = svgOf({ svg: icon.svg, box }, { width: size, height: size });
  const pixels = sharp(Buffer.from(svg));
  if (isOpaque) pixels.flatten({ background: await edgeColor(icon) });
  return pixels.png({ palette: true });
}

/** The color in the middle of an icon's upper edge, if it is opaque there; else that of paper. */
async function edgeColor(icon: Pick<Drawing, 'svg' | 'box'>) {
  const edge = { left: 16, top: 0, width: 1, height: 1 };
  const pixels = sharp(Buffer.from(svgOf(icon, { width: 32, height: 32 }))).ensureAlpha();
  const [r, g, b, alpha] = await pixels.extract(edge).raw().toBuffer();
  return alpha === 255 ? { r, g, b } : (await getContent()).site.colors.paper;
}

/** The largest that the letter may be in the icon's square of 32, and where its middle is. */
const most = { width: 22, height: 18, middle: 13 };

/** The icon of a factory that has none: its first letter over a stitched line, all as outlines. */
export function letterIcon(name: string, { ink, thread }: Pick<Colors, 'ink' | 'thread'>) {
  const font = fontOf(700);
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '';
  const glyph = font.nominalGlyph(letter.toUpperCase().codePointAt(0) ?? 0) ?? 0;
  // The box's height is below its top, and so negative.
  const { xBearing, yBearing, width, height } = font.glyphExtents(glyph) as GlyphExtents;
  const scale = Math.min(most.width / width, most.height / -height);
  const left = 16 - (xBearing + width / 2) * scale;
  const base = most.middle + (yBearing + height / 2) * scale;
  const turned = [scale, 0, 0, -scale, left, base];
  // On a dark bar of tabs the two colors change places.
  const onDark = `@media(prefers-color-scheme:dark){rect{fill:${thread}}g{fill:${ink};stroke:${ink}}}`;
  const svg = `<svg><style>${onDark}</style><rect width="32" height="32" rx="2" fill="${ink}"/><g fill="${thread}" stroke="${thread}" stroke-width="0"><path transform="matrix(${turned})" d="${font.glyphToPath(glyph)}"/><path stroke-width="2" stroke-linecap="round" d="M6.5 26.5h4M14 26.5h4M21.5 26.5h4"/></g></svg>`;
  return { svg, box: { x: 0, y: 0, width: 32, height: 32 } };
}
