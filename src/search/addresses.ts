import type { Identity } from '../content/schema.ts';
import { addressOf, type Language, languageCodes, type Page } from '../language.ts';

/** The address of a page as the whole world writes it. */
export function pageAddress(page: Page, language: Language, { address }: Identity): string {
  return new URL(addressOf(page, language), address).href;
}

/** Whom each language is for, as `hreflang` says it: the default language is also for all others. */
const audiences: Record<Language, string[]> = { ar: ['ar-EG', 'ar', 'x-default'], en: ['en'] };

/** A page's address in each language, itself among them, by the `hreflang` of who should get it. */
export function alternates(page: Page, identity: Identity) {
  return languageCodes.flatMap((language) =>
    audiences[language].map((hreflang) => ({
      hreflang,
      href: pageAddress(page, language, identity),
    })),
  );
}
