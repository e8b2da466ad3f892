import type { Locale } from '../i18n/locales.ts';
import { phoneNames, type Site } from './schema/site.ts';

/** Every number of the factory, each once. */
export function numbersOf(site: Site): string[] {
  return [...new Set(phoneNames.flatMap((name) => site[name] ?? []))];
}

/** The number that answers on WhatsApp. */
export const chatNumber = ({ whatsapp, phone }: Site) => whatsapp ?? phone;

/** What a number is for, by the name of its label. */
export const purposeOf = (number: string, { whatsapp, phone }: Site) =>
  number === whatsapp && number !== phone ? 'whatsapp' : 'phone';

/** The parts of the factory's city: the town, the governorate where it is written, and the country. */
export function placeOf({ city }: Pick<Site, 'city'>, locale: Locale) {
  const parts = city[locale].split(/ ?[،,] /);
  const [town = '', region] = parts.slice(0, -1);
  return { town, region, country: parts.at(-1) ?? '' };
}
