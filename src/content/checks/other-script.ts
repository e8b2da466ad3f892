import type { Problem } from '../../error-messages/sentences.ts';
import { type Locale, localeCodes } from '../../i18n/locales.ts';
import type { LocaleField } from './locale-fields.ts';

/** A word in small letters, or in those of a script without capitals: names of brands and standards have capitals. */
const plainWord = /^\p{P}*[\p{Ll}\p{Lo}\p{M}'’-]+\p{P}*$/u;

/** A pattern of the letters that a language is written in. */
const lettersOf = (locale: Locale, flags: string) =>
  new RegExp(`\\p{Script=${new Intl.Locale(locale).maximize().script}}`, flags);

/** Whether a word is in another language of the site, in letters without capitals: one in Latin letters may be a brand's. */
const isForeign = (word: string, locale: Locale) =>
  localeCodes.some(
    (code) => code !== locale && lettersOf(code, 'u').test(word) && /\p{Lo}/u.test(word),
  );

/**
 * A sentence with more than three words in a row in another script than its language has, or with half of its letters
 * in them, or with no others. A language of the same script as another is not told from it.
 */
export function otherScript({ unfilled, locale, shape }: LocaleField): Problem | undefined {
  if (shape.shared) return undefined;
  const own = lettersOf(locale, 'gu');
  const ownLetters = (text: string) => text.match(own)?.length ?? 0;
  // What fills braces, and numbers, names and addresses between words, are of no language.
  for (const sentence of unfilled.replace(/\{\w+\}/g, '').split(/[.!?؟](?=\s)/)) {
    const runs = sentence.match(/\S+/g)?.reduce<string[][]>(([run = [], ...runs], word) => {
      if (ownLetters(word) > 0) return [[], run, ...runs];
      return [plainWord.test(word) ? [...run, word] : run, ...runs];
    }, []);
    const words = runs?.flat() ?? [];
    const [longest = []] = runs?.toSorted((one, other) => other.length - one.length) ?? [];
    const isHalf = words.length > 2 && words.join('').length >= ownLetters(sentence);
    const isAll = ownLetters(sentence) === 0 && words.some((word) => isForeign(word, locale));
    if (longest.length <= 3 && !isHalf && !isAll) continue;
    const text = longest.join(' ').replace(/^\p{P}+|\p{P}+$/gu, '');
    return { code: 'other-script', values: { text, language: locale } };
  }
  return undefined;
}
