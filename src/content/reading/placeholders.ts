import { type Locale, localeCodes } from '../../i18n/locales.ts';
import { type Site, writtenTerm } from '../schema/site.ts';

/** What chats and lists of search results show: spaces at which no line breaks would come along. */
const leavesPage = ['title', 'description', 'greeting', 'message', 'more'];

/** Fills the placeholders in all texts. No line breaks within the town's name or after the minimum. */
export function fillPlaceholders(value: unknown, site: Site, locale: Locale): unknown {
  const unbroken = (words: string) => words.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
  const city = site.city[locale];
  const [town = '', ...others] = city.split(/ ?[،,] /);
  const words: Record<string, string | undefined> = {
    name: site.name[locale],
    shortName: site.shortName[locale],
    city: city.replace(town, unbroken),
    town: unbroken(town),
    country: others.at(-1),
    minimum: writtenTerm(site, 'minimum'),
    // Where there is none, `checkDiscount` names the texts.
    discount: writtenTerm(site, 'discount') ?? '0%',
  };
  return JSON.parse(JSON.stringify(value), (key, item) => {
    if (typeof item !== 'string') return item;
    const text = item
      .replaceAll('{minimum} ', '{minimum}\u00a0')
      .replace(/(?<!\{)\{(\w+)\}(?!\})/g, (found, name) => words[name] ?? found);
    // Among Arabic letters the sign of "30%" would change sides: an isolate (U+2066) keeps it in place.
    const isArabic = /\p{Script=Arabic}/u.test(text);
    const filled = isArabic ? text.replace(/\d+([.,٫]\d+)*%/g, '\u2066$&\u2069') : text;
    if (!leavesPage.includes(key)) return filled;
    return filled.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  });
}

/** Fills the placeholders in what the factory says of itself, in each language. */
export function fillFacts(site: Site): Site {
  const facts = JSON.parse(JSON.stringify(site.facts), (key, value) =>
    localeCodes.includes(key as Locale) ? fillPlaceholders(value, site, key as Locale) : value,
  );
  return { ...site, facts };
}

/** Takes out of `content/site.yaml` what is there but not filled in. */
export function dropEmpty(site: unknown): unknown {
  const { sampleValues = [], ...filled } =
    JSON.parse(JSON.stringify(Object(site)), (_, value) =>
      Number.isFinite(value) || Object.keys(value ?? '').length > 0 ? value : undefined,
    ) ?? {};
  return { ...filled, sampleValues };
}
