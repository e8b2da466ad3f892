/** A text with the digits 0 to 9 in place of those of any script. */
export const westernDigits = (text: string) =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    // In Unicode the ten digits of a script follow each other.
    const code = Number(digit.codePointAt(0));
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
    return `${before % 10}`;
  });

/** A text with plain digits, letters and spaces, and without invisible characters. */
export const plainText = (text: string) =>
  westernDigits(text.normalize('NFKC').replace(/[\p{Cf}\p{Mn}]/gu, '')).trim();

/** What is counted, in the forms that a language has beside numbers; {number} stands for the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & {
  other: string;
};

/** The form that a number wants. */
export const pluralFor = (forms: PluralForms, locale: string, number: number) =>
  forms[new Intl.PluralRules(locale).select(number)] ?? forms.other;

/** Writes numbers with what is counted, as a language does: 1 piece, 2 pieces. */
export const counter = (forms: PluralForms, locale: string) => (number: number) =>
  pluralFor(forms, locale, number).replace('{number}', `${number}`);
