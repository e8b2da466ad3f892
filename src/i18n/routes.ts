import { defaultLocale, type Locale, localeCodes, locales } from './locales.ts';

/** The pages in the order of the navigation. A page's name is also its address, but for home. */
export const pageTable = {
  home: { schemaType: 'WebPage', isAboutFactory: true, isQuickLink: false },
  about: { schemaType: 'AboutPage', isAboutFactory: true, isQuickLink: true },
  services: { schemaType: 'WebPage', isAboutFactory: false, isQuickLink: true },
  catalog: { schemaType: 'CollectionPage', isAboutFactory: false, isQuickLink: true },
  'start-project': { schemaType: 'WebPage', isAboutFactory: false, isQuickLink: true },
  contact: { schemaType: 'ContactPage', isAboutFactory: true, isQuickLink: false },
} as const;

/** A page that has an address of its own. */
export type Page = keyof typeof pageTable;

/** Every page, in the order of the navigation. */
export const pages = Object.keys(pageTable) as [Page, ...Page[]];

/** What a language's addresses begin with: nothing for the default language, else such as `/en`. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** The path of a page in a language: no trailing slash, `/` for the default language's home. */
export function pathOf(page: Page, locale: Locale): string {
  return `${localePrefix(locale)}${page === 'home' ? '' : `/${page}`}` || '/';
}

/** The canonical address of a page, on the site with that origin. */
export function canonicalUrl(page: Page, locale: Locale, { url }: { url: string }): string {
  return new URL(pathOf(page, locale), url).href;
}

/**
 * A page's canonical address in every language, itself among them, for each `hreflang` value. Readers of
 * any other language get the default one (`x-default`).
 */
export function alternates(page: Page, site: { url: string }) {
  return localeCodes.flatMap((locale) => {
    const href = canonicalUrl(page, locale, site);
    const unmatched = locale === defaultLocale ? ['x-default'] : [];
    return [...locales[locale].hreflang, ...unmatched].map((hreflang) => ({ hreflang, href }));
  });
}

/** Every page in every language. */
export const everyPage = localeCodes.flatMap((locale) =>
  pages.map((page) => ({ page, locale, path: pathOf(page, locale) })),
);
