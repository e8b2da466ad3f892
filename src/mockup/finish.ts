import { blankCanvas } from './artwork/canvas.ts';
import type { SeenPrint } from './artwork/print.ts';
import type { MockupData, MockupStyle } from './data.ts';
import { drawStyle, fileOf, type Signature, sayPrints, signedPicture } from './picture.ts';

/** A picture to send, as an address and as a file, and the message that goes with it, as text and as an address. */
export type Finished = ReturnType<typeof finish>;

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
  data: Omit<MockupData, 'mark'> & Pick<Signature, 'logo'>,
  isKept: boolean,
) {
  const lines = data.says.map((language) => [
    language.code,
    language.print.line.replace('{prints}', () => sayPrints(prints, language)),
  ]);
  const kept = { ...Object.fromEntries(lines), picture: smallPicture(prints[0] as SeenPrint) };
  const title = [style.name, style.code].join(' ');
  const canvas = signedPicture(prints, { ...data, title, text: sayPrints(prints, data.words) });
  const picture = canvas.toDataURL('image/jpeg', 0.9);
  const file = fileOf(picture, `${data.name}-${style.id}.jpg`);
  const key = `print-${style.itemId}` as const;
  const before = sessionStorage[key];
  sessionStorage[key] = JSON.stringify(kept);
  const message = window.addToMessage(style.itemId, isKept);
  // Empty, it says nothing.
  if (!isKept) sessionStorage[key] = before ?? '';
  return { picture, file, ...message };
}

/** The first of a style's prints, as an address that holds it. */
function smallPicture(print: SeenPrint) {
  const { width, height } = print.cloth.photo;
  const scale = smallWidth / width;
  const context = blankCanvas(smallWidth, height * scale);
  context.scale(scale, scale);
  drawStyle(context, print);
  return context.canvas.toDataURL('image/jpeg', 0.8);
}
