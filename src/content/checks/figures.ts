import { isScalar } from 'yaml';
import type { SiteContent } from '../reading/read.ts';
import { westernDigits } from '../schema/fields.ts';
import { termNames, writtenTerm } from '../schema/site.ts';
import type { LocaleField } from './locale-fields.ts';

/** A text that names a discount that the factory does not give. */
export function missingDiscount({ node }: LocaleField, { site }: SiteContent) {
  if (site.discount || !isScalar(node) || !`${node.value}`.includes('{discount}')) return undefined;
  return 'names {discount}, and content/site.yaml has none: say it without, or write the discount there';
}

/** A text in which a figure still is written that `site.yaml` has. */
export function bareTerm({ path, shape, node }: LocaleField, { site }: SiteContent) {
  if (shape.shared || path.includes('hours') || !isScalar(node)) return undefined;
  const text = westernDigits(`${node.value}`).replaceAll('٪', '%');
  const name = termNames.find((name) => {
    const [before, after] = ['(?<![\\d.,٫/:-]|\\p{L})', '(?![\\d%]|[.,٫/:-]\\d|\\p{L})'];
    return new RegExp(before + writtenTerm(site, name) + after, 'u').test(text);
  });
  if (!name) return undefined;
  return `says ${writtenTerm(site, name)}, as ${name} in content/site.yaml does: write {${name}} if it means that`;
}

/** The word after the number of pieces, where Arabic asks for a plural: after 3 to 10. */
export function nounForm({ path, value, node, locale }: LocaleField, content: SiteContent) {
  const isPiece = path[0] === 'styles' && path.at(-1) === 'minimum';
  const number = isPiece ? Number(value) : content.site.minimum;
  if (!isScalar(node) || new Intl.PluralRules(locale).select(number) !== 'few') return undefined;
  const unit = content.entries[locale].catalog.details.units.minimum;
  // The text of `terms.minimum` is under the large numeral.
  const start = path.join('.') === 'terms.minimum' ? '{minimum} ' : '';
  const text = isPiece ? unit.replace('{number}', '{minimum}') : `${start}${node.value}`;
  const [, noun = ''] = /\{minimum\} (\p{L}+)/u.exec(text) ?? [];
  if (!noun || /^قطع$|(ات|ين|ون)$/.test(noun)) return undefined;
  return `says "${number} ${noun}": is this the form of the word after ${number}?`;
}
