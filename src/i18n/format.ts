/** A text with values in place of their names in braces; a name without a value stays as it is. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) => `${values[name] ?? placeholder}`);

/** A text with a direction of its own, which does not affect its line: numbers beside it would change places (UAX 9). */
export const isolate = (text: string) => `\u2068${text}\u2069`;

/** What is counted, in the forms that a language has beside numbers; {number} stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & {
  other: string;
};

/** The word for what is counted in a form such as "{number} pieces". */
export const nounOf = (form = '') => /\p{L}+/u.exec(form.replace(/\{\w+\}/, ''))?.[0];

/** The form that a number wants. */
export const pluralFor = (forms: PluralForms, locale: string, number: number) =>
  forms[new Intl.PluralRules(locale).select(number)] ?? forms.other;

/** Writes numbers with what is counted, as a language does: 1 piece, 2 pieces. */
export const counter = (forms: PluralForms, locale: string) => (number: number) =>
  fillIn(pluralFor(forms, locale, number), { number });
