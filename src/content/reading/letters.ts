import { type Locale, localeCodes, locales } from '../../i18n/locales.ts';
import { walk } from '../schema/shape.ts';
import type { SiteContent } from './read.ts';

/** Punctuation that components write between words, and what formatted numbers are made of. */
const always = ' 0123456789+-.,:/%()\u00a0';

/** Every character that pages in a language may show, in code-point order. */
export function lettersOf({ entries, site }: SiteContent, locale: Locale): string {
  const names = localeCodes.map((code) => locales[code].name);
  const texts = [...walk([entries[locale], site, names])]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string');
  return [...new Set([always, ...texts].join(''))].sort().join('');
}
