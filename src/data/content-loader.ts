import { setTimeout } from 'node:timers/promises';
import type { Loader } from 'astro/loaders';
import { z } from 'zod';
import { palette } from '../colors/palette.ts';
import { examine } from '../content/checks/check-content.ts';
import type { SiteContent } from '../content/parse/read.ts';
import {
  type Content,
  type ContentName,
  contentSchemas,
  type Photograph,
} from '../content/schema/pages.ts';
import { partOf, type Shape, shapeOf } from '../content/schema/shape.ts';
import { ProblemError, placedSentence } from '../error-messages/sentences.ts';
import type { Locale } from '../i18n/locales.ts';
import { type Background, iconFile, type ShownLogo, showLogo } from '../logo/logo.ts';
import { usableEnding } from '../photographs/photo-files.ts';

type Entries = Record<Locale, { [Name in ContentName]: Content<Name> }>;

/** The content, as pages need it. */
export type PageContent = Awaited<ReturnType<typeof pageContent>>;

/** Makes it of what the files have. */
export async function pageContent(content: SiteContent) {
  const { folder, site, entries, focusPoints, photos, logo } = content;
  const { stone } = palette(site.colors);
  const photoNamed = (name: string): Photograph => {
    const { left = 50, top = 50 } = focusPoints[name] ?? {};
    // In `npm run dev`, a missing photograph is replaced by another one.
    const [another] = photos.usable.values();
    const file = `${folder}/photos/${photos.usable.get(name) ?? another}`;
    return { file, focus: [left, top], background: stone };
  };
  const logosOn = async (background: Background) => {
    const rows = Object.entries(logo.logos[background]).map(
      async ([locale, name]) =>
        [locale, await showLogo(`${folder}/logo/${name}`, background)] as const,
    );
    const logos: Partial<Record<Locale, ShownLogo>> = Object.fromEntries(await Promise.all(rows));
    return logos;
  };
  const shape = { additionalProperties: shapeOf(z.strictObject(contentSchemas)) };
  const withPhotos = placePhotos(entries, shape, photoNamed) as Entries;
  return {
    site,
    entries: withPhotos,
    logos: { light: await logosOn('light'), dark: await logosOn('dark') },
    icon: logo.shown.includes(iconFile) && `${folder}/logo/${iconFile}`,
  };
}

/** Content with photographs in place of their names: `name` beside `alt` becomes what the photograph has. */
function placePhotos(
  value: unknown,
  shape: Shape,
  photoNamed: (name: string) => Photograph,
): unknown {
  if (shape.photo) return photoNamed(`${value}`);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => {
    return [key, placePhotos(part, partOf(shape, key), photoNamed)] as const;
  });
  if (Array.isArray(value)) return parts.map(([, part]) => part);
  const { name, ...others } = Object.fromEntries(parts);
  if (partOf(shape, 'name').photo) return { ...Object(name), ...others };
  return Object.fromEntries(parts);
}

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
