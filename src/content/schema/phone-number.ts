import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Problem } from '../../error-messages/sentences.ts';

/** A number to call. */
export interface PhoneNumber {
  /** As pages show it, in international format. */
  shown: string;
  /** As `tel:` takes it: + and digits. */
  dialed: string;
  /** What it is, by the name of its label. Some countries' numbers do not tell. */
  kind: 'phone' | 'mobile' | 'landline' | 'hotline';
}

const kinds = { MOBILE: 'mobile', FIXED_LINE: 'landline' } as const;

/** The number that was typed or pasted, or why it cannot be called. */
export function readNumber(pasted: string, country: CountryCode): PhoneNumber | Problem {
  const typed = pasted
    .replace(/^tel:/i, '')
    .replace(/^(https:\/\/)?wa\.me\/\+?/i, '+')
    .replace(/^\(\+(\d+)\)/, '+$1')
    .replace(/[\s.,;/]+$/, '');
  if (!/^\+?[\d ().-]+$/.test(typed))
    return { code: 'not-phone', values: { example: exampleNumber(country) } };
  const digits = typed.replace(/[^+\d]/g, '');
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  if (!parsed?.isValid()) {
    const isShort = /^[1-9]\d{2,5}$/.test(digits);
    if (isShort) return { shown: digits, dialed: digits, kind: 'hotline' };
    const home = parsed?.country ?? country;
    return { code: 'wrong-phone', values: { country: home, example: exampleNumber(home) } };
  }
  // "+20 (0)100…" would be shown as nobody can dial it from abroad.
  const shown = digits === parsed.number ? typed : parsed.formatInternational();
  const kind = kinds[parsed.getType() as keyof typeof kinds] ?? 'phone';
  return { shown, dialed: parsed.number, kind };
}

/** An example of a number in a country, for the sentence about a wrong one. */
export const exampleNumber = (country: CountryCode) =>
  getExampleNumber(country, examples)?.formatInternational() ?? '';
