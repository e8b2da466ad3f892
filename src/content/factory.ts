import type { Locale } from '../i18n/locales.ts';
import { kindOf } from './schema/phone-number.ts';
import { phoneNames, type Site, type termNames } from './schema/site.ts';

/** A term as pages show it: `50`, `30%`; undefined where the factory has none. */
export function shownTerm({ minimum, discount }: Site, name: (typeof termNames)[number]) {
  if (name === 'minimum') return `${minimum}`;
  return discount ? `${discount}%` : undefined;
}

/** Every number of the factory, each once. */
export function numbersOf(site: Site): string[] {
  return [...new Set(phoneNames.flatMap((name) => site[name] ?? []))];
}

/** What a number is for, or what it is, by the name of its label. */
export const purposeOf = (number: string, { whatsapp, phone }: Site) =>
  number === whatsapp && number !== phone ? 'whatsapp' : kindOf(number);

/** The parts of the factory's city: the town, the governorate where it is written, and the country. */
export function cityParts({ city }: Pick<Site, 'city'>, locale: Locale) {
  const parts = city[locale].split(/ ?[،,] /);
  const [town = '', region] = parts.slice(0, -1);
  return { town, region, country: parts.at(-1) ?? '' };
}
