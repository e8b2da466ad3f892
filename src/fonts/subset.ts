import { mkdirSync, writeFileSync } from 'node:fs';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { fontFaces } from './faces.ts';
import { typeface, typefaceLetters } from './typeface.ts';

/** What shaping needs. With all features the file would be half as large again. */
const features = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'liga', 'locl', 'kern', 'mark', 'mkmk'];

/** Cuts the typeface to the letters of each language, one file each, and writes their stylesheet. */
export async function subsetFonts(lettersOf: (locale: Locale) => string = () => typefaceLetters) {
  const folder = 'src/fonts/subset';
  mkdirSync(folder, { recursive: true });
  for (const locale of localeCodes) {
    const options = { targetFormat: 'woff2', keepFeatures: features };
    const font = await subsetFont(typeface, lettersOf(locale), options);
    writeFileSync(`${folder}/${locale}.woff2`, font);
  }
  writeFileSync(`${folder}/faces.css`, fontFaces());
}
