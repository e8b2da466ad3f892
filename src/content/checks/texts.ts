import { isScalar } from 'yaml';
import { typefaceLetters } from '../../fonts/typeface.ts';
import { anyOf, fillerWords } from '../../i18n/known-words.ts';
import { localeCodes } from '../../i18n/locales.ts';
import type { Problem } from '../../problems/problem.ts';
import { lengthOf, visible } from '../characters.ts';
import { problemAt, type SiteContent } from '../reading/read.ts';
import { quoted } from '../schema/fields.ts';
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
  if (shape.shared || typeof value !== 'string') return undefined;
  // Characters that are never drawn need no glyph.
  const letters = new Set(value.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
  const missing = [...letters].filter((letter) => !typefaceLetters.includes(letter));
  if (missing.length === 0) return undefined;
  return { code: 'missing-letters', values: { letters: missing.map(visible).join(' ') } };
}

/** A text between quotes of a word processor, which YAML takes for a part of it. */
function quotedText({ unfilled, shape }: LocaleField): Problem | undefined {
  const [, opening = '', closing] = quoted.exec(unfilled) ?? [];
  if (shape.shared || !/[\u2018-\u201f]/.test(opening)) return undefined;
  return { code: 'quoted-text', values: { quotes: `${opening}…${closing}` } };
}

/** What stands in a text until it is written, or where a program had nothing to write. */
const unfinished = [
  /\b(?:TODO|TBD|FIXME|undefined|null|NaN)\b|\[object \w+\]|#[A-Z][A-Z0/]*[!?]|#N\/A/,
  new RegExp(anyOf(fillerWords)),
];

function unfinishedText({ value, shape }: LocaleField): Problem | undefined {
  if (shape.shared || typeof value !== 'string') return undefined;
  const text = unfinished.map((pattern) => pattern.exec(value)?.[0]).find(Boolean);
  return text ? { code: 'unfinished', values: { text } } : undefined;
}

/** What may be wrong with a text. */
export const textWarnings = [cutText, quotedText, longText, missingLetters, unfinishedText];

/** Two styles of the catalog that have one name. */
export function* sameNames(content: SiteContent) {
  for (const locale of localeCodes) {
    const names = content.entries[locale].catalog.styles.map(({ name }) => name);
    for (const [index, text] of names.entries()) {
      const item = names.indexOf(text) + 1;
      if (item > index) continue;
      const problem = { code: 'repeated', values: { text, item } } as const;
      yield problemAt(content, `${locale}/catalog.yaml`, ['styles', index, 'name'], problem);
    }
  }
}
