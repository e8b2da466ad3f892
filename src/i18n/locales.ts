import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

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

const known = {
  ar: { name: 'العربية', direction: 'rtl', openGraph: 'ar_AR', hreflang: ['ar'] },
  en: { name: 'English', direction: 'ltr', openGraph: 'en_US', hreflang: ['en'] },
} as const satisfies Record<string, LocaleSettings>;

/** The code of a language that the site may be written in. */
export type Locale = keyof typeof known;

/** The languages that the site may have, by their BCP 47 codes. */
export const knownLocales: Record<Locale, LocaleSettings> = known;

/** Every language of the site, the default one first: as `content/site.yaml` names them, or else all that are known. */
export const localeCodes = chosenCodes() as [Locale, ...Locale[]];

function chosenCodes(): Locale[] {
  const all = Object.keys(known) as Locale[];
  try {
    const { languages } = parse(readFileSync('content/site.yaml', 'utf8'));
    const chosen = new Set<Locale>(languages.filter((code: Locale) => all.includes(code)));
    return chosen.size > 0 ? [...chosen] : all;
  } catch {
    // What is wrong in the file is told where the content is read.
    return all;
  }
}

/** The site's languages, by their codes. */
export const locales = Object.fromEntries(
  localeCodes.map((code) => [code, knownLocales[code]]),
) as Record<Locale, LocaleSettings>;

/** The language of the addresses without a prefix. */
export const defaultLocale = localeCodes[0];

/** The languages that a page of this one links to. */
export function otherLocales(locale: Locale): Locale[] {
  return localeCodes.filter((other) => other !== locale);
}
