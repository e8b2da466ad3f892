import { getEntry } from 'astro:content';
import type { ContentName } from '../content/schema/pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { listPhotos } from '../images/photo-files.ts';
import type { PageContent } from '../loaders/load-content.ts';
import { ContentError } from '../problems/sentences.ts';

/** The content, as its loader has stored it. */
export async function getAll() {
  const all = await getEntry('content', 'all');
  if (all) return all.data as unknown as PageContent;
  // `npm run dev` runs on when the content cannot be loaded.
  const text = `${(await getEntry('content', 'mistake'))?.data.message}`;
  throw new ContentError({ code: 'text', values: { text } });
}

/** The words and photographs of one page, or of the layout, in one language. */
export const getContent = async <Name extends ContentName>(name: Name, locale: Locale) =>
  (await getAll()).entries[locale][name];

/** The file of a photograph, by its name, and the point that stays in view. */
export async function getPhoto(name: string) {
  const { usable } = listPhotos('content/photos');
  // In `npm run dev`, a missing photograph is replaced by another one.
  const file = usable.get(name) ?? usable.values().next().value;
  const { left = 50, top = 50 } = (await getAll()).focusPoints[name] ?? {};
  return { file: `content/photos/${file}`, focus: [left, top] as const };
}
