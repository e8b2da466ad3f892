import { counter, type NumberForms } from '../i18n/numbers.ts';
import { type Choice, totalPieces, writeChoice } from './choice.ts';

/** What a chat's message is made of. */
export interface MessageWords {
  locale: string;
  /** The chat's address, without a message. */
  chat: string;
  greeting: string;
  /** What each kind of client says in the greeting's place. */
  greetings: Record<string, string>;
  /** The name of each style and category, by its id. */
  names: Record<string, string>;
  /** The line above what is chosen. */
  message: string;
  /** The line in place of those for which there is no room: {number} others are on the page at {address}. */
  more: string;
  /** The last line: {pieces} is how many pieces that is. */
  total: string;
  pieceCounts: NumberForms;
}

/** Some apps cut longer addresses off. */
const longestAddress = 2000;

/** A name keeps its own direction, and gives none to its line, or a number after it would jump (UAX 9). */
const isolate = (name: string | undefined) => `\u2068${name}\u2069`;

/**
 * The address of a chat whose message has a line for each chosen item. Those for which there is no room stand
 * in the address of a page, in a line of its own. Where that has no room for all either, `left` says how
 * many of the last ones are not in the message.
 */
export function compose(choice: Choice, words: MessageWords, page: string) {
  const { audience, items } = choice;
  const greeting = words.greetings[audience ?? ''] ?? words.greeting;
  const countPieces = counter(words.pieceCounts, words.locale);
  const lines = items.map(({ id, pieces }) => {
    const name = words.names[id];
    return pieces ? `- ${isolate(name)}: ${countPieces(pieces)}` : `- ${name}`;
  });

  const say = (named: number, sent: number) => {
    if (sent === 0) return greeting;
    const text = [greeting, words.message, ...lines.slice(0, named)];
    if (named < sent) {
      const others = writeChoice({ audience, items: items.slice(named, sent) });
      const more = words.more.replace('{number}', `${sent - named}`);
      text.push(more.replace('{address}', page + others));
    }
    const total = totalPieces({ items: items.slice(0, sent) });
    if (sent > 1 && total > 0) text.push(words.total.replace('{pieces}', countPieces(total)));
    return text.join('\n');
  };
  const addressOf = (text: string) => `${words.chat}?text=${encodeURIComponent(text)}`;
  // A text is never longer than its address, which takes much longer to write.
  const fits = (text: string) =>
    text.length < longestAddress && addressOf(text).length <= longestAddress;

  // The best first: a line for as many as there is room for, then as many in the page's address.
  const fewerLines = items.map((_, index) => ({ named: items.length - index, sent: items.length }));
  const fewerItems = items.map((_, index) => ({ named: 1, sent: items.length - index }));
  const best = [...fewerLines, ...fewerItems].find(({ named, sent }) => fits(say(named, sent)));
  const { named, sent } = best ?? { named: 0, sent: 0 };
  return { address: addressOf(say(named, sent)), left: items.length - sent };
}
