import { domainToUnicode } from 'node:url';
import { emitClientAsset } from 'astro/assets/utils';
// @ts-expect-error: the package has no types.
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { readContent, type SiteContent } from '../src/content/parse/read.ts';
import { walk } from '../src/content/schema/shape.ts';
import { typeface } from '../src/fonts/typeface.ts';
import { type Locale, localeCodes, locales } from '../src/i18n/locales.ts';

/** The features that shaping needs. With all features the file would be half as large again. */
const keepFeatures = 'ccmp init medi fina rlig liga locl kern mark mkmk'.split(' ');
const options = { targetFormat: 'woff2', keepFeatures };

/**
 * Gives pages the address of each language's font: cut to its letters in a build, the whole typeface in
 * `npm run dev`, where texts change. Both may run in one folder, so neither writes a file there.
 */
export const fonts: Plugin = {
  name: 'fonts',
  resolveId: { filter: { id: /^virtual:fonts$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:fonts$/ },
    async handler() {
      const content = this.environment.config.command === 'build' && readContent();
      const addressOf = async (locale: Locale) => {
        if (!content) return `'/src/fonts/typeface.ttf'`;
        const source = await subsetFont(typeface, lettersOf(content, locale), options);
        const file = emitClientAsset(this, { name: `${locale}.woff2`, source, type: 'asset' });
        return `import.meta.ROLLDOWN_FILE_URL_${file}`;
      };
      const rows = localeCodes.map(async (locale) => `'${locale}': ${await addressOf(locale)}`);
      return `export default {${(await Promise.all(rows)).join()}}`;
    },
  },
};

/** Punctuation that components write between words, and the characters of formatted numbers. */
const always = ' 0123456789+-.,:/%()';

/** Every character that pages in a language may show, in code-point order. */
function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  // On paper, which shows it with its own letters.
  const domain = domainToUnicode(new URL(site.url).hostname);
  const texts = [...walk([entries[locale], site, names, domain])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}
