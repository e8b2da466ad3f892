import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Problem } from '../../problems/problem.ts';

/** A number as pages show it, in international format, or why it cannot be called. */
export function readNumber(pasted: string, country: CountryCode): string | Problem {
  const typed = pasted
    .replace(/^tel:/i, '')
    .replace(/^(https:\/\/)?wa\.me\/\+?/i, '+')
    .replace(/^\(\+(\d+)\)/, '+$1')
    .replace(/[\s.,;/]+$/, '');
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  if (!/^\+?[\d ().-]+$/.test(typed))
    return { code: 'not-phone', values: { example: exampleNumber(country) } };
  if (!parsed?.isValid()) {
    if (isShort(dialed(typed))) return dialed(typed);
    const home = parsed?.country ?? country;
    return { code: 'wrong-phone', values: { country: home, example: exampleNumber(home) } };
  }
  if (!typed.startsWith('+')) return parsed.formatInternational();
  // "+20 (0)100…" would be shown as nobody can dial it from abroad.
  if (dialed(typed) === parsed.number) return typed;
  return { code: 'phone-not-dialed', values: { number: parsed.number } };
}

/** An example of a number in a country, for the sentence about a wrong one. */
export const exampleNumber = (country: CountryCode) =>
  getExampleNumber(country, examples)?.formatInternational() ?? '';

/** Whether only the country itself can call a number, such as a hotline: it cannot have WhatsApp. */
export const isShort = (number: string) => /^[1-9]\d{2,5}$/.test(number);

/** What a number is, by the name of its label. Some countries' numbers do not tell. */
export function kindOf(number: string) {
  if (isShort(number)) return 'hotline';
  const type = parsePhoneNumberFromString(number)?.getType();
  if (type === 'MOBILE') return 'mobile';
  return type === 'FIXED_LINE' ? 'landline' : 'phone';
}

/** A number as `tel:` takes it: + and digits. */
export const dialed = (number: string) => number.replace(/[^+\d]/g, '');
