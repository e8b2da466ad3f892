import { westernDigits } from './numbers.ts';

/** A value as it was meant: with the digits 0-9, plain spaces and hyphens, and no invisible characters. */
export const asMeant = (value: string) =>
  westernDigits(value.normalize('NFC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
