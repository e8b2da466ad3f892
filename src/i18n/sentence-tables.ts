import { fillIn, isolate } from './format.ts';
import { type Locale, locales } from './locales.ts';

/** Sentences in each language that has them, each with every row; English stands in for the others. */
export type Tables<Row extends string> = Record<string, Record<Row, string>> &
  Record<'en', Record<Row, string>>;

/** The values of a sentence, by the names of their placeholders. */
export type Values = Record<string, string | number>;

/** Values that are codes, by the names of their placeholders: each language has its own names for them. */
const codeTypes: Record<string, Intl.DisplayNamesType> = {
  country: 'region',
  language: 'language',
};

/** A row of the tables with its values, in a language; in English where that has no table. */
export function fill<Row extends string>(
  tables: Tables<Row>,
  row: Row,
  values: Values,
  locale: string,
): string {
  const table = tables[locale];
  const language = table ? locale : 'en';
  // The tables may have a language that the site has not.
  const isRtl = locales[language as Locale]?.direction === 'rtl';
  const shown = Object.entries(values).map(([name, value]) => {
    const type = codeTypes[name];
    const text = String(type ? new Intl.DisplayNames(language, { type }).of(`${value}`) : value);
    // Among words from right to left, names and numbers of another direction would change places.
    return [name, isRtl ? isolate(text) : text] as const;
  });
  return fillIn((table ?? tables.en)[row], Object.fromEntries(shown));
}
