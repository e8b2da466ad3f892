import sharp from 'sharp';
import { typefaceFamily, typefaceFile } from '../fonts/typeface.ts';
import { type Locale, locales } from '../i18n/locales.ts';

/** The size of letters in points; they then grow to fill their box. */
const size = 50;

/** The box of a heading is 500 pixels wide. Latin is tracked by -0.02 em, in 1024ths of a point. */
const settings = {
  rtl: { headingHeight: 196, attributes: 'line_height="1.18"' },
  ltr: {
    headingHeight: 160,
    attributes: `line_height="0.93" letter_spacing="-${0.02 * size * 1024}"`,
  },
} as const;

/** Sets words as large as their box allows, in lines of about the same length. */
export async function setText(words: string, locale: Locale, color: string, boxHeight?: number) {
  const { attributes, headingHeight } = settings[locales[locale].direction];
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = `<span foreground="${color}" weight="600" ${attributes}>${escaped}</span>`;
  const font = `${typefaceFamily} ${size}`;
  const options = { text, font, fontfile: typefaceFile, rgba: true };
  const set = (fit: { width: number; height?: number; dpi?: number }) =>
    sharp({ text: { ...options, ...fit } })
      .png()
      .toBuffer({ resolveWithObject: true });

  let best = await set({ width: 500, height: boxHeight ?? headingHeight });
  const { height } = best.info;
  const dpi = best.info.textAutofitDpi as number;
  // Narrower, as long as no line is added and no word sticks out.
  for (let width = best.info.width - 10; ; width -= 10) {
    const next = await set({ width, dpi });
    if (next.info.width > width || next.info.height > height + 10) return best;
    best = next;
  }
}
