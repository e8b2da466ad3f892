import sharp from 'sharp';
import { type Palette, palette } from '../colors/palette.ts';
import { getContent, getPhoto } from '../data/content.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { pixelsOf } from '../logo/draw.ts';
import type { Page } from '../page-table.ts';
import { cropAround } from '../photographs/crop.ts';
import { setText } from './social-image-text.ts';

/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

const { width, height } = socialImageSize;

/**
 * The label with the logo, a small line and the words, in pixels. It is whole in the middle square,
 * which is all that WhatsApp may show.
 */
const label = { width: 584, padding: 40, logoHeight: 70, lineHeight: 30, gap: 26, belowIt: 60 };

/** The thread that runs on from the end of a logo 48 high to beyond the edge of the image, to the right. */
const runsOn = 'M-2.5 34c14.5 -5 42 -14 105 -14s210 10 395 6h99';

/** What a page's social image shows: what the factory is and the page's heading, over photographs. */
export async function socialImageContent(page: Page, locale: Locale) {
  const entries = (await getContent()).entries[locale];
  const content = entries[page];
  const { eyebrow, slides } = entries.home.hero;
  const words = 'hero' in content ? (slides[0]?.text as string) : content.heading;
  const { photos, alt } = content.preview;
  return { eyebrow, words, photos, alt: `${words} | ${alt}` };
}

/** The social image of a page, as a JPEG: the page's words on a label over photographs. */
export async function drawSocialImage(page: Page, locale: Locale): Promise<Buffer> {
  const { eyebrow, words, photos } = await socialImageContent(page, locale);
  const colors = palette((await getContent()).site.colors);
  const column = Math.round(width / photos.length);
  const sideBySide = photos.map(async (name, index) => {
    const { file, focus } = await getPhoto(name);
    const picture = await cropAround(file, column, height, focus);
    const opaque = picture.flatten({ background: colors.stone });
    const input = await opaque.png({ compressionLevel: 0 }).toBuffer();
    return { input, left: index * column, top: 0 };
  });
  const onLabel = await drawLabel(eyebrow, words, locale, colors);
  return sharp({ create: { ...socialImageSize, channels: 3, background: colors.ink } })
    .composite([...(await Promise.all(sideBySide)), ...onLabel])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The label and what is on it, each with its place in the image. */
async function drawLabel(eyebrow: string, words: string, locale: Locale, colors: Palette) {
  const { padding, logoHeight, lineHeight, gap } = label;
  const text = await setText(words, locale, colors['paper-light']);
  const line = await setText(eyebrow, locale, colors.thread, lineHeight);
  const logo = await drawLogo(locale, colors);
  const isRtl = locales[locale].direction === 'rtl';
  const forward = isRtl ? -1 : 1;

  const labelHeight = 2 * (padding + gap) + logoHeight + line.info.height + text.info.height;
  const labelLeft = (width - label.width) / 2;
  const labelTop = height - label.belowIt - labelHeight;
  const textTop = height - label.belowIt - padding - text.info.height;
  const lineTop = textTop - gap - line.info.height;
  /** Where something on the label begins, which is at the label's edge that reading begins at. */
  const left = (itsWidth: number) =>
    labelLeft + (isRtl ? label.width - padding - itsWidth : padding);
  const logoLeft = Math.round(left(logo.info.width));
  const logoTop = labelTop + padding + Math.round((logoHeight - logo.info.height) / 2);
  const logoEnd = logoLeft + (isRtl ? -logo.gap : logo.info.width + logo.gap);
  const scale = logoHeight / 48;
  const thread = `transform="translate(${logoEnd} ${labelTop + padding}) scale(${forward * scale} ${scale})"`;
  const box = `width="${label.width}" height="${labelHeight}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
    <g transform="translate(${labelLeft} ${labelTop})">
      <rect y="7" ${box} fill-opacity=".55" filter="url(#soft)"/>
      <rect ${box} rx="2" fill="${colors.ink}"/>
    </g>
    <g ${thread} fill="none" stroke-width="4" stroke-linecap="round" stroke-dasharray="8 9" stroke-dashoffset="8.84">
      <path d="${runsOn}" stroke="#000" stroke-opacity=".28" transform="translate(${forward * 0.7} 2)"/>
      <path d="${runsOn}" stroke="${colors.thread}"/>
    </g>
  </svg>`;
  return [
    { input: Buffer.from(drawing), left: 0, top: 0 },
    { input: logo.data, left: logoLeft, top: logoTop },
    { input: line.data, left: left(line.info.width), top: lineTop },
    { input: text.data, left: left(text.info.width), top: textTop },
  ];
}

/** The logo in pixels, or the short name where there is none, and how far from it the thread begins. */
async function drawLogo(locale: Locale, colors: Palette) {
  const { logoHeight, width, padding } = label;
  const { site, logos } = await getContent();
  const logo = logos.ink[locale];
  if (!logo) {
    const name = site.shortName[locale];
    return { ...(await setText(name, locale, colors['paper-light'], logoHeight)), gap: 12 };
  }
  const size = { width: width - 2 * padding, height: logoHeight, fit: 'inside' } as const;
  const pixels = pixelsOf(logo.drawing).resize(size).png();
  return { ...(await pixels.toBuffer({ resolveWithObject: true })), gap: 0 };
}
