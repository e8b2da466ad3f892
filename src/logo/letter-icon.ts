import { readFileSync } from 'node:fs';
import { Blob, Face, Font, type GlyphExtents, Variation } from 'harfbuzzjs';

/** The largest that the letter may be in the icon's square of 32, and where its middle is. */
const most = { width: 22, height: 18, middle: 13 };

/** On a dark bar of tabs the icon's two colors change places. */
const onDark =
  '<style>@media(prefers-color-scheme:dark){rect{fill:var(--thread)}g{fill:var(--ink);stroke:var(--ink)}}</style>';

/** The icon of a factory that has none: its first letter over a stitched line, all as outlines. */
export function letterIcon(name: string): string {
  const font = new Font(new Face(new Blob(readFileSync('src/fonts/typeface.ttf'))));
  font.setVariations([new Variation('wght', 700)]);
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0] ?? '';
  const glyph = font.nominalGlyph(letter.toUpperCase().codePointAt(0) ?? 0) ?? 0;
  // The box's height is below its top, and so negative.
  const { xBearing, yBearing, width, height } = font.glyphExtents(glyph) as GlyphExtents;
  const scale = Math.min(most.width / width, most.height / -height);
  const left = 16 - (xBearing + width / 2) * scale;
  const base = most.middle + (yBearing + height / 2) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${onDark}<rect width="32" height="32" rx="2" fill="var(--ink)"/><g fill="var(--thread)" stroke="var(--thread)" stroke-width="0"><path transform="matrix(${[scale, 0, 0, -scale, left, base]})" d="${font.glyphToPath(glyph)}"/><path stroke-width="2" stroke-linecap="round" d="M6.5 26.5h4M14 26.5h4M21.5 26.5h4"/></g></svg>`;
}
