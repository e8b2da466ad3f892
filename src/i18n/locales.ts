/** What the site must know of a language; CONTRIBUTING.md lists what else a new one needs. */
interface LocaleSettings {
  /** The language's own name, in its own script. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** As Open Graph writes it; `ar_AR` is Arabic of any country. */
  openGraph: string;
  /** Whom the pages are for, as `hreflang` values. */
  hreflang: readonly string[];
}

/** The site's languages, by their BCP 47 codes; the first is the default. */
export const locales = {
  ar: { name: 'العربية', direction: 'rtl', openGraph: 'ar_AR', hreflang: ['ar'] },
  en: { name: 'English', direction: 'ltr', openGraph: 'en_US', hreflang: ['en'] },
} as const satisfies Record<string, LocaleSettings>;

/** The code of a language that the site is written in. */
export type Locale = keyof typeof locales;

/** Every language code, the default language first. */
export const localeCodes = Object.keys(locales) as [Locale, ...Locale[]];

/** The language of the addresses without a prefix. */
export const defaultLocale = localeCodes[0];

/** The languages that a page of this one links to. */
export function otherLocales(locale: Locale): Locale[] {
  return localeCodes.filter((other) => other !== locale);
}
