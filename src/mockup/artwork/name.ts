import type { Artwork } from './artwork.ts';
import { blankCanvas } from './canvas.ts';

/** A name of several words that is longer than this, in pixels of a font of 120, has two lines: in one, its letters would be small. */
const longestLine = 1000;

/** A name of one or two lines as artwork, in the typeface, with all its letters. */
export async function drawName(name: string): Promise<Artwork> {
  const leading = 150;
  const font = '700 120px Letters, Typeface, sans-serif';
  const { direction } = getComputedStyle(document.documentElement);
  await document.fonts.load(font, name);
  const penOn = (width: number, height: number) =>
    Object.assign(blankCanvas(width, height).context, { font, textAlign: 'center', direction });
  const measure = penOn(1, 1);
  const lengthOf = (line: string) => measure.measureText(line).width;
  const typed = name
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 2);
  const isLong = typed.length === 1 && lengthOf(name.trim()) > longestLine;
  const lines = isLong ? halves(name.trim(), lengthOf) : typed;
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

/** A line as two, between the words where the longer one is shortest; as it is, if it is one word. */
function halves(line: string, lengthOf: (line: string) => number): string[] {
  const words = line.split(/\s+/);
  const longerOf = (lines: string[]) => Math.max(...lines.map(lengthOf));
  return words
    .map((_, index) => [words.slice(0, index), words.slice(index)].map((part) => part.join(' ')))
    .reduce((best, each) => (longerOf(each) < longerOf(best) ? each : best), [line]);
}
