import type { Problem } from '../../error-messages/sentences.ts';
import type { LocaleField } from './locale-fields.ts';

/** A word in small letters, or in those of a script without capitals: names of brands and standards have capitals. */
const plainWord = /^\p{P}*[\p{Ll}\p{Lo}\p{M}'’-]+\p{P}*$/u;

/**
 * A sentence with more than three words in a row in another script than its language has, or with half of its letters
 * in them. A language of the same script as another is not told from it.
 */
export function otherScript({ unfilled, locale, shape }: LocaleField): Problem | undefined {
  if (shape.shared) return undefined;
  const { script } = new Intl.Locale(locale).maximize();
  const own = new RegExp(`\\p{Script=${script}}`, 'gu');
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
    if (longest.length <= 3 && !isHalf) continue;
    const text = longest.join(' ').replace(/^\p{P}+|\p{P}+$/gu, '');
    return { code: 'other-script', values: { text, language: locale } };
  }
  return undefined;
}
