import { fillIn } from '../../i18n/fill-in.ts';
import { anyOf, discountWords } from '../../i18n/known-words.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { westernDigits } from '../../i18n/normalize.ts';
import { pluralFor } from '../../i18n/numbers.ts';
import type { PlacedProblem, Problem } from '../../problems/problem.ts';
import { shownTerm } from '../factory.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
import { termNames } from '../schema/site.ts';
import type { LocaleField } from './locale-fields.ts';

/** A text that names a discount that the factory does not give. */
export function missingDiscount(field: LocaleField, { site }: SiteContent): Problem | undefined {
  const discount = '{discount}';
  if (site.discount || !field.unfilled.includes(discount)) return undefined;
  return { code: 'no-discount', values: { discount, file: 'content/site.yaml' } };
}

/** Captions of the discount that a factory with one lacks. */
export function* missingCaptions(content: SiteContent): Generator<PlacedProblem> {
  for (const locale of content.site.discount ? localeCodes : []) {
    // In a file with a mistake, what is left out has no default.
    const captions: Record<string, string> = content.entries[locale].layout.terms.discount ?? {};
    for (const name of ['before', 'after']) {
      const path = ['terms', 'discount', name];
      if (!captions[name])
        yield problemAt(content, `${locale}/layout.yaml`, path, { code: 'missing' });
    }
  }
}

/** A figure that stands alone: not in a longer one, a date, a time, a range or a word. */
const noneBefore = '(?<![\\d.,٫/:-]|\\p{L})';
const noneAfter = '(?![\\d%]|[.,٫/:-]\\d|\\p{L})';

/** A text that has a figure of `site.yaml` in digits instead of its placeholder. */
function bareTerm({ shape, unfilled }: LocaleField, { site }: SiteContent): Problem | undefined {
  // A certificate may be called "Standard 100".
  if (shape.shared || shape.isName || shape.isTime) return undefined;
  const text = westernDigits(unfilled).replaceAll('٪', '%');
  const name = termNames.find((name) => {
    const figure = shownTerm(site, name);
    return figure && new RegExp(noneBefore + figure + noneAfter, 'u').test(text);
  });
  if (!name) return undefined;
  const values = { figure: `${shownTerm(site, name)}`, placeholder: `{${name}}` };
  return { code: name === 'minimum' ? 'bare-minimum' : 'bare-discount', values };
}

/** A text that gives a discount in its own figure, such as "20% off", where the factory has none. */
function bareDiscount({ value }: LocaleField, { site }: SiteContent) {
  const text = westernDigits(String(value)).replaceAll('٪', '%');
  const [discount] = /\d+ ?%/.exec(text) ?? [];
  const isDiscount = new RegExp(anyOf(discountWords), 'i').test(text);
  if (site.discount || !discount || !isDiscount) return undefined;
  return { code: 'no-discount', values: { discount, file: 'content/site.yaml' } } as const;
}

/** A text whose word after the minimum is in another form than the number wants. */
export function minimumWord(field: LocaleField, { site, entries }: SiteContent) {
  const { unfilled, locale, shape } = field;
  // Most texts do not name the minimum, and to find a form takes a while.
  if (!shape.followsMinimum && !unfilled.includes('{minimum}')) return undefined;
  const { minimum } = site;
  const { pieceCounts } = entries[locale].catalog.choice;
  // A form that is not a text is a mistake, which is reported elsewhere.
  if (Object.values(pieceCounts).some((form) => typeof form !== 'string')) return undefined;
  const wanted = fillIn(pluralFor(pieceCounts, locale, minimum), { number: '{minimum}' });
  const isNumberless = !wanted.includes('{minimum}');
  const [text, word = ''] =
    /\{minimum\}\s+(\p{L}+)/u.exec(shape.followsMinimum ? `{minimum} ${unfilled}` : unfilled) ?? [];
  const others = Object.values(pieceCounts).map(nounOf);
  const isOther = word !== nounOf(wanted) && others.includes(word);
  // Under a large figure, only the word's form can be changed.
  const isWrong = isNumberless ? !shape.followsMinimum : isOther;
  if (!text || !isWrong) return undefined;
  return { code: 'minimum-word', values: { text, minimum, wanted } } as const;
}

/** What may be wrong with a figure of `site.yaml` in a text. */
export const termWarnings = [bareTerm, bareDiscount, minimumWord];

/** What is counted in "{number} pieces". */
const nounOf = (form = '') => /\p{L}+/u.exec(form.replace(/\{\w+\}/, ''))?.[0];
