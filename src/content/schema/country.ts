import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';
import { localeCodes } from '../../i18n/locales.ts';
import { issueOf, trimmed } from './fields.ts';
import { nearest } from './nearest.ts';

/** A country by its two letters (ISO 3166-1 alpha-2). */
export const country = trimmed
  .transform((written, context) => {
    if (isSupportedCountry(written)) return written;
    const meant = countryMeant(written);
    context.addIssue(
      issueOf(meant ? { code: 'not-country-meant', values: { meant } } : { code: 'not-country' }),
    );
    return z.NEVER;
  })
  .meta({ format: 'country' });

/** The two letters of a country that is written otherwise: by its name, such as Egypt, or as eg or UK. */
function countryMeant(written: string): CountryCode | undefined {
  const codes = new Map<string, CountryCode>();
  for (const locale of ['en', ...localeCodes]) {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    for (const code of getCountries()) codes.set(`${names.of(code)}`, code);
  }
  // UK is no code (that is GB), but has the same name.
  const isCode = /^[a-z]{2}$/i.test(written);
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const name = isCode ? english.of(written.toUpperCase()) : written;
  return codes.get(nearest(`${name}`, codes.keys()) ?? '');
}
