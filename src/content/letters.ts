import { domainToUnicode } from 'node:url';
import { type Locale, localeCodes, locales } from '../i18n/locales.ts';
import type { SiteContent } from './reading/read.ts';
import { walk } from './schema/walk.ts';

/** Punctuation that components write between words, and the characters of formatted numbers. */
const always = ' 0123456789+-.,:/%()';

/** Every character that pages in a language may show, in code-point order. */
export function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  // On paper, which shows it with its own letters.
  const domain = domainToUnicode(new URL(site.url).hostname);
  const texts = [...walk([entries[locale], site, names, domain])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}
