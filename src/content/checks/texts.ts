import { isScalar } from 'yaml';
import { typefaceLetters } from '../../fonts/typeface.ts';
import type { Problem } from '../../messages/message.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
import { lengthOf, westernDigits } from '../schema/fields.ts';
import { termNames, writtenTerm } from '../schema/site.ts';
import type { LocaleField } from './locale-fields.ts';

/** Pages that have the title, description or name of another in their language. */
export function* checkUnique(content: SiteContent, fields: LocaleField[]) {
  const files = new Map<string, string>();
  for (const { file, locale, path, value, shape } of fields) {
    if (!shape.unique) continue;
    const key = `${locale}: ${value}`;
    const values = { file: `content/${files.get(key)}` };
    if (files.has(key)) yield problemAt(content, file, path, { code: 'not-unique', values });
    files.set(key, file);
  }
}

/** A text that is too long for its place on the page. */
export function longText({ value, shape }: LocaleField): Problem | undefined {
  const length = lengthOf(String(value));
  if (!shape.roomFor || length <= shape.roomFor) return undefined;
  const code = shape.unique ? 'long-result' : 'long-text';
  return { code, values: { length, most: shape.roomFor } };
}

/** A text that ends at a `#`: YAML takes what follows for a comment, and the page would be without it. */
export function cutText({ node, source }: LocaleField): Problem | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [, lost] = /^[ \t]+(#.*)/.exec(source.slice(node.range?.[1])) ?? [];
  if (!lost) return undefined;
  return { code: 'cut-text', values: { text: lost } };
}

/** A text with letters that the typeface lacks. */
export function missingLetters({ value, shape }: LocaleField): Problem | undefined {
  if (shape.shared || typeof value !== 'string') return undefined;
  // What is never drawn needs no letter.
  const letters = new Set(value.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
  const missing = [...letters].filter((letter) => !typefaceLetters.includes(letter));
  if (missing.length === 0) return undefined;
  return { code: 'missing-letters', values: { letters: missing.join(' ') } };
}

/** A text that names a discount that the factory does not give. */
export function missingDiscount({ node }: LocaleField, { site }: SiteContent): Problem | undefined {
  const discount = '{discount}';
  if (site.discount || !isScalar(node) || !`${node.value}`.includes(discount)) return undefined;
  return { code: 'no-discount', values: { discount, file: 'content/site.yaml' } };
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
