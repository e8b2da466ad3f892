import type { Site } from '../content/schema/site.ts';
import { type Locale, localeCodes, locales } from '../i18n/locales.ts';
import { type Page, pathOf } from '../i18n/routes.ts';

/** The canonical address of a page. */
export function canonicalUrl(page: Page, locale: Locale, { url }: Site): string {
  return new URL(pathOf(page, locale), url).href;
}

/** A page's address in every language, itself among them, for each `hreflang` value. */
export function alternates(page: Page, site: Site) {
  return localeCodes.flatMap((locale) => {
    const href = canonicalUrl(page, locale, site);
    return locales[locale].hreflang.map((hreflang) => ({ hreflang, href }));
  });
}
