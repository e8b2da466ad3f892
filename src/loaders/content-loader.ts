import type { Loader } from 'astro/loaders';
import { subsetFonts } from '../fonts/subset.ts';
import { ContentError, write } from '../problems/sentences.ts';
import { lettersOf } from './letters.ts';
import { loadContent } from './load-content.ts';
import { loadAndWatch } from './watch.ts';

/** Loads all content and subsets the fonts. After a mistake, `npm run dev` keeps what it has loaded before. */
export const contentLoader: Loader = {
  name: 'content',
  async load({ store, logger, watcher, generateDigest }) {
    // An entry whose digest has not changed is not written again.
    const set = (id: string, data: Record<string, unknown>) =>
      store.set({ id, data, digest: generateDigest(data) });
    const load = async () => {
      const content = await loadContent(({ mistakes, warnings }) => {
        if (mistakes.length > 0) {
          const error = new ContentError(...mistakes);
          if (!watcher) throw error;
          logger.error(error.message);
        }
        for (const warning of warnings) logger.warn(write(warning));
      });
      set('all', content);
      return content;
    };
    if (!watcher) return subsetFonts(lettersOf(await load()));

    const loadOrSay = () =>
      load().catch(({ stack, message }) => {
        logger.error(stack || message);
        set('mistake', { message });
      });
    await Promise.all([subsetFonts(), loadAndWatch(watcher, loadOrSay)]);
  },
};
