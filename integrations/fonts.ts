import { domainToUnicode } from 'node:url';
import { emitClientAsset } from 'astro/assets/utils';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { readContent, type SiteContent } from '../src/content/parse/read.ts';
import { walk } from '../src/content/schema/shape.ts';
import { typeface, typefaceLetters } from '../src/fonts/typeface.ts';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';

/** The features that shaping needs. With all features the file would be half as large again. */
const keepFeatures = 'ccmp init medi fina rlig liga locl kern mark mkmk'.split(' ');
const options = { targetFormat: 'woff2', keepFeatures };

/**
 * Gives pages the address of each language's font: cut to its letters in a build, the whole typeface in
 * `npm run dev`, where texts change. Both may run in one folder, so neither writes a file there. `letters` are the fonts of
 * what a visitor types: all letters of a script.
 */
export const fonts: Plugin = {
  name: 'fonts',
  resolveId: { filter: { id: /^virtual:fonts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:fonts$/ },
    async handler() {
      const content = this.environment.config.command === 'build' && readContent();
      const addressOf = async (name: string, letters: string) => {
        if (!content) return `'${name}':'/src/fonts/typeface.ttf'`;
        const source = await subsetFont(typeface, letters, options);
        const file = emitClientAsset(this, { name: `${name}.woff2`, source, type: 'asset' });
        return `'${name}':import.meta.ROLLDOWN_FILE_URL_${file}`;
      };
      const cut = localeCodes.map((locale) =>
        addressOf(locale, content ? lettersOf(content, locale) : ''),
      );
      const whole = Object.entries(scripts).map(([script, pattern]) =>
        addressOf(script, typefaceLetters.replace(pattern, '')),
      );
      const [pages, letters] = [await Promise.all(cut), await Promise.all(whole)];
      return `export default {${pages.join()}};export const letters={${letters.join()}}`;
    },
  },
};

/** What is no letter, mark or sign of a script. */
const scripts = {
  arabic: /[^\p{Script=Arabic}\p{Mn}]/gu,
  latin: /[^\p{Script=Latin}\p{Script=Common}]/gu,
};

/** Punctuation that components write between words, and the characters of formatted numbers. */
const signs = ' 0123456789+-.,:/%()';

/** The Latin alphabet, with the signs that a brand's name may have. */
const latinAlphabet = '!"#$&\'*?@_’ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The alphabets of the names that most visitors type, by the direction of the page: these need no other font. */
const alphabets = {
  rtl: `ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي${latinAlphabet}`,
  ltr: latinAlphabet,
};

/** Every character that pages in a language may show, in code-point order. */
function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  // On paper, which shows it with its own letters.
  const domain = domainToUnicode(new URL(site.url).hostname);
  const texts = [...walk([entries[locale], site, names, domain])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  const alphabet = alphabets[locales[locale].direction];
  return [...new Set([signs, alphabet, ...texts].join(''))].sort().join('');
}
