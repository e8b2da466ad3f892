import { blankCanvas } from './canvas.ts';
import { borderOf, inSlices, type Pixels, withoutGround } from './ground.ts';
import { separate } from './ink.ts';

/** What is printed: as it is, as the shape that one color fills, and how light some of its pixels are. */
interface Cut {
  image: ImageBitmap | HTMLCanvasElement;
  shape: ImageBitmap | HTMLCanvasElement;
  tones: number[];
}

/** A visitor's logo, or the name of their brand. */
export interface Artwork {
  /** With its ground, where it has one. */
  whole?: HTMLCanvasElement;
  /** Without ground and empty edges, where that can be. */
  cut?: Cut | undefined;
  /** Whether it is printed without its ground. */
  isCut: boolean;
  /** How many pixels of its file one of its own has, if it is made of pixels. */
  fineness?: number | undefined;
  /** What it says, in one line, if it is a name. */
  name?: string;
  /** What is to be told of it, by its name in content. */
  note?: 'backgroundFound' | 'backgroundSeen' | 'outside' | undefined;
}

/** The longer side that photographs are drawn down to, and drawings up to: the largest print has hardly more pixels. */
const side = 512;

/** An SVG begins with a tag; its root may come after declarations and comments. In UTF-16, every second byte is zero. */
export const svgPattern = /^[\s\ufffd]*<(.*<)?(\w+:)?svg[\s>]/s;

/** What an SVG takes from outside itself: fonts, and pictures, which an image may not fetch. */
const outsidePattern = /<(\w+:)?text[\s>]|<(\w+:)?image[^>]+href=["'](?!data:|#)/;

/** The brands by which the first box of an HEIC names it (ISO 23008-12). */
const heicPattern = /ftyp(hei|hev|mif1|msf1)/;

/** The artwork in a file. Throws "heic" or "unreadable" for what the browser cannot show, and where nothing is to be seen. */
export async function readArtwork(file: Blob): Promise<Artwork> {
  const beginning = (await file.slice(0, 65_536).text()).replaceAll('\0', '');
  const isDrawing = svgPattern.test(beginning);
  const reading = isDrawing ? readDrawing(file) : readPhoto(file, beginning);
  const picture = await reading.catch(() => {
    throw new Error(heicPattern.test(beginning) ? 'heic' : 'unreadable');
  });
  const longer = Math.max(picture.width, picture.height);
  // In some browsers an SVG that does not say its size has none.
  const width = Math.ceil((picture.width * side) / longer) || side;
  const height = Math.ceil((picture.height * side) / longer) || side;
  const context = blankCanvas(width, height);
  context.drawImage(picture, 0, 0, width, height);
  const { data: pixels } = context.getImageData(0, 0, width, height);
  const border = borderOf(pixels, width);
  const fineness = isDrawing ? undefined : longer / side;
  const outside = isDrawing && outsidePattern.test(beginning) ? 'outside' : undefined;
  if (border.filter((at) => Number(pixels[at * 4 + 3]) < 250).length > border.length * 0.02)
    return { fineness, cut: await cutOut(pixels, width), isCut: true, note: outside };
  const found = await withoutGround(pixels, width);
  const cut = found && (await cutOut(found.pixels, width));
  const isCut = found?.isSure === true;
  const note = outside ?? (isCut ? 'backgroundFound' : 'backgroundSeen');
  return { fineness, whole: context.canvas, cut, isCut, note };
}

/** In an image element, no script of an SVG runs and nothing of it is fetched. */
async function readDrawing(file: Blob) {
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([file], { type: 'image/svg+xml' }));
  await new Promise((done) => {
    reader.onloadend = done;
  });
  const image = new Image();
  image.src = `${reader.result}`;
  await image.decode();
  return image;
}

/** The browser decodes it beside the page, and upright; Chromium takes of a large JPEG only what is needed. */
async function readPhoto(file: Blob, beginning: string) {
  const isJpeg = beginning.startsWith('\ufffd\ufffd');
  // Of images that are no SVG, browsers look at the first bytes, whichever type is named.
  if (!isJpeg || !('ImageDecoder' in window))
    return createImageBitmap(new Blob([file], { type: 'image/png' }));
  const room = { desiredWidth: 4 * side, desiredHeight: 4 * side };
  const decoder = new ImageDecoder({ data: file.stream(), type: 'image/jpeg', ...room });
  try {
    const { image } = await decoder.decode();
    const picture = await createImageBitmap(image);
    image.close();
    return picture;
  } finally {
    decoder.close();
  }
}

/** The part of an artwork that can be seen. Throws where there is none. */
async function cutOut(pixels: Pixels, width: number) {
  const { shape, tones } = await separate(pixels);
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  await inSlices(pixels, (opacity, index) => {
    if (index % 4 < 3 || opacity < 8) return;
    const at = index >> 2;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
  });
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [right, bottom] = [Math.max(...columns) + 1, Math.max(...rows) + 1];
  const bitmapOf = (from: Pixels) =>
    createImageBitmap(new ImageData(from, width), left, top, right - left, bottom - top);
  return { image: await bitmapOf(pixels), shape: await bitmapOf(shape), tones };
}
