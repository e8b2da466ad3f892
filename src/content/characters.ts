import { distance } from 'fastest-levenshtein';

/** How many characters of a text a reader sees: marks and direction signs have no width. */
export const lengthOf = (text: string) =>
  [...text.replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** A text with the code of each invisible character in its place. */
export const visible = (text: string) =>
  text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, (sign) => {
    const code = Number(sign.codePointAt(0)).toString(16).toUpperCase();
    return `U+${code.padStart(4, '0')}`;
  });

/** The name that a misspelt one probably means: at most a third of its letters differ. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const difference = (name: string) => distance(name.toLowerCase(), misspelt.toLowerCase());
  const [best = ''] = [...names].sort((one, other) => difference(one) - difference(other));
  const isNear = difference(best) <= Math.max(best.length, misspelt.length) / 3;
  return isNear && best ? best : undefined;
}
