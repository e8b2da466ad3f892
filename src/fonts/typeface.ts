import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The path of the typeface. `package.json` has it: checks run in any folder, and Astro moves what it bundles. */
export const typefaceFile = createRequire(import.meta.url).resolve('#typeface');

/** The typeface, a variable font with the weights 400 to 700. */
export const typeface = readFileSync(typefaceFile);

const face = new Face(new Blob(typeface));
const { ascender, descender } = new Font(face).hExtents();

/** What the typeface is named in its own file (OpenType's name 1). */
export const typefaceFamily = face.getName(1, 'en');

/** Every character that the typeface has. */
export const typefaceLetters = String.fromCodePoint(...face.collectUnicodes());

/** How far the typeface reaches above and below its base line, in parts of its size. */
export const [ascent, descent] = [ascender / face.upem, -descender / face.upem];

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
