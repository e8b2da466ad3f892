import { isScalar } from 'yaml';
import { typefaceLetters } from '../../fonts/typeface.ts';
import { mistakeAt, type SiteContent } from '../reading/read.ts';
import { lengthOf } from '../schema/fields.ts';
import type { LocaleField } from './locale-fields.ts';

/** Pages that have the title, description or name of another in their language. */
export function* checkUnique(content: SiteContent, fields: LocaleField[]) {
  const files = new Map<string, string>();
  for (const { file, locale, path, value, shape } of fields) {
    if (!shape.unique) continue;
    const key = `${locale}: ${value}`;
    const sentence = `must be its own, and is the same in content/${files.get(key)}`;
    if (files.has(key)) yield mistakeAt(content, file, path, sentence);
    files.set(key, file);
  }
}

/** A text that is too long for its place on the page. */
export function longText({ value, shape }: LocaleField): string | undefined {
  const length = lengthOf(String(value));
  if (!shape.roomFor || length <= shape.roomFor) return undefined;
  const place = `has ${length} characters, and ${shape.unique ? 'search results show' : 'its place holds'} about ${shape.roomFor}`;
  const remedy = shape.unique ? 'what comes last is cut off' : 'look at the page on a phone';
  return `${place}: say it shorter, or ${remedy}`;
}

/** A text that ends at a `#`: YAML takes what follows for a comment, and the page would be without it. */
export function cutText({ node, source }: LocaleField): string | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN') return undefined;
  const [, lost] = /^[ \t]+(#.*)/.exec(source.slice(node.range?.[1])) ?? [];
  if (!lost) return undefined;
  return `ends before #, and "${lost}" is not shown: if it belongs to the text, put the whole text in quotes`;
}

/** A text with letters that the typeface lacks. */
export function missingLetters({ value, shape }: LocaleField): string | undefined {
  if (shape.shared || typeof value !== 'string') return undefined;
  // What is never drawn needs no letter.
  const letters = new Set(value.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
  const missing = [...letters].filter((letter) => !typefaceLetters.includes(letter)).join(' ');
  if (!missing) return undefined;
  return `has ${missing} in it, which the typeface lacks: a font of the device stands in`;
}
