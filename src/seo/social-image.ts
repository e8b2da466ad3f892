import { resolve } from 'node:path';
import sharp from 'sharp';
import { getContent, getFocusPoints } from '../content/entries.ts';
import { listPhotos } from '../content/photo-files.ts';
import { type Locale, locales } from '../i18n/locales.ts';
import type { Page } from '../i18n/routes.ts';
import { cropAround } from '../images/crop.ts';
import { token } from '../styles/tokens.ts';
import { drawLabel } from './social-image-label.ts';
import { setText } from './social-image-text.ts';

/** The size that WhatsApp, Facebook and X show whole, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** What the picture beside a shared link shows: the page's heading over its photographs. */
export async function readSocialImage(page: Page, locale: Locale) {
  const content = await getContent(page, locale);
  const words = 'hero' in content ? (content.hero.slides[0]?.text as string) : content.heading;
  const { photos, alt } = content.preview;
  return { words, photos, alt: `${words} | ${alt}`, path: `/share/${page}.${locale}.jpg` };
}

const { width, height } = socialImageSize;

/** In pixels. It is whole within the middle square, which is all that WhatsApp may show. */
const label = { width: 584, padding: 40, logoHeight: 70, underLogo: 34, belowIt: 60 };

/** The picture beside a shared link, as a JPEG: the page's words on a woven label over photographs. */
export async function drawSocialImage(page: Page, locale: Locale): Promise<Buffer> {
  const { words, photos } = await readSocialImage(page, locale);
  const text = await setText(words, locale, token('white'));

  const { padding, logoHeight, underLogo } = label;
  const labelHeight = padding + logoHeight + underLogo + text.info.height + padding;
  const left = (width - label.width) / 2;
  const top = height - label.belowIt - labelHeight;

  return sharp({ create: { ...socialImageSize, channels: 3, background: token('ink') } })
    .composite([
      ...(await standInColumns(photos)),
      {
        input: drawLabel(locale, { ...label, left, top, height: labelHeight }),
        left: 0,
        top: 0,
      },
      {
        input: text.data,
        left:
          locales[locale].direction === 'rtl'
            ? left + label.width - padding - text.info.width
            : left + padding,
        top: top + padding + logoHeight + underLogo,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Photographs side by side over the whole picture, each cut around its focal point. */
async function standInColumns(photos: string[]) {
  const column = { width: Math.round(width / photos.length), height };
  const focusPoints = await getFocusPoints();
  const files = listPhotos(resolve('content/photos')).usable;
  return Promise.all(
    photos.map(async (name, index) => {
      const original = sharp(resolve('content/photos', files.get(name) as string));
      const { autoOrient } = await original.metadata();
      const area = cropAround(autoOrient, column, focusPoints[name]?.focus ?? [50, 50]);
      const input = await original
        .autoOrient()
        .extract(area)
        .resize(column)
        .png({ compressionLevel: 0 })
        .toBuffer();
      return { input, left: index * column.width, top: 0 };
    }),
  );
}
