import sharp from 'sharp';
import { type Palette, palette } from '../colors/palette.ts';
import { getContent } from '../data/content.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import { drawLogo } from '../logo/logo.ts';
import type { Page } from '../page-table.ts';
import { cropAround } from '../photographs/service.ts';
import { labelWidth, placeOf, socialImageSize } from './social-image-layout.ts';
import { setText } from './social-image-text.ts';

const { width, height } = socialImageSize;

/**
 * The label with the logo, a small line and the words, in pixels. It is whole in the middle square,
 * which is all that WhatsApp may show.
 */
const label = {
  width: labelWidth,
  padding: 40,
  logoHeight: 70,
  lineHeight: 30,
  gap: 26,
  belowIt: 60,
};

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
  const around = photos.map(async ({ file, focus, background }, index) => {
    const { left, top, ...size } = placeOf(index, photos.length);
    const picture = await cropAround(file, size.width, size.height, focus);
    const opaque = picture.flatten({ background });
    return { input: await opaque.png({ compressionLevel: 0 }).toBuffer(), left, top };
  });
  const onLabel = await drawLabel(eyebrow, words, locale, colors);
  return sharp({ create: { ...socialImageSize, channels: 3, background: colors.stone } })
    .composite([...(await Promise.all(around)), ...onLabel])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The label and what is on it, each with its place in the image. */
async function drawLabel(eyebrow: string, words: string, locale: Locale, colors: Palette) {
  const { padding, logoHeight, lineHeight, gap } = label;
  const text = await setText(words, locale, colors['paper-light']);
  const line = await setText(eyebrow, locale, colors.thread, lineHeight);
  const logo = await logoOrName(locale, colors);

  // All is laid out from the left. Where reading begins at the right, it is mirrored: the label is in the image's middle.
  const isMirrored = locales[locale].direction === 'rtl';
  const mirrored = isMirrored ? ` transform="translate(${width}) scale(-1 1)"` : '';
  const labelHeight = 2 * (padding + gap) + logoHeight + line.info.height + text.info.height;
  const labelLeft = (width - label.width) / 2;
  const labelTop = height - label.belowIt - labelHeight;
  const start = labelLeft + padding;
  const logoTop = labelTop + padding;
  const lineTop = logoTop + logoHeight + gap;
  const textTop = lineTop + line.info.height + gap;
  const logoEnd = start + logo.info.width + logo.gap;
  const box = `width="${label.width}" height="${labelHeight}"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="9"/></filter>
    <g${mirrored}>
      <g transform="translate(${labelLeft} ${labelTop})">
        <rect y="7" ${box} fill-opacity=".55" filter="url(#soft)"/>
        <rect ${box} rx="2" fill="${colors.ink}"/>
      </g>
      <g transform="translate(${logoEnd} ${logoTop}) scale(${logoHeight / 48})" fill="none" stroke-width="4" stroke-linecap="round" stroke-dasharray="8 9" stroke-dashoffset="8.84">
        <path d="${runsOn}" stroke="#000" stroke-opacity=".28" transform="translate(.7 2)"/>
        <path d="${runsOn}" stroke="${colors.thread}"/>
      </g>
    </g>
  </svg>`;
  const leftOf = ({ info }: typeof text) => (isMirrored ? width - start - info.width : start);
  const logoMiddle = Math.round((logoHeight - logo.info.height) / 2);
  return [
    { input: Buffer.from(drawing), left: 0, top: 0 },
    { input: logo.data, left: leftOf(logo), top: logoTop + logoMiddle },
    { input: line.data, left: leftOf(line), top: lineTop },
    { input: text.data, left: leftOf(text), top: textTop },
  ];
}

/** The logo in pixels, or the short name where there is none, and how far from it the thread begins. */
async function logoOrName(locale: Locale, colors: Palette) {
  const { site, logos } = await getContent();
  const logo = logos.dark[locale];
  const beside = 12;
  if (!logo) {
    const name = site.shortName[locale];
    return {
      ...(await setText(name, locale, colors['paper-light'], label.logoHeight)),
      gap: beside,
    };
  }
  const plate = logo.isOnPlate ? 8 : 0;
  const place = {
    width: label.width - 2 * (label.padding + plate),
    height: label.logoHeight - 2 * plate,
  };
  const drawn = await drawLogo(logo.file, place);
  if (logo.isOnPlate) {
    const background = colors.paper;
    drawn
      .flatten({ background })
      .extend({ top: plate, bottom: plate, left: plate, right: plate, background });
  }
  const pixels = await drawn.png().toBuffer({ resolveWithObject: true });
  return { ...pixels, gap: logo.isOnPlate ? beside : 0 };
}
