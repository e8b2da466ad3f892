import { mkdirSync, writeFileSync } from 'node:fs';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { fontFaces } from './faces.ts';
import { typeface, typefaceLetters } from './typeface.ts';

/**
 * What shaping needs: Arabic joins and ligatures, marks, kerning. Without the list, the subset would
 * also carry small capitals, old-style figures and the like for every letter: half as much again.
 */
const features = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'liga', 'locl', 'kern', 'mark', 'mkmk'];

/**
 * Cuts the typeface to the letters that each language uses, one file a language, so that a page
 * fetches one font with letters, digits and spaces together. Written to `src/fonts/subset`, with the
 * stylesheet that names the files.
 * @param lettersOf without it, the fonts keep every letter that content may get
 */
export async function subsetFonts(
  lettersOf: (locale: Locale) => string = () => typefaceLetters,
): Promise<void> {
  const folder = 'src/fonts/subset';
  mkdirSync(folder, { recursive: true });
  for (const locale of localeCodes) {
    const font = await subsetFont(typeface, lettersOf(locale), {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    writeFileSync(`${folder}/${locale}.woff2`, font);
  }
  writeFileSync(`${folder}/faces.css`, fontFaces());
}
