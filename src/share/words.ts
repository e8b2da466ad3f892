import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Language } from '../language.ts';

/**
 * The box that words fill, in pixels, and how they are set in it: the height of lines, and the
 * tracking in 1024ths of a point. Arabic is never tracked.
 */
const settings = {
  ar: { width: 500, height: 184, attributes: 'line_height="1.06"' },
  en: { width: 500, height: 160, attributes: 'line_height="0.93" letter_spacing="-1100"' },
} as const;

/**
 * Sets words in Alexandria as large as their box allows, in lines of about the same length, with
 * Pango, which joins Arabic letters and orders them.
 * @param colour as `#rrggbb`
 * @returns a PNG without any margin around the letters, and its size
 */
export async function setWords(words: string, language: Language, colour: string) {
  const { width, height, attributes } = settings[language];
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const set = (fit: { width: number; height: number } | { width: number; dpi: number }) =>
    sharp({
      text: {
        text: `<span foreground="${colour}" weight="600" ${attributes}>${escaped}</span>`,
        font: 'Alexandria',
        fontfile: resolve('src/fonts/Alexandria.ttf'),
        rgba: true,
        ...fit,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });

  let best = await set({ width, height });
  const size = best.info;
  const dpi = size.textAutofitDpi as number;
  // Narrower, as long as no line is added and no word sticks out.
  for (let narrow = size.width - 10; ; narrow -= 10) {
    const next = await set({ width: narrow, dpi });
    if (next.info.width > narrow || next.info.height > size.height + 10) return best;
    best = next;
  }
}
