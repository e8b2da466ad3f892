import type { Content, ContentName } from '../content/schema/pages.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { localePrefix } from '../i18n/routes.ts';
import { type Page, pages } from '../page-table.ts';
import { getContent } from './content.ts';
import type { PageContent } from './content-loader.ts';

function commonIn(locale: Locale, { site, logos, entries }: PageContent) {
  const links = pages.map((page) => [page, entries[locale][page].navigation]);
  return {
    locale,
    site,
    logos,
    words: entries[locale].layout,
    /** The names of what proves the factory, which home shows beside its photographs. */
    proof: entries[locale].about.proof,
    /** Where a name stands on the photograph of a label. In the styles of every page: the policy names each style. */
    labelArea: entries[locale].home.brandLabel?.printArea,
    /** The start page and home show styles too. */
    catalog: entries[locale].catalog,
    /** The text of the link to each page. */
    links: Object.fromEntries(links) as Record<Page, string>,
  };
}

/** What every page needs besides its own content: the factory, and the words of the layout. */
export type Common = ReturnType<typeof commonIn>;

/** What the component of a page is given. */
export interface ScreenProps<Name extends ContentName> {
  common: Common;
  content: Content<Name>;
}

/** What `getStaticPaths` of a page's route returns: every language, with what the page shows in it. */
export async function staticPaths<Name extends ContentName>(name: Name) {
  const all = await getContent();
  return localeCodes.map((locale) => ({
    params: { language: localePrefix(locale).slice(1) || undefined },
    props: { common: commonIn(locale, all), content: all.entries[locale][name] },
  }));
}
