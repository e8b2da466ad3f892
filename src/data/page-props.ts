import type { Content, ContentName } from '../content/schema/pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { localePaths, type Page, pages } from '../i18n/routes.ts';
import { getAll, getContent } from './entries.ts';

async function getCommon(locale: Locale) {
  const { site, logos, entries } = await getAll();
  const links = pages.map((page) => [page, entries[locale][page].navigation]);
  return {
    locale,
    site,
    logos,
    words: entries[locale].layout,
    /** The start page and home show styles too. */
    catalog: entries[locale].catalog,
    /** The text of the link to each page. */
    links: Object.fromEntries(links) as Record<Page, string>,
  };
}

/** What every page needs besides its own content: the factory, and the words of the layout. */
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
