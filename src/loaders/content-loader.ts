import { setTimeout } from 'node:timers/promises';
import type { Loader } from 'astro/loaders';
import { examine } from '../content/checks/check-content.ts';
import { type PageContent, pageContent } from '../data/page-content.ts';
import { usableEnding } from '../photographs/photo-key.ts';
import { ProblemError, placedSentence } from '../problems/sentences.ts';

/** Loads all content, in `npm run dev` again whenever one of its files is saved. After a mistake, that shows what it can. */
export const contentLoader: Loader = {
  name: 'content',
  async load({ store, logger, watcher, generateDigest }) {
    /** Stores the content, or why it cannot be shown, in place of what was stored before. */
    const set = (data: PageContent | { mistake: string }) =>
      // An entry whose digest has not changed is not written again.
      store.set({ id: 'content', data, digest: generateDigest(data) });
    const load = async () => {
      const { content, mistakes, warnings } = await examine();
      if (!content || (mistakes.length > 0 && !watcher)) throw new ProblemError(...mistakes);
      for (const mistake of mistakes) logger.error(placedSentence(mistake));
      for (const warning of warnings) logger.warn(placedSentence(warning));
      set(await pageContent(content));
    };
    if (!watcher) return load();

    const loadOrSay = () =>
      load().catch(({ stack, message }) => {
        logger.error(stack || message);
        set({ mistake: message });
      });
    let loading = loadOrSay();
    let saves = 0;
    watcher.add('content');
    watcher.on('all', async (_, path) => {
      if (!/\bcontent[\\/]/.test(path)) return;
      if (!/\.(ya?ml|svg)$/i.test(path) && !usableEnding.test(path)) return;
      const save = ++saves;
      // Several files may be saved together, and each is empty for a moment.
      await setTimeout(100);
      // One load at a time; of those that wait, only the last one runs, because it reads all that was saved.
      loading = loading.then(() => (save === saves ? loadOrSay() : undefined));
    });
    await loading;
  },
};
