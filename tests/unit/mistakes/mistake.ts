/**
 * A mistake in the real content: what it is, the file, the place that is changed, by what, and what
 * is said. In the last two, `$1` is a part of that place and `{line}` the line in which it begins,
 * so that the owner's words may change; `further` lines on is the line that the sentence names.
 */
export type Mistake = [
  mistake: string,
  file: string,
  find: RegExp,
  by: string,
  says: string,
  further?: number,
];
