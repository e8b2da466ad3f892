/*
 * The words by which the program understands what people write, as patterns: a table for each meaning, with a row for
 * each language. A language without a row is only understood less often.
 */

/** Pieces, beside a number that a visitor writes. */
export const pieceWords = { ar: '(?:قطع|وحد)\\p{L}*', en: 'pcs?|pieces?|units?' };

/** What makes another number of one that stands beside it. */
export const multiplyingWords = {
  ar: 'دست(?:ة|تين|تان|ات)?|درزن|دزينة|جوز|زوج|[أا]زواج|طقم|[أا]طقم|[أا]لف|[آأا]لاف|مليون',
  en: 'dozens?|pairs?|thousand|million|k',
};

/** What is joined to the front of any word. */
export const wordBeginnings = { ar: '[وف]?(?:[بكل]?ال|لل|[بكل])?' };

/** What is joined to the end of any word. */
export const wordEndings = { en: 's?' };

/** The part of the day, after an hour. */
export const dayTimes = {
  ar: '(?:ب?ال)?(?:صبا?ح|ضحى|ظهر|عصر|مغرب|مساء|عشاء|ليل|فجر)|[صم](?!\\p{L})',
  en: '[ap]\\.?m\\b',
};

/** A pattern of the words of any language. */
export const anyOf = (words: Record<string, string>) => `(?:${Object.values(words).join('|')})`;
