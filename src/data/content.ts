import { getEntry } from 'astro:content';
import type { PageContent } from './content-loader.ts';

/** The content, as its loader has stored it. */
export async function getContent() {
  const { data } = (await getEntry('content', 'content')) as { data: unknown };
  const { mistake, ...content } = data as PageContent & { mistake?: string };
  // `npm run dev` runs on when the content cannot be loaded. Lines of code would help nobody to mend that.
  if (mistake) throw Object.assign(new Error(mistake), { stack: '' });
  return content;
}
