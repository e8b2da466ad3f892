import { getEntry } from 'astro:content';
import type { Locale } from '../i18n/locales.ts';
import { localePaths, type Page, pages } from '../i18n/routes.ts';
import { ContentError } from './parse.ts';
import { listPhotos } from './photo-files.ts';
import type { SiteContent } from './read.ts';
import type { Content, ContentName } from './schema.ts';

/** All that is published of the content, as `content.config.ts` has loaded it. */
export async function getAll() {
  const all = await getEntry('content', 'all');
  if (all) return all.data as Pick<SiteContent, 'site' | 'entries' | 'focusPoints' | 'brand'>;
  // `npm run dev` goes on without the content that it could not load.
  throw new ContentError(`${(await getEntry('content', 'mistake'))?.data.message}`);
}

/** The words and photographs of one page, or of the layout, in one language. */
export const getContent = async <Name extends ContentName>(name: Name, locale: Locale) =>
  (await getAll()).entries[locale][name];

/** The file of a photograph, by its name, and the point that stays in view. */
export async function getPhoto(name: string) {
  const file = listPhotos('content/photos').usable.get(name);
  if (!file) throw new Error(`content/photos has no photograph named "${name}".`);
  const { left = 50, top = 50 } = (await getAll()).focusPoints[name] ?? {};
  return { file: `content/photos/${file}`, focus: [left, top] as const };
}

async function getCommon(locale: Locale) {
  const { site, brand, entries } = await getAll();
  const links = pages.map((page) => [page, entries[locale][page].navigation]);
  return {
    locale,
    site,
    logos: brand.logos,
    words: entries[locale].layout,
    /** The text of the link to each page. */
    links: Object.fromEntries(links) as Record<Page, string>,
  };
}

/** What every page needs beside its own content: the factory, and what is around every page. */
export type Common = Awaited<ReturnType<typeof getCommon>>;

/** What the component of a page is given. */
export interface ScreenProps<Name extends ContentName> {
  common: Common;
  content: Content<Name>;
}

/** What `getStaticPaths` of a page's route returns: every language, with what the page shows in it. */
export function pagePaths<Name extends ContentName>(name: Name) {
  const paths = localePaths().map(async ({ params, props: { locale } }) => ({
    params,
    props: { common: await getCommon(locale), content: await getContent(name, locale) },
  }));
  return Promise.all(paths);
}
