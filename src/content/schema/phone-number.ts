import {
  type CountryCode,
  findPhoneNumbersInText,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import type { Problem } from '../../error-messages/sentences.ts';

/** How numbers are shown: as people in the country dial them, or with its code. */
export const phoneFormats = ['national', 'international'] as const;

/** A number to call. */
export interface PhoneNumber {
  /** As pages show it, however it was typed. */
  shown: string;
  /** As `tel:` takes it: + and digits. */
  dialed: string;
  /** What it is, by the name of its label. Some countries' numbers do not tell. */
  kind: 'phone' | 'mobile' | 'landline' | 'hotline';
}

const kinds = { MOBILE: 'mobile', FIXED_LINE: 'landline' } as const;

/** The number that was typed or pasted, or why it cannot be called. */
export function readNumber(
  pasted: string,
  country: CountryCode,
  format: (typeof phoneFormats)[number],
): PhoneNumber | Problem {
  const typed = pasted
    .replace(/^tel:/i, '')
    .replace(/^(https:\/\/)?wa\.me\/\+?/i, '+')
    .replace(/^\(\+(\d+)\)/, '+$1')
    .replace(/(?<![\s.,;،/])[\s.,;،/]+$/, '');
  // Of hotlines there are some with five digits; no number has more than 15 (ITU-T E.164), and two zeros before them.
  const numbers =
    typed.match(/\+?\d[\d ().·_ـ-]*/g)?.filter((part) => /(\d\D*){5}/.test(part)) ?? [];
  if (numbers.length > 1 || /(\d\D*){18}/.test(typed)) return { code: 'phone-twice' };
  if (!/^[+\d ()./·_ـ-]+$/.test(typed))
    return { code: 'not-phone', values: { example: exampleNumber(country) } };
  const digits = typed.replace(/\D/g, '');
  // From right to left, the + may have been typed at the end. Not every country calls abroad with 00.
  const number = typed.includes('+') ? `+${digits}` : digits.replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(number, { defaultCountry: country, extract: false });
  if (!parsed?.isValid()) {
    const isShort = /^[1-9]\d{2,5}$/.test(number);
    if (isShort) return { shown: number, dialed: number, kind: 'hotline' };
    const home = parsed?.country ?? country;
    return { code: 'wrong-phone', values: { country: home, example: exampleNumber(home) } };
  }
  const isOwn = parsed.countryCallingCode === getCountryCallingCode(country);
  const shown =
    isOwn && format === 'national' ? parsed.formatNational() : parsed.formatInternational();
  const kind = kinds[parsed.getType() as keyof typeof kinds] ?? 'phone';
  return { shown, dialed: parsed.number, kind };
}

/** A text in which each number keeps the order of its groups: from right to left they would change places. */
export function isolateNumbers(text: string, country: CountryCode): string {
  // To look for numbers takes as long as to read the text, and few texts have as many digits.
  if (text.replace(/\D/g, '').length < 7) return text;
  return findPhoneNumbersInText(text, country).reduceRight(
    (done, { startsAt, endsAt }) =>
      `${done.slice(0, startsAt)}\u2066${done.slice(startsAt, endsAt)}\u2069${done.slice(endsAt)}`,
    text,
  );
}

/** An example of a number in a country, for the sentence about a wrong one. */
export const exampleNumber = (country: CountryCode) =>
  getExampleNumber(country, examples)?.formatInternational() ?? '';
