import { isScalar } from 'yaml';
import type { PlacedProblem, Problem } from '../../error-messages/sentences.ts';
import { typefaceLetters } from '../../fonts/typeface.ts';
import { fillIn, nounOf, pluralFor } from '../../i18n/format.ts';
import { localeCodes } from '../../i18n/locales.ts';
import { lengthOf, visible } from '../characters.ts';
import { problemAt, type SiteContent } from '../parse/read.ts';
import type { LocaleField } from './locale-fields.ts';

/** Pages that have the title, description or name of another in their language. */
export function* checkUnique(content: SiteContent, fields: LocaleField[]) {
  const files = new Map<string, string>();
  for (const { file, locale, path, value, shape } of fields) {
    if (!shape.unique) continue;
    const key = `${locale} ${path}: ${value}`;
    const values = { file: `content/${files.get(key)}` };
    if (files.has(key)) yield problemAt(content, file, path, { code: 'not-unique', values });
    files.set(key, file);
  }
}

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

function longText({ value, shape }: LocaleField): Problem | undefined {
  const length = lengthOf(String(value));
  if (!shape.roomFor || length <= shape.roomFor) return undefined;
  const code = shape.unique ? 'long-result' : 'long-text';
  return { code, values: { length, most: shape.roomFor } };
}

/** A text that ends at a `#`: YAML takes what follows for a comment, and the page would be without it. */
function cutText({ node, source }: LocaleField): Problem | undefined {
  if (!source || !isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [, lost] = /^[ \t]+(#.*)/.exec(source.text.slice(node.range?.[1])) ?? [];
  if (!lost) return undefined;
  return { code: 'cut-text', values: { text: lost } };
}

function missingLetters({ value, shape }: LocaleField): Problem | undefined {
  if (shape.shared || shape.isSent || typeof value !== 'string') return undefined;
  // Characters that are never drawn need no glyph.
  const letters = new Set(value.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
  const missing = [...letters].filter((letter) => !typefaceLetters.includes(letter));
  if (missing.length === 0) return undefined;
  return { code: 'missing-letters', values: { letters: missing.map(visible).join(' ') } };
}

/** A text that fills a place until the real one is written. */
function unfinishedText({ value, shape }: LocaleField): Problem | undefined {
  if (shape.shared || typeof value !== 'string') return undefined;
  const [text] = /\b(?:TODO|TBD|FIXME|[Ll]orem ipsum)\b|لوريم إيبسوم/.exec(value) ?? [];
  return text ? { code: 'unfinished', values: { text } } : undefined;
}

/** A text whose word after the minimum is in another form than the number wants. */
export function minimumWord(field: LocaleField, { site, entries }: SiteContent) {
  const { locale, shape } = field;
  const unfilled = shape.followsMinimum ? `{minimum} ${field.unfilled}` : field.unfilled;
  const [text, word = ''] = /\{minimum\}\s+(\p{L}+)/u.exec(unfilled) ?? [];
  if (!text) return undefined;
  const { pieceCounts } = entries[locale].catalog.choice;
  const forms = Object.values(pieceCounts);
  // A form that is not a text is a mistake, which is reported elsewhere.
  if (forms.some((form) => typeof form !== 'string')) return undefined;
  const { minimum } = site;
  const wanted = fillIn(pluralFor(pieceCounts, locale, minimum), { number: '{minimum}' });
  const problem = { code: 'minimum-word', values: { text, minimum, wanted } } as const;
  // One and two may need no figure, which a text can leave out. What stands under a large one cannot.
  if (!wanted.includes('{minimum}')) return shape.followsMinimum ? undefined : problem;
  const isRight = word === nounOf(wanted) || !forms.map(nounOf).includes(word);
  return isRight ? undefined : problem;
}

/** What may be wrong with a text. */
export const textWarnings = [cutText, longText, missingLetters, unfinishedText, minimumWord];
