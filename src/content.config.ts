import { defineCollection } from 'astro:content';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Loader } from 'astro/loaders';
import { examine } from './content/checks/check-content.ts';
import { readContent, type SiteContent } from './content/reading/read.ts';
import { walk } from './content/schema/json-schema.ts';
import { subsetFonts } from './fonts/subset.ts';
import { type Locale, localeCodes, locales } from './i18n/locales.ts';
import { showLogos } from './logo/show.ts';
import { ContentError, write } from './problems/sentences.ts';
import { colorStyles, palette } from './styles/palette.ts';

const colorsFile = 'src/styles/colors.css';

/** Punctuation that components write between words, and the characters of formatted numbers. */
const always = ' 0123456789+-.,:/%()';

/** Every character that pages in a language may show, in code-point order. */
function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  const texts = [...walk([entries[locale], site, names])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}

/** Loads all content and subsets the fonts. After a mistake, `npm run dev` keeps what it has loaded before. */
const ownersFiles: Loader = {
  name: 'content',
  async load({ store, logger, watcher, generateDigest }) {
    // An entry whose digest has not changed is not written again.
    const set = (id: string, data: Record<string, unknown>) =>
      store.set({ id, data, digest: generateDigest(data) });
    const load = async () => {
      const content = readContent();
      const { mistakes, warnings } = await examine(content);
      if (mistakes.length > 0) {
        const error = new ContentError(...mistakes);
        if (!watcher) throw error;
        logger.error(error.message);
      }
      for (const warning of warnings) logger.warn(write(warning));
      const { site, entries, focusPoints } = content;
      const logos = await showLogos(content.logo.logos, palette(site.colors));
      const icon = content.logo.icon?.svg;
      set('all', { site, entries, focusPoints, logos, icon });
      // Vite reloads the page when a stylesheet is written.
      const styles = colorStyles(site.colors);
      const isNew = !existsSync(colorsFile) || readFileSync(colorsFile, 'utf8') !== styles;
      if (isNew) writeFileSync(colorsFile, styles);
      return (locale: Locale) => lettersOf(content, locale);
    };
    if (!watcher) return subsetFonts(await load());

    // Pages import it, even when all they can show is the problem.
    if (!existsSync(colorsFile)) writeFileSync(colorsFile, '');
    const loadOrSay = () =>
      load().catch(({ stack, message }) => {
        logger.error(stack || message);
        set('mistake', { message });
      });
    let loading: Promise<unknown> = Promise.all([subsetFonts(), loadOrSay()]);
    watcher.add('content');
    let saves = 0;
    watcher.on('all', async (_, path) => {
      if (!/\bcontent[\\/].*\.(ya?ml|jpe?g|jfif|png|webp|svg)$/i.test(path)) return;
      const save = ++saves;
      // Several files may be saved together, and each is empty for a moment.
      await setTimeout(100);
      // One load at a time; of those that wait, only the last one runs, because it reads all that was saved.
      loading = loading.then(() => (save === saves ? loadOrSay() : undefined));
    });
    await loading;
  },
};

export const collections = { content: defineCollection({ loader: ownersFiles }) };
