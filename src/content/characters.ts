/** How many characters of a text a reader sees: marks and direction signs have no width. */
export const lengthOf = (text: string) =>
  [...text.replace(/[\p{Mn}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** A text with the code of each invisible character in its place. */
export const visible = (text: string) =>
  text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, (sign) => {
    const code = Number(sign.codePointAt(0)).toString(16).toUpperCase();
    return `U+${code.padStart(4, '0')}`;
  });
