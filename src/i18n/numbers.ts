import { fillIn } from './fill-in.ts';

/** What is counted, in the forms that a language has beside numbers; {number} stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string };

/** The form that a number wants. */
export const pluralFor = (forms: PluralForms, locale: string, number: number) =>
  forms[new Intl.PluralRules(locale).select(number)] ?? forms.other;

/** Writes numbers with what is counted, as a language does: 1 piece, 2 pieces. */
export const counter = (forms: PluralForms, locale: string) => (number: number) =>
  fillIn(pluralFor(forms, locale, number), { number });
