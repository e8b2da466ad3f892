import { categoryId, styleId } from '../../src/chat/choice.ts';
import { chatData } from '../../src/chat/data.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { random } from '../helpers/random.ts';

export const audiences = ['startups', 'traders'];

/** What the chat knows of this factory, in English. */
export const usual = chatData(readContent() as never, 'en');

/** A choice of up to 40 items, every tenth of up to 200, and words as long as the schema lets them be. */
export function randomChoice(seed: number) {
  const below = random(seed);
  const between = (least: number, most: number) => least + below(most + 1 - least);
  const letters = (alphabet: string, least: number, most: number) =>
    Array.from({ length: between(least, most) }, () => alphabet[between(0, alphabet.length - 1)]);
  const word = (least: number, most: number) =>
    letters(seed % 2 ? 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' : 'abcdefgh &+%#$’', least, most).join('');
  const longestId = between(3, 60);
  const numbers = new Set(
    Array.from({ length: between(1, seed % 10 ? 40 : 200) }, () => between(0, 35 ** 3)),
  );
  const items = [...numbers].map((number) => {
    const id = number.toString(36).padStart(3, '0') + letters('ab-9', 0, longestId - 3).join('');
    const pieces = [undefined, between(1, 12), between(1, 99999)][between(0, 2)];
    return { id: between(0, 1) ? styleId(id) : categoryId(id), pieces };
  });
  const data = {
    ...usual,
    locale: seed % 2 ? ('ar' as const) : ('en' as const),
    chat: 'https://wa.me/201000000000',
    greeting: `A${word(1, 99)}`,
    greetings: { startups: `B${word(1, 99)}`, traders: `C${word(1, 99)}` },
    names: Object.fromEntries(items.map(({ id }) => [id, `$&${word(1, 33)}.`])),
    message: `M${word(1, 39)}`,
    more: `N${word(1, 20)} {number} {address}`,
    total: `T${word(1, 20)}{pieces}`,
    pieceCounts: {
      one: 'one',
      two: 'two',
      few: '{number} few',
      many: '{number} many',
      other: '{number} $&',
    },
  };
  return { choice: { audience: [undefined, ...audiences][between(0, 2)], items }, data };
}
