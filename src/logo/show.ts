import type { Palette } from '../colors/palette.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { type Background, type Drawing, lostPart, pixelsOf, svgOf, withoutMargin } from './draw.ts';
import type { LogoFile, readLogo } from './read.ts';

/** The room that pages have for a logo (`Logo.module.css`), in CSS pixels. */
export const room = { width: 180, height: 36 };

/** The most KB of an SVG that pages hold; a larger one is replaced by its pixels. */
export const mostKilobytes = 24;

/** How large an SVG is. */
export const kilobytesOf = (svg: string) => Math.ceil(Buffer.byteLength(svg) / 1024);

/** Whether more of a drawing is lost in its background than a designer can have meant. */
export const isLost = (part: number) => part > 0.15;

/** Whether a file of the logo is drawn for ink. */
export const isDark = (file: string) => file.endsWith('-dark.svg');

/** The logos as pages show them: without an empty margin, and on a plate of paper where ink would swallow them. */
export async function showLogos(
  { paper, ink }: ReturnType<typeof readLogo>['logos'],
  colors: Palette,
) {
  type Shown = Record<Locale, Awaited<ReturnType<typeof toImage>> | undefined>;
  const shown = { paper: {}, ink: {} } as Record<Background, Shown>;
  for (const locale of localeCodes) {
    const [onPaper, onInk] = [paper[locale], ink[locale]];
    if (onPaper) shown.paper[locale] = await toImage(await withoutMargin(onPaper));
    if (onInk) shown.ink[locale] = await toImage(await drawOnInk(onInk, onPaper, colors));
  }
  return shown;
}

async function drawOnInk(logo: LogoFile, onPaper: LogoFile | undefined, colors: Palette) {
  const drawing = await withoutMargin(logo);
  const isSeen = isDark(logo.file) || !isLost(await lostPart(drawing, 'ink', colors));
  return isSeen || !onPaper ? drawing : onPlate(await withoutMargin(onPaper), colors.paper);
}

function onPlate(drawing: Drawing, color: string): Drawing {
  const { x, y, width, height } = drawing.box;
  const around = height / 6;
  const [left, top] = [x - around, y - around];
  const box = { x: left, y: top, width: width + 2 * around, height: height + 2 * around };
  // Not as attributes: a rule of the drawing's own stylesheet would win over them.
  const plate = `<rect x="${left}" y="${top}" width="100%" height="100%" rx="${around / 3}" style="fill:${color};stroke:none"/>`;
  return { ...drawing, box, svg: `<svg>${plate}${svgOf(drawing, drawing.box)}</svg>` };
}

/** A drawing, or its pixels where it is large, as an address with its size on a page. */
async function toImage(drawing: Drawing) {
  const { width, height } = drawing.box;
  const scale = Math.min(room.width / width, room.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const svg = svgOf(drawing);
  const address = svg.replace(/["#%<>]|[^ -~]+/g, encodeURIComponent);
  if (kilobytesOf(svg) <= mostKilobytes)
    return { drawing, src: `data:image/svg+xml,${address}`, ...size };
  const pixels = pixelsOf(drawing).resize(4 * size.width);
  const bytes = await pixels.webp({ quality: 90 }).toBuffer();
  return { drawing, src: `data:image/webp;base64,${bytes.toString('base64')}`, ...size };
}
