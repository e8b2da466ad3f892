/** A text with the digits 0 to 9 in place of those of Arabic and Persian. */
export const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) & 15}`);

/** What is counted, in the forms that a language has beside numbers; {number} stands for the number. */
type NumberForms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & {
  other: string;
};

/** Writes numbers with what is counted, as a language does: 1 piece, 2 pieces. */
export function counter(forms: NumberForms, locale: string): (number: number) => string {
  const rules = new Intl.PluralRules(locale);
  return (number) => (forms[rules.select(number)] ?? forms.other).replace('{number}', `${number}`);
}
