import { type Page, pages } from '../page-table.ts';
import { defaultLocale, type Locale, localeCodes, locales } from './locales.ts';

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
