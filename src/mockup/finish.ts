import { blankCanvas } from './artwork/canvas.ts';
import type { SeenPrint } from './artwork/print.ts';
import type { MockupData, MockupStyle } from './data.ts';
import { drawStyle, fileOf, type Signature, sayPrints, signedPicture } from './picture.ts';

/** A picture to send, as an address and as a file, and the message that goes with it, as text and as an address. */
export type Finished = ReturnType<typeof finish>;

interface Factory extends Pick<Signature, 'logo' | 'name' | 'number'> {
  words: MockupData['words'];
  says: MockupData['says'];
}

/** How wide a small picture is, in pixels: in the list it has 64, on screens with two or three each. */
const smallWidth = 160;

/**
 * Makes the picture of a style's prints, and the message about them. The style is in it; it stays in the visitor's choice, as
 * do what the message says of the prints and a small picture of the first, if they are to be kept. Throws where the browser
 * refuses.
 */
export function finish(
  prints: SeenPrint[],
  style: MockupStyle,
  { words, says, ...factory }: Factory,
  isKept: boolean,
) {
  const lines = says.map(({ code, ...words }) => [code, `\n${sayPrints(prints, words).line}`]);
  const kept = { ...Object.fromEntries(lines), picture: smallPicture(prints) };
  const { text } = sayPrints(prints, words);
  const title = [style.name, style.code].join(' ');
  const canvas = signedPicture(prints, { ...factory, words, title, text });
  const picture = canvas.toDataURL('image/jpeg', 0.9);
  const file = fileOf(picture, `${factory.name}-${style.id}.jpg`);
  const key = `print-${style.itemId}`;
  const before = sessionStorage.getItem(key);
  sessionStorage.setItem(key, JSON.stringify(kept));
  const message = window.addToMessage(style.itemId, isKept);
  if (!isKept) restore(key, before);
  return { picture, file, ...message };
}

/** The first of a style's prints, as an address that holds it. */
function smallPicture([print]: SeenPrint[]) {
  if (!print) return '';
  const { width, height } = print.cloth.photo;
  const scale = smallWidth / width;
  const { canvas, context } = blankCanvas(smallWidth, height * scale);
  context.scale(scale, scale);
  drawStyle(context, print);
  return canvas.toDataURL('image/jpeg', 0.8);
}

/** Puts back what the tab kept before: mostly nothing. */
function restore(key: string, before: string | null): void {
  if (before === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, before);
}
