import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { SiteContent } from '../content/read.ts';
import { walk } from '../content/walk.ts';
import { type Locale, localeCodes, locales } from '../i18n/locales.ts';
import { fontFaces } from './faces.ts';

const folder = 'src/fonts';

/** Punctuation that components write between words, and what formatted numbers are made of. */
const always = ' 0123456789+-.,:/%()\u00a0';

/** Every letter that content may have while it is being written: Latin and Arabic, with punctuation. */
const everyLetter = String.fromCodePoint(...Array(0x2040).keys());

/**
 * What shaping needs: Arabic joins and ligatures, marks, kerning. Without the list, the subset would
 * also carry small capitals, old-style figures and the like for every letter: half as much again.
 */
const features = ['ccmp', 'init', 'medi', 'fina', 'rlig', 'liga', 'locl', 'kern', 'mark', 'mkmk'];

/**
 * Cuts the typeface to the letters that each language's content uses, one file a language, so that
 * a page fetches one font with letters, digits and spaces together. Written to `src/fonts/subset`, with
 * the stylesheet that names the files.
 * @param content without it, the fonts keep every letter that content may get
 */
export async function subsetFonts(content?: SiteContent): Promise<void> {
  const original = readFileSync(`${folder}/Alexandria.ttf`);
  mkdirSync(`${folder}/subset`, { recursive: true });
  for (const locale of localeCodes) {
    const letters = content ? lettersOf(content, locale) : everyLetter;
    const font = await subsetFont(original, letters, {
      targetFormat: 'woff2',
      keepFeatures: features,
    });
    writeFileSync(`${folder}/subset/${locale}.woff2`, font);
  }
  writeFileSync(`${folder}/subset/faces.css`, fontFaces());
}

/** Every character that pages in a language may show, in code-point order. */
export function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  const texts = [...walk([entries[locale], site, names])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}
