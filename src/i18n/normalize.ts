/** A text with the digits 0 to 9 in place of those of Arabic and Persian keyboards. */
export const westernDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => `${digit.charCodeAt(0) % 16}`);

/** A text as pages have it: its numbers with the digits 0 to 9, and the signs that belong to these. */
export const westernNumbers = (text: string) =>
  westernDigits(text)
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d)/g, ',')
    // Many write the sign of a percentage in front.
    .replace(/(?<!\d)٪(\d+([.,]\d+)*)/g, '$1%')
    .replaceAll('٪', '%');

/**
 * What the owner typed or pasted, to be kept and shown: with the digits 0-9, plain spaces and hyphens, and without
 * invisible characters. Letters keep their marks.
 */
export const normalizeValue = (value: string) =>
  westernDigits(value.normalize('NFC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();

/**
 * What a visitor or an app wrote, to be searched and never shown (folding, as Unicode calls it): forms of one letter,
 * digit or space become one, and marks are lost. Signs such as ² and ① stay: folded, they would be digits.
 */
export const foldText = (text: string) => {
  const unmarked = text.replace(/[\p{Cf}\p{Mn}]/gu, '');
  return westernDigits(
    unmarked.replace(/[^\p{No}\p{So}]+/gu, (part) => part.normalize('NFKC')),
  ).trim();
};
