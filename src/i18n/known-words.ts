/*
 * The words by which the program understands what people write, as patterns: a table for each meaning, with a row for
 * each language. A language without a row is only understood less often.
 */

/** Pieces, beside a number that a visitor writes. */
export const pieceWords = { ar: '(?:قطع|وحد)\\p{L}*', en: 'pcs?|pieces?|units?' };

/** A discount, beside a percentage. */
export const discountWords = { ar: 'خصم|تخفيض', en: '\\b(?:off|discounts?)\\b' };

/** The first half of the day, beside an hour. */
export const morningWords = { ar: 'ص|صباح\\S*', en: 'a\\.?m\\.?' };

/** The second half of the day, beside an hour. */
export const afternoonWords = { ar: 'م|ظهر\\S*|عصر\\S*|مساء\\S*', en: 'p\\.?m\\.?' };

/** Words that leave 12 open: "١٢ مساءً" is noon to some, and midnight to others. */
export const unclearWords = { ar: 'مساء' };

/** A text that fills a place until the real one is written. */
export const fillerWords = { ar: 'لوريم إيبسوم', en: '\\b[Ll]orem ipsum\\b' };

/** What is joined to the front of any word. */
export const wordBeginnings = { ar: '[وف]?(?:[بكل]?ال|لل|[بكل])?' };

/** What is joined to the end of any word. */
export const wordEndings = { en: 's?' };

/** A pattern of the words of any language. */
export const anyOf = (words: Record<string, string>) => `(?:${Object.values(words).join('|')})`;
