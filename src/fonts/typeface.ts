import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** Where the typeface is, a variable font with the weights 400 to 700. The build moves this script, not the font. */
export const typefaceFile = resolve('src/fonts/typeface.ttf');

/** The bytes of that file. */
export const typeface = readFileSync(typefaceFile);

const face = new Face(new Blob(typeface));
const { ascender, descender } = new Font(face).hExtents();

/** Every character that the typeface has. */
export const typefaceLetters = String.fromCodePoint(...face.collectUnicodes());

/** How far the typeface reaches above and below its base line, in parts of its size. */
export const [ascent, descent] = [ascender / face.upem, -descender / face.upem];

/** What the typeface is named in its own file (name 1). */
export const typefaceName = face.getName(1, 'en');

/** The typeface in a weight. */
export function fontOf(weight: number): Font {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** How wide a text is in the typeface, in parts of its size. */
export function widthOf(text: string, weight: number): number {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(fontOf(weight), buffer);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0) / face.upem;
}
