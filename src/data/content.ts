import { getEntry } from 'astro:content';
import { photoKey } from '../photographs/photo-key.ts';
import type { PageContent } from './page-content.ts';

/** The content, as its loader has stored it. */
export async function getContent() {
  const { data } = (await getEntry('content', 'content')) as { data: unknown };
  const { mistake, ...content } = data as PageContent & { mistake?: string };
  // `npm run dev` runs on when the content cannot be loaded. Lines of code would help nobody to mend that.
  if (mistake) throw Object.assign(new Error(mistake), { stack: '' });
  return content;
}

/** The file of a photograph, by its name, and the point that stays in view. */
export async function getPhoto(name: string) {
  const { photos } = await getContent();
  // In `npm run dev`, a missing photograph is replaced by another one.
  return (photos[photoKey(name)] ?? Object.values(photos)[0]) as (typeof photos)[string];
}
