import { resolve } from 'node:path';
import sharp from 'sharp';
import { photoFiles, readFocusPoints } from '../content/read.ts';
import type { Language, Page } from '../language.ts';
import { cropAround } from '../photos/crop.ts';
import { colours } from './colours.ts';
import { drawLabel } from './label.ts';
import { previewSize, readPreview } from './preview.ts';
import { setWords } from './words.ts';

const { width, height } = previewSize;

/** In pixels. It is whole within the middle square, which is all that WhatsApp may show. */
const label = { width: 584, padding: 40, logoHeight: 70, underLogo: 34, belowIt: 60 };

/**
 * The picture beside a shared link, as a JPEG: the page's words on a woven label over photographs.
 * @throws ContentError when a content file has a mistake
 */
export async function drawPreview(page: Page, language: Language): Promise<Buffer> {
  const { words, photos } = readPreview(page, language);
  const text = await setWords(words, language, colours.white);

  const { padding, logoHeight, underLogo } = label;
  const labelHeight = padding + logoHeight + underLogo + text.info.height + padding;
  const left = (width - label.width) / 2;
  const top = height - label.belowIt - labelHeight;

  return sharp({ create: { ...previewSize, channels: 3, background: colours.ink } })
    .composite([
      ...(await standInColumns(photos)),
      {
        input: drawLabel(language, { ...label, left, top, height: labelHeight }),
        left: 0,
        top: 0,
      },
      {
        input: text.data,
        left: language === 'ar' ? left + label.width - padding - text.info.width : left + padding,
        top: top + padding + logoHeight + underLogo,
      },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Photographs side by side over the whole picture, each cut around its focal point. */
function standInColumns(photos: string[]) {
  const column = { width: Math.round(width / photos.length), height };
  const focusPoints = readFocusPoints();
  return Promise.all(
    photos.map(async (name, index) => {
      const master = sharp(resolve('content/photos', photoFiles().get(name) as string));
      const { autoOrient } = await master.metadata();
      const area = cropAround(autoOrient, column, focusPoints[name]?.focus ?? [50, 50]);
      const input = await master
        .autoOrient()
        .extract(area)
        .resize(column)
        .png({ compressionLevel: 0 })
        .toBuffer();
      return { input, left: index * column.width, top: 0 };
    }),
  );
}
