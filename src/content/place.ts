import type { Locale } from '../i18n/locales.ts';
import type { Site } from './schema/site.ts';

/** The parts of the factory's city: the town, the governorate where it is written, and the country. */
export function placeOf({ city }: Pick<Site, 'city'>, locale: Locale) {
  const parts = city[locale].split(/[،,] /);
  const [town = '', region] = parts.slice(0, -1);
  return { town, region, country: parts.at(-1) ?? '' };
}
