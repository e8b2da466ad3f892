import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/**
 * The typeface's file, a variable font with the weights 400 to 700. It is beside this script, as checks run in any
 * folder. What Astro bundles is moved, and reads it from the project's folder instead.
 */
export const typeface = readFileSync(`${import.meta.dirname}/typeface.ttf`);

const face = new Face(new Blob(typeface));
const { ascender, descender } = new Font(face).hExtents();

/** Every character that the typeface has. */
export const typefaceLetters = String.fromCodePoint(...face.collectUnicodes());

/** How far the typeface reaches above and below its base line, in parts of its size. */
export const [ascent, descent] = [ascender / face.upem, -descender / face.upem];

/** How wide a text is in the typeface, in parts of its size. */
export function widthOf(text: string, weight: number): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, glyph) => sum + glyph.xAdvance, 0) / face.upem;
}
