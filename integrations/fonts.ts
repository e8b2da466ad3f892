import { emitClientAsset } from 'astro/assets/utils';
import type { Plugin } from 'vite';
import { lettersOf } from '../src/content/letters.ts';
import { readContent } from '../src/content/reading/read.ts';
import { subset } from '../src/fonts/subset.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';

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
        const source = await subset(lettersOf(content, locale));
        const file = emitClientAsset(this, { name: `${locale}.woff2`, source, type: 'asset' });
        return `import.meta.ROLLDOWN_FILE_URL_${file}`;
      };
      const rows = localeCodes.map(async (locale) => `'${locale}': ${await addressOf(locale)}`);
      return `export default {${(await Promise.all(rows)).join()}}`;
    },
  },
};
