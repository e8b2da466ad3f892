import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/** A number as pages show it, in international form, or why it cannot be called. */
export function readNumber(written: string, country: CountryCode) {
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: country, extract: false });
  if (!/^\+?[\d ().-]+$/.test(written)) {
    const sentence = 'must be a phone number in the digits 0-9, such as';
    return { mistake: `${sentence} "${exampleNumber(country)}"` };
  }
  if (!parsed?.isValid()) {
    const home = parsed?.country ?? country;
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(home);
    const sentence = `is not a number of ${name}: is a digit wrong, missing or too many?`;
    return { mistake: `${sentence} A mobile number there is such as "${exampleNumber(home)}"` };
  }
  if (!written.startsWith('+')) return { shown: parsed.formatInternational() };
  // "+20 (0)100…" would be shown as nobody can dial it from abroad.
  if (dialed(written) === parsed.number) return { shown: written };
  return { mistake: `must be as it is dialed from abroad, "${parsed.number}"` };
}

/** A number that could be of the country, for the sentence about one that is none. */
export const exampleNumber = (country: CountryCode) =>
  getExampleNumber(country, examples)?.formatInternational();

/** Whether a number is of a kind that WhatsApp seldom answers on, such as a landline. */
export function isLandline(number: string): boolean {
  return !parsePhoneNumberFromString(number)?.getType()?.includes('MOBILE');
}

/** A number as `tel:` takes it: + and digits. */
export const dialed = (number: string) => number.replace(/[^+\d]/g, '');
