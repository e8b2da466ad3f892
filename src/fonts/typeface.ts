import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The typeface's file, a variable font with the weights 400 to 700. */
export const typefaceFile = resolve('src/fonts/typeface.ttf');
export const typeface = readFileSync(typefaceFile);
export const face = new Face(new Blob(typeface));

/** The typeface in one of its weights. */
export function fontOf(weight: number) {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Every character that the typeface has. */
export const typefaceLetters = String.fromCodePoint(...face.collectUnicodes());

/** How far the typeface reaches above and below its base line, in parts of its size. */
const { ascender, descender } = fontOf(400).hExtents();
export const [ascent, descent] = [ascender / face.upem, -descender / face.upem];

/** How wide a text is in the typeface, in parts of its size. */
export function widthOf(text: string, weight: number): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(fontOf(weight), buffer);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0) / face.upem;
}
