import { lengthOf } from '../schema/fields.ts';

/** About what a heading holds in a line at 320 px: a longer unit would break within a word. */
const longestUnit = 16;

/** A figure, a word of one letter, or one that says nothing without what follows. */
const leadsOn = /^(\d[\d.,٫]*|\{number\}|\p{L}|في|من|على|إلى|عن|مع|أو|أن|ثم|حتى|كل|لا|ما|هل)$/u;

/** Not the Latin comma: English would become too ragged. */
const endsPhrase = /[.،:؛؟?!]$/;
const endsInSign = /\p{P}$/u;

/** A text in which no line ends after such a word, before the last word of a phrase, or within a hyphenated word. */
export function keepTogether(text: string): string {
  const words = text.split(' ');
  const units = words.splice(0, 1);
  for (const [index, word] of words.entries()) {
    const unit = units.at(-1) as string;
    const before = unit.split('\u00a0').at(-1) as string;
    const isLast = index === words.length - 1 || endsPhrase.test(word);
    const belongs = leadsOn.test(before) || (isLast && !endsInSign.test(before));
    const longer = `${unit}\u00a0${word}`;
    if (belongs && lengthOf(longer) <= longestUnit) units.splice(-1, 1, longer);
    else units.push(word);
  }
  // A word joiner (U+2060) follows each hyphen.
  return units
    .map((unit) => (lengthOf(unit) > longestUnit ? unit : unit.replace(/-(?!\u2060)/g, '-\u2060')))
    .join(' ');
}

/** A text as others than the page show it, where a space at which no line breaks would be odd. */
export const withPlainSpaces = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
