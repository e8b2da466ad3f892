import { cityParts, shownTerm } from '../../../src/content/factory.ts';
import type { Site } from '../../../src/content/schema/site.ts';
import { fillIn } from '../../../src/i18n/format.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { westernNumbers } from '../../../src/i18n/normalize.ts';
import type { Place } from './editing.ts';

/** Gives the value of a place: as the form shows it, or as the file has it. */
type ValueAt = (place: Place) => unknown;

/** What the texts of a language have in place of names in braces, by what the form shows or by what the file has. */
export function fillers(language: Locale, valueAt: ValueAt): Record<string, string> {
  const site = valueAt({ file: 'content/site.yaml', path: [] }) as Partial<Site> | undefined;
  // A mistake may have left nothing of it.
  if (!hasNames(site)) return {};
  const { town, country } = cityParts(site, language);
  return {
    name: site.name[language],
    shortName: site.shortName[language],
    city: site.city[language],
    town,
    country,
    minimum: shownTerm(site, 'minimum') ?? '',
    discount: shownTerm(site, 'discount') ?? '',
  };
}

const hasNames = (site: Partial<Site> | undefined): site is Site =>
  Boolean(site?.name && site.shortName && site.city);

/** A text as pages show it. */
export function filledIn(text: string, language: Locale, valueAt: ValueAt): string {
  const shown = westernNumbers(text);
  return shown.includes('{') ? fillIn(shown, fillers(language, valueAt)) : shown;
}
