import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { ContentError } from './content/parse.ts';
import { readContent, type SiteContent } from './content/read.ts';
import { validate } from './content/validate.ts';
import { cutFonts } from './fonts/cut.ts';

/**
 * Loads the owner's files, all at once because they depend on each other, and cuts the fonts to
 * their letters. A mistake stops a build with its sentence; `npm run dev` prints the sentence, goes
 * on with what was loaded before, and loads again when a file changes.
 */
const ownersFiles: Loader = {
  name: 'content',
  async load({ store, logger, watcher, generateDigest }) {
    const load = async () => {
      const content = readContent();
      for (const warning of await validate(content)) logger.warn(warning);
      // With its digest, an entry that has not changed is not written again.
      for (const [id, data] of entriesOf(content)) {
        store.set({ id, data, digest: generateDigest(data) });
      }
      return content;
    };
    if (!watcher) return cutFonts(await load());

    const loadOrSay = () =>
      load().catch((error) => {
        if (!(error instanceof ContentError)) throw error;
        logger.error(error.message);
      });
    let loading: Promise<unknown> = Promise.all([cutFonts(), loadOrSay()]);
    watcher.add('content');
    watcher.on('all', (_, path) => {
      // One after the other: an earlier save must not be loaded after a later one.
      if (/\bcontent[\\/].*\.ya?ml$/.test(path)) loading = loading.then(loadOrSay);
    });
    await loading;
  },
};

/** The files as entries; those that a language has are named `ar/home`. */
function entriesOf({ identity, focusPoints, entries }: SiteContent) {
  const pages = Object.entries(entries).flatMap(([locale, files]) =>
    Object.entries(files).map(([name, data]) => [`${locale}/${name}`, data] as const),
  );
  return [['site', identity] as const, ['photos', focusPoints] as const, ...pages];
}

export const collections = { content: defineCollection({ loader: ownersFiles }) };
