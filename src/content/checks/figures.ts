import { isScalar } from 'yaml';
import { westernDigits } from '../fields.ts';
import { mistakeAt, type SiteContent } from '../read.ts';
import { figureNames, figureOf } from '../site.ts';
import type { LocaleField } from '../walk.ts';

/** Texts that name a discount that the factory does not give. */
export function* checkDiscount(content: SiteContent, fields: LocaleField[]) {
  if (content.site.discount) return;
  const sentence =
    'names {discount}, and content/site.yaml has none: say it without, or write the discount there';
  for (const { node, file, path } of fields) {
    const isNamed = isScalar(node) && `${node.value}`.includes('{discount}');
    if (isNamed) yield mistakeAt(content, file, path, sentence);
  }
}

/** A text in which a figure still is written that `site.yaml` has. */
export function bareFigure({ path, shape, node }: LocaleField, { site }: SiteContent) {
  const isHours = path.includes('hours');
  if (shape.shared || isHours || !isScalar(node)) return undefined;
  const text = westernDigits(`${node.value}`).replaceAll('٪', '%');
  const name = figureNames.find((name) => {
    const figure = figureOf(site, name);
    return new RegExp(`(?<![\\d.,٫/:-]|\\p{L})${figure}(?![\\d%]|[.,٫/:-]\\d|\\p{L})`, 'u').test(
      text,
    );
  });
  return (
    name &&
    `says ${figureOf(site, name)}, as ${name} in content/site.yaml does: write {${name}} if it means that`
  );
}

/** A word that the minimum stands before, the factory's or a piece's, in a form that its number may not take. */
export function nounForm({ path, node, locale }: LocaleField, { site, entries }: SiteContent) {
  if (!isScalar(node)) return undefined;
  const isPiece = path[0] === 'products' && path.at(-1) === 'minimum';
  const minimum = isPiece ? Number(node.value) : site.minimum;
  const text = isPiece ? entries[locale].catalog.details.units.minimum : `${node.value}`;
  // This text stands under the large numeral.
  const start = path.join('.') === 'terms.minimum' ? '{minimum} ' : '';
  const before = isPiece ? 'number' : 'minimum';
  const [, noun] = new RegExp(`\\{${before}\\} (\\p{L}+)`, 'u').exec(start + text) ?? [];
  const form = new Intl.PluralRules(locale).select(minimum);
  const isPlural = /^قطع$|(ات|ين|ون)$/.test(noun ?? '');
  const needsPlural = form === 'few';
  // One and two are no plain number and noun: "قطعة واحدة", "قطعتان", "1 piece".
  const isRight = !['one', 'two'].includes(form) && isPlural === needsPlural;
  if (!noun || isRight) return undefined;
  return `says "${minimum} ${noun}": is this the form of the word after ${minimum}?`;
}
