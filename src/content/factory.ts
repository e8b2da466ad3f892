import type { Locale } from '../i18n/locales.ts';
import type { PhoneNumber } from './schema/phone-number.ts';
import type { Site, termNames } from './schema/site.ts';

/** A term as pages show it: `50`, `30%`; undefined where the factory has none. */
export function shownTerm({ minimum, discount }: Site, name: (typeof termNames)[number]) {
  if (name === 'minimum') return `${minimum}`;
  return discount ? `${discount}%` : undefined;
}

/** Every number of the factory, each once, with the name of its label: what it is for, or what it is. */
export function numbersOf({ phone, secondPhone, whatsapp }: Site) {
  const numbers = [phone, secondPhone, whatsapp].filter((number) => number !== undefined);
  const isFirst = ({ dialed }: PhoneNumber, index: number) =>
    numbers.findIndex((other) => other.dialed === dialed) === index;
  const isForChat = ({ dialed }: PhoneNumber) =>
    dialed === whatsapp?.dialed && dialed !== phone.dialed;
  return numbers.filter(isFirst).map((number) => {
    const label = isForChat(number) ? 'whatsapp' : number.kind;
    return { ...number, label } as const;
  });
}

/** The parts of the factory's city: the town, the governorate where it is written, and the country. */
export function cityParts({ city }: Pick<Site, 'city'>, locale: Locale) {
  const parts = city[locale].split(/ ?[،,] /);
  const [town = '', region] = parts.slice(0, -1);
  return { town, region, country: parts.at(-1) ?? '' };
}
