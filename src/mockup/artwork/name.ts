import type { Artwork } from './artwork.ts';
import { blankCanvas } from './canvas.ts';

/** A name of several words that is longer than this, in pixels of a font of 120, has two lines: in one, its letters would be small. */
const longestLine = 1000;

/** A name of one or two lines as artwork, in the typeface, with all its letters. */
export async function drawName(name: string): Promise<Artwork> {
  const leading = 150;
  const font = '700 120px Letters, Typeface, sans-serif';
  await document.fonts.load(font, name);
  const look = { font, textAlign: 'center', direction: document.dir as CanvasDirection } as const;
  const penOn = (width: number, height: number) => Object.assign(blankCanvas(width, height), look);
  const measure = penOn(1, 1);
  const longest = (lines: string[]) =>
    Math.max(...lines.map((line) => measure.measureText(line).width));
  const typed = name
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 2);
  const [first = '', second] = typed;
  const words = first.split(/\s+/);
  const isLong = !second && longest(typed) > longestLine;
  // A long one is broken between the words where the longer part is shortest.
  const lines = (isLong ? words : [])
    .map((_, index) => [words.slice(0, index), words.slice(index)].map((part) => part.join(' ')))
    .reduce((best, each) => (longest(each) < longest(best) ? each : best), typed);
  const boxes = lines.map((line) => measure.measureText(line));
  const most = (of: (box: TextMetrics, row: number) => number) => Math.max(...boxes.map(of)) + 1;
  const left = most((box) => box.actualBoundingBoxLeft);
  const right = most((box) => box.actualBoundingBoxRight);
  const top = most((box, row) => box.actualBoundingBoxAscent - row * leading);
  const bottom = most((box, row) => box.actualBoundingBoxDescent + row * leading);
  const pen = penOn(left + right, top + bottom);
  for (const [row, line] of lines.entries()) pen.fillText(line, left, top + row * leading);
  return {
    cut: { image: pen.canvas, shape: pen.canvas, tones: [] },
    isCut: true,
    // Without what has no letters: it may move those of others.
    name: lines.join(' / ').replace(/[^\P{C}\u200c\u200d]/gu, ''),
  };
}
