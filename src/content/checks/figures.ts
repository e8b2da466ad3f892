import { isScalar } from 'yaml';
import type { Problem } from '../../messages/message.ts';
import type { SiteContent } from '../reading/read.ts';
import { westernDigits } from '../schema/fields.ts';
import { termNames, writtenTerm } from '../schema/site.ts';
import type { LocaleField } from './locale-fields.ts';

/** A text that names a discount that the factory does not give. */
export function missingDiscount({ node }: LocaleField, { site }: SiteContent): Problem | undefined {
  const discount = '{discount}';
  if (site.discount || !isScalar(node) || !`${node.value}`.includes(discount)) return undefined;
  return { code: 'no-discount', values: { discount } };
}

/** A text in which a figure still is written that `site.yaml` has. */
export function bareTerm(
  { path, shape, node }: LocaleField,
  { site }: SiteContent,
): Problem | undefined {
  if (shape.shared || path.includes('hours') || !isScalar(node)) return undefined;
  const text = westernDigits(`${node.value}`).replaceAll('٪', '%');
  const name = termNames.find((name) => {
    const [before, after] = ['(?<![\\d.,٫/:-]|\\p{L})', '(?![\\d%]|[.,٫/:-]\\d|\\p{L})'];
    return new RegExp(before + writtenTerm(site, name) + after, 'u').test(text);
  });
  if (!name) return undefined;
  const values = { written: `${writtenTerm(site, name)}`, placeholder: `{${name}}` };
  return { code: name === 'minimum' ? 'bare-minimum' : 'bare-discount', values };
}
