import sharp from 'sharp';
import { logoDrawings } from '../components/logoDrawings.ts';
import { getContent, getPhoto } from '../content/entries.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Page } from '../i18n/routes.ts';
import { cropAround } from '../images/crop.ts';
import { token } from '../styles/tokens.ts';
import { setText } from './social-image-text.ts';

/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

const { width, height } = socialImageSize;

/**
 * The label with the logo and the words, in pixels; `padding` is between its edge and these. It
 * is whole within the middle square, which is all that WhatsApp may show.
 */
const label = { width: 584, padding: 40, logoHeight: 70, underLogo: 34, belowIt: 60 };

/** How large the logo is drawn: its own box is 48 high. */
const scale = label.logoHeight / 48;

/** From the end of the logo's own thread to beyond the picture's edge, in the logo's units. */
const runsOn = {
  rtl: 's-42 -14 -105 -14s-210 10 -395 6',
  ltr: 's42 -14 105 -14s210 10 395 6',
} as const;

/** What the picture beside a shared link shows: the page's heading over its photographs. */
export async function readSocialImage(page: Page, locale: Locale) {
  const content = await getContent(page, locale);
  const words = 'hero' in content ? (content.hero.slides[0]?.text as string) : content.heading;
  const { photos, alt } = content.preview;
  return { words, photos, alt: `${words} | ${alt}`, path: `/share/${page}.${locale}.jpg` };
}

/** The picture beside a shared link, as a JPEG: the page's words on a label over photographs. */
export async function drawSocialImage(page: Page, locale: Locale): Promise<Buffer> {
  const { words, photos } = await readSocialImage(page, locale);
  const { data: text, info } = await setText(words, locale, token('white'));
  const { direction } = locales[locale];

  const { padding, logoHeight, underLogo } = label;
  const labelHeight = padding + logoHeight + underLogo + info.height + padding;
  const top = height - label.belowIt - labelHeight;
  /** Where something on the label begins, which is at the label's edge that reading begins at. */
  const left = (itsWidth: number) =>
    (width - label.width) / 2 + (direction === 'rtl' ? label.width - padding - itsWidth : padding);
  const logoLeft = left(logoDrawings[direction].width * scale);
  return sharp({ create: { ...socialImageSize, channels: 3, background: token('ink') } })
    .composite([
      ...(await photosInColumns(photos)),
      { input: drawLabel(direction, top, labelHeight, logoLeft), left: 0, top: 0 },
      { input: text, left: left(info.width), top: top + padding + logoHeight + underLogo },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Photographs side by side over the whole picture, each cut around its focal point. */
function photosInColumns(photos: string[]) {
  const column = Math.round(width / photos.length);
  return Promise.all(
    photos.map(async (name, index) => {
      const { file, focus } = await getPhoto(name);
      const picture = await cropAround(file, column, height, focus);
      const input = await picture.png({ compressionLevel: 0 }).toBuffer();
      return { input, left: index * column, top: 0 };
    }),
  );
}

/** The label as an SVG of the whole picture's size: its thread runs on to the edge of the picture. */
function drawLabel(direction: 'rtl' | 'ltr', top: number, labelHeight: number, logoLeft: number) {
  const logo = logoDrawings[direction];
  const logoAt = `${logoLeft} ${top + label.padding}`;
  const box = `width="${label.width}" height="${labelHeight}"`;
  const thread = `<path d="${logo.thread}${runsOn[direction]}" stroke-dasharray="8 9"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
    <g transform="translate(${(width - label.width) / 2} ${top})">
      <rect y="7" ${box} fill-opacity=".55" filter="url(#soft)"/>
      <rect ${box} rx="2" fill="${token('ink')}"/>
    </g>
    <g transform="translate(${logoAt}) scale(${scale})" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="${logo.letters}" stroke="${token('white')}"/>
      <path d="${logo.dots ?? ''}" stroke="${token('white')}" stroke-width="5.2"/>
      ${thread} stroke="#000" stroke-opacity=".28" transform="translate(.7 2)"/>
      ${thread} stroke="${token('thread')}"/>
    </g>
  </svg>`);
}
