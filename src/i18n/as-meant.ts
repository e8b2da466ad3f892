import { westernDigits } from './numbers.ts';

/** A value as it was meant: in digits 0-9, with plain spaces and hyphens, without signs that nobody sees. */
export const asMeant = (value: string) =>
  westernDigits(value.normalize('NFC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
