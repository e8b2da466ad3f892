import { readFileSync } from 'node:fs';
import type { GlyphExtents } from 'harfbuzzjs';
import type { Colors } from '../colors/palette.ts';
import { getContent } from '../data/content.ts';
import { fontOf } from '../fonts/typeface.ts';
import { defaultLocale } from '../i18n/locales.ts';
import { drawSvg } from '../logo/logo.ts';

/** The icon as an SVG: the factory's own, or one made of its name. */
export async function iconSvg(): Promise<string> {
  const { site, icon } = await getContent();
  return icon ? readFileSync(icon, 'utf8') : letterIcon(site.shortName[defaultLocale], site.colors);
}

/** The icon in pixels, with a padding around it. An opaque one has the color of its edge, or of paper. */
export async function iconPng(size: number, { isOpaque = false, padding = 0 } = {}) {
  const svg = await iconSvg();
  const side = size - 2 * padding;
  const pixels = drawSvg(svg, { width: side, height: side });
  if (isOpaque) pixels.flatten({ background: await edgeColor(svg) });
  // What ends at the icon's edge, such as a thread, runs on in the padding.
  const around = { top: padding, bottom: padding, left: padding, right: padding };
  return pixels.extend({ ...around, extendWith: 'copy' }).png({ palette: true });
}

/** The color in the middle of an icon's upper edge, if it is opaque there; else that of paper. */
async function edgeColor(svg: string) {
  const edge = { left: 16, top: 0, width: 1, height: 1 };
  const pixels = drawSvg(svg, { width: 32, height: 32 }).ensureAlpha();
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${onDark}</style><rect width="32" height="32" rx="2" fill="${ink}"/><g fill="${thread}" stroke="${thread}" stroke-width="0"><path transform="matrix(${turned})" d="${font.glyphToPath(glyph)}"/><path stroke-width="2" stroke-linecap="round" d="M6.5 26.5h4M14 26.5h4M21.5 26.5h4"/></g></svg>`;
}
