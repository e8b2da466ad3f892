/** About what a heading holds in a line at 320 px: a longer unit would break within a word. */
const longestUnit = 16;

/** A figure or a short word, such as "a" or «في», which means nothing without what follows. */
const leadsOn = /^(\d[\d.,٫]*|[aI]|\p{Script=Arabic}{1,3})$/u;

const endsPhrase = /[.,،:;؛?؟!]$/;

/** A text in which no line ends after a figure or a short word, or before the last word of a phrase. */
export function keepTogether(text: string): string {
  const words = text.split(' ');
  const units = words.splice(0, 1);
  for (const [index, word] of words.entries()) {
    const unit = units.at(-1) as string;
    const before = unit.split('\u00a0').at(-1) as string;
    const isLast = index === words.length - 1 || endsPhrase.test(word);
    const belongs = leadsOn.test(before) || (isLast && !endsPhrase.test(before));
    const longer = `${unit}\u00a0${word}`;
    if (belongs && longer.length <= longestUnit) units.splice(-1, 1, longer);
    else units.push(word);
  }
  return units.join(' ');
}

/** A text as others than the page show it, where a space at which no line breaks would be odd. */
export const withPlainSpaces = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
