import { localeCodes } from '../../i18n/locales.ts';
import { westernDigits } from '../../i18n/numbers.ts';
import type { Message, Problem } from '../../messages/message.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
import { termNames, writtenTerm } from '../schema/site.ts';
import type { LocaleField } from './locale-fields.ts';

/** A text that names a discount that the factory does not give. */
export function missingDiscount(
  { written }: LocaleField,
  { site }: SiteContent,
): Problem | undefined {
  const discount = '{discount}';
  if (site.discount || !written.includes(discount)) return undefined;
  return { code: 'no-discount', values: { discount, file: 'content/site.yaml' } };
}

/** Captions of the discount that a factory with one lacks. */
export function* missingCaptions(content: SiteContent): Generator<Message> {
  for (const locale of content.site.discount ? localeCodes : []) {
    for (const [name, caption] of Object.entries(content.entries[locale].layout.terms.discount)) {
      const path = ['terms', 'discount', name];
      if (!caption) yield problemAt(content, `${locale}/layout.yaml`, path, { code: 'missing' });
    }
  }
}

/** A figure that is no part of a longer one, of a date, a time or a range, nor joined to a word. */
const noneBefore = '(?<![\\d.,٫/:-]|\\p{L})';
const noneAfter = '(?![\\d%]|[.,٫/:-]\\d|\\p{L})';

/** Fields whose numbers are no figures of an order: a certificate may be called "Standard 100". */
const otherNumbers = ['hours', 'certificates', 'registers'];

/** A text in which a figure still is written that `site.yaml` has. */
export function bareTerm(
  { path, shape, written }: LocaleField,
  { site }: SiteContent,
): Problem | undefined {
  if (shape.shared || otherNumbers.some((name) => path.includes(name))) return undefined;
  const text = westernDigits(written).replaceAll('٪', '%');
  const name = termNames.find((name) =>
    new RegExp(noneBefore + writtenTerm(site, name) + noneAfter, 'u').test(text),
  );
  if (!name) return undefined;
  const values = { written: `${writtenTerm(site, name)}`, placeholder: `{${name}}` };
  return { code: name === 'minimum' ? 'bare-minimum' : 'bare-discount', values };
}

/** A text that gives a discount in its own figure, such as "20% off", where the factory has none. */
export function bareDiscount({ value }: LocaleField, { site }: SiteContent) {
  const text = westernDigits(String(value)).replaceAll('٪', '%');
  const [discount] = /\d+ ?%/.exec(text) ?? [];
  const isDiscount = /\b(?:off|discounts?|remises?)\b|خصم|تخفيض/i.test(text);
  if (site.discount || !discount || !isDiscount) return undefined;
  return { code: 'no-discount', values: { discount, file: 'content/site.yaml' } } as const;
}

/** A text whose word after the minimum is in the plural, which a minimum of one or two has not. */
export function minimumWord({ written, locale }: LocaleField, { site }: SiteContent) {
  const { minimum } = site;
  const form = new Intl.PluralRules(locale).select(minimum);
  const [text] = /\{minimum\} \p{L}+/u.exec(written) ?? [];
  if (!text || !['one', 'two'].includes(form)) return undefined;
  return { code: 'minimum-word', values: { text, minimum } } as const;
}
