/** A text with the digits 0 to 9 in place of those of Arabic and Persian. */
export const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);

/** What is counted, in the forms that a language has beside numbers; {number} stands for the number. */
type NumberForms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & {
  other: string;
};

/** The form that a number wants. */
export const formFor = (forms: NumberForms, locale: string, number: number) =>
  forms[new Intl.PluralRules(locale).select(number)] ?? forms.other;

/** Writes numbers with what is counted, as a language does: 1 piece, 2 pieces. */
export const counter = (forms: NumberForms, locale: string) => (number: number) =>
  formFor(forms, locale, number).replace('{number}', `${number}`);
