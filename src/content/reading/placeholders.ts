import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { placeOf } from '../contacts.ts';
import { mapTexts, type Shape } from '../schema/shape.ts';
import { type Site, writtenTerm } from '../schema/site.ts';

/** Fills the placeholders in all texts. No line breaks within the town's name or after the minimum. */
export function fillPlaceholders(value: unknown, site: Site, locale: Locale, shape: Shape = {}) {
  const unbroken = (words: string) => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
  const city = site.city[locale];
  const { town, country } = placeOf(site, locale);
  const words: Record<string, string | undefined> = {
    name: site.name[locale],
    shortName: site.shortName[locale],
    city: city.replace(town, unbroken),
    town: unbroken(town),
    country,
    minimum: writtenTerm(site, 'minimum'),
    // Where there is none, `missingDiscount` names the texts.
    discount: writtenTerm(site, 'discount') ?? '0%',
  };
  return mapTexts(value, shape, (source, { leavesPage }) => {
    const text = source
      .replaceAll('{minimum} ', '{minimum}\u00a0')
      .replace(/(?<!\{)\{(\w+)\}(?!\})/g, (found, name) => words[name] ?? found);
    // Among Arabic letters the sign of "30%" would change sides: an isolate (U+2066) keeps it in place.
    const isArabic = /\p{Script=Arabic}/u.test(text);
    const filled = isArabic ? text.replace(/\d+([.,٫]\d+)*%/g, '\u2066$&\u2069') : text;
    return leavesPage ? filled.replaceAll('\u00a0', ' ').replaceAll('\u2060', '') : filled;
  });
}

/** Fills the placeholders in what the factory says of itself, in each language. */
export function fillFacts(site: Site): Site {
  const facts = JSON.parse(JSON.stringify(site.facts), (key, value) =>
    localeCodes.includes(key as Locale) ? fillPlaceholders(value, site, key as Locale) : value,
  );
  return { ...site, facts };
}

/** Takes out of `content/site.yaml` what is there but not filled in. */
export const dropEmpty = (site: unknown) => withoutEmpty(site) ?? {};

/** Undefined for what is empty, and for a group or list of nothing else. */
function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(withoutEmpty);
    return items.some((item) => item !== undefined) ? items : undefined;
  }
  const entries = Object.entries(value).map(([name, entry]) => [name, withoutEmpty(entry)]);
  const filled = entries.filter(([, entry]) => entry !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
