import { type Locale, localeCodes, locales } from '../../i18n/locales.ts';
import { cityParts, shownTerm } from '../factory.ts';
import type { placeholders } from '../schema/fields.ts';
import { isolateNumbers } from '../schema/phone-number.ts';
import { mapTexts } from '../schema/shape.ts';
import type { Site } from '../schema/site.ts';

/** Fills the placeholders in all texts. */
export function fillPlaceholders(value: unknown, site: Site, locale: Locale) {
  const { town, country } = cityParts(site, locale);
  const values: Record<(typeof placeholders)[number], string | undefined> = {
    name: site.name[locale],
    shortName: site.shortName[locale],
    city: site.city[locale],
    town,
    country,
    minimum: shownTerm(site, 'minimum'),
    // A placeholder without a value is shown as it is written.
    discount: shownTerm(site, 'discount'),
  };
  return mapTexts(value, {}, (source) => {
    const text = source.replace(
      /(?<!\{)\{(\w+)\}(?!\})/g,
      (found, name: keyof typeof values) => values[name] ?? found,
    );
    const isArabic = /\p{Script=Arabic}/u.test(text);
    const isRtl = isArabic || locales[locale].direction === 'rtl';
    const ordered = isRtl ? isolateNumbers(text, site.country) : text;
    // Among Arabic letters the sign of "30%" would change sides: an isolate (U+2066) keeps it in place.
    return isArabic ? ordered.replace(/(?<!\d[.,]?)\d+([.,]\d+)*%/g, '\u2066$&\u2069') : ordered;
  });
}

/** Fills the placeholders in what the factory says of itself, in each language. */
export function fillFacts(site: Site): Site {
  const facts = JSON.parse(JSON.stringify(site.facts), (key, value) =>
    localeCodes.includes(key as Locale) ? fillPlaceholders(value, site, key as Locale) : value,
  );
  return { ...site, facts };
}

/** Takes out of `content/site.yaml` what is there but not filled in, and groups and lists of nothing else. */
export const dropEmpty = (site: unknown) =>
  JSON.parse(JSON.stringify(site), (_, value) => (isEmpty(value) ? undefined : value)) ?? {};

/** Whether a value is not filled in, or a group or list has nothing left. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
