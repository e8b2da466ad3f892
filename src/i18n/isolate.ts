/** A text with a direction of its own, which does not affect its line: numbers beside it would change places (UAX 9). */
export const isolate = (text: string) => `\u2068${text}\u2069`;
