import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Site } from './site.ts';

/** The entries of `content/site.yaml` that are numbers to call. */
export const phoneNames = ['phone', 'secondPhone', 'whatsapp'] as const;

const parse = (written: string, country: CountryCode) =>
  parsePhoneNumberFromString(written, { defaultCountry: country, extract: false });

const isWritten = (written: string) => /^\+?[\d ().-]+$/.test(written);

/** A number as pages show it, in international form; undefined when it cannot be called. */
export function shownNumber(written: string, country: CountryCode): string | undefined {
  const parsed = parse(written, country);
  if (!parsed?.isValid() || !isWritten(written)) return undefined;
  if (!written.startsWith('+')) return parsed.formatInternational();
  // "+20 (0)100…" would be shown as nobody can dial it from abroad.
  return dialed(written) === parsed.number ? written : undefined;
}

/** A number that could be of the country, for the sentence about one that is none. */
export const exampleNumber = (country: CountryCode) =>
  getExampleNumber(country, examples)?.formatInternational();

/** Why a number cannot be called. */
export function phoneMistake(written: string, country: CountryCode): string {
  if (!isWritten(written))
    return `must be a phone number in the digits 0-9, such as "${exampleNumber(country)}"`;
  const parsed = parse(written, country);
  if (parsed?.isValid()) return `must be as it is dialed from abroad, "${parsed.number}"`;
  const home = parsed?.country ?? country;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(home);
  return `is not a number of ${name}: is a digit wrong, missing or too many? A mobile number there is such as "${exampleNumber(home)}"`;
}

/** Whether a number is of a kind that WhatsApp seldom answers on, such as a landline. */
export function isLandline(number: string): boolean {
  return !parsePhoneNumberFromString(number)?.getType()?.includes('MOBILE');
}

/** A number as `tel:` takes it: + and digits. */
export const dialed = (number: string) => number.replace(/[^+\d]/g, '');

/** Every number of the factory, each once. */
export function numbersOf(site: Site): string[] {
  return [...new Set(phoneNames.flatMap((name) => site[name] ?? []))];
}

/** The number that answers on WhatsApp. */
export const chatNumber = ({ whatsapp, phone }: Site) => whatsapp ?? phone;

/** The numbers that are not for the chat alone. */
export const callNumbers = (site: Site) =>
  numbersOf(site).filter((number) => number === site.phone || number !== site.whatsapp);
