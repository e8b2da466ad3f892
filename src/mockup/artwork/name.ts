import type { Artwork } from './artwork.ts';
import { blankCanvas } from './canvas.ts';

/** A name of one or two lines as artwork, in the typeface, with all its letters. */
export async function drawName(name: string): Promise<Artwork> {
  const leading = 150;
  const font = '700 120px Letters, Typeface, sans-serif';
  const { direction } = getComputedStyle(document.documentElement);
  await document.fonts.load(font, name);
  const lines = name
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 2);
  const penOn = (width: number, height: number) =>
    Object.assign(blankCanvas(width, height).context, { font, textAlign: 'center', direction });
  const measure = penOn(1, 1);
  const boxes = lines.map((line) => measure.measureText(line));
  const left = Math.max(...boxes.map((box) => box.actualBoundingBoxLeft)) + 1;
  const right = Math.max(...boxes.map((box) => box.actualBoundingBoxRight)) + 1;
  const top = (boxes[0]?.actualBoundingBoxAscent ?? 0) + 1;
  const bottom = Math.max(...boxes.map((box, row) => box.actualBoundingBoxDescent + row * leading));
  const pen = penOn(Math.ceil(left + right), Math.ceil(top + bottom + 1));
  for (const [row, line] of lines.entries()) pen.fillText(line, left, top + row * leading);
  const { canvas } = pen;
  return {
    cut: { image: canvas, shape: canvas, tones: [] },
    isCut: true,
    // Without what has no letters: it may move those of others.
    name: lines.join(' / ').replace(/[^\P{C}\u200c\u200d]/gu, ''),
  };
}
