import { type Locale, localeCodes } from '../i18n/locales.ts';
import type { Palette } from '../styles/palette.ts';
import type { Ground } from './colors.ts';
import { boxOf, lostPart, pixelsOf, placed, withoutMargin } from './draw.ts';
import type { Logo, readLogo } from './read.ts';

/** The room that pages have for a logo, in CSS pixels. */
export const room = { width: 180, height: 36 };

/** The most KB of an SVG that pages hold; a larger one is replaced by a picture of it. */
export const mostKilobytes = 24;

/** How large an SVG is. */
export const kilobytesOf = (svg: string) => Math.ceil(Buffer.byteLength(svg) / 1024);

/** Whether more of a drawing is lost in its ground than a designer can have meant. */
export const isLost = (part: number) => part > 0.15;

/** Whether a file of the logo is drawn for ink. */
export const isDark = (file: string) => file.endsWith('-dark.svg');

/** The logos as pages show them: without an empty margin, and on a plate of paper where ink would swallow them. */
export async function showLogos(
  { paper, ink }: ReturnType<typeof readLogo>['logos'],
  colors: Palette,
) {
  type Shown = Record<Locale, Awaited<ReturnType<typeof toImage>> | undefined>;
  const shown = { paper: {}, ink: {} } as Record<Ground, Shown>;
  for (const locale of localeCodes) {
    const [onPaper, onInk] = [paper[locale], ink[locale]];
    if (onPaper) shown.paper[locale] = await toImage(await withoutMargin(onPaper.svg));
    if (onInk) shown.ink[locale] = await toImage(await drawOnInk(onInk, onPaper, colors));
  }
  return shown;
}

async function drawOnInk(logo: Logo, onPaper: Logo | undefined, colors: Palette) {
  const svg = await withoutMargin(logo.svg);
  const isSeen = isDark(logo.file) || !isLost(await lostPart(svg, 'ink', colors));
  return isSeen || !onPaper ? svg : onPlate(await withoutMargin(onPaper.svg), colors.paper);
}

function onPlate(drawing: string, color: string): string {
  const { x, y, width, height } = boxOf(drawing);
  const around = height / 6;
  const [left, top] = [x - around, y - around];
  const [wide, high] = [width + 2 * around, height + 2 * around];
  const box = `x="${left}" y="${top}" width="${wide}" height="${high}"`;
  // The drawing's own stylesheet may speak of such a box.
  const plate = `<rect ${box} rx="${around / 3}" style="fill:${color};stroke:none"/>`;
  const inside = placed(drawing, { x, y, width, height });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${wide} ${high}">${plate}${inside}</svg>`;
}

/** An SVG, or a picture of it where it is large, as an address with its size on a page. */
async function toImage(svg: string) {
  const own = boxOf(svg);
  const scale = Math.min(room.width / own.width, room.height / own.height);
  const size = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
  const address = svg.replace(/["#%<>]|[^ -~]+/g, encodeURIComponent);
  if (kilobytesOf(svg) <= mostKilobytes)
    return { svg, src: `data:image/svg+xml,${address}`, ...size };
  const picture = await pixelsOf(svg)
    .picture.resize(4 * size.width)
    .webp({ quality: 90 })
    .toBuffer();
  return { svg, src: `data:image/webp;base64,${picture.toString('base64')}`, ...size };
}
