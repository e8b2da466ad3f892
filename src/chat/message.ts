import { type Choice, writeChoice } from './choice.ts';

/** What a chat's message is made of. */
export interface MessageWords {
  /** The chat's address, without a message. */
  chat: string;
  greeting: string;
  /** What each kind of client says in the greeting's place. */
  greetings: Record<string, string>;
  /** The name of each style, by its id. */
  names: Record<string, string>;
  /** What comes before the styles, which stand at {style}. */
  message: string;
  /** What comes after some of the styles: {number} others are on the page at {address}. */
  more: string;
}

/** Some apps cut longer addresses off. */
const longestAddress = 2000;

/**
 * The address of a chat whose message names the chosen styles. Those that it has no room to name stand in the
 * address of a page, which the message ends with. Where that has no room for all either, `left` says how many
 * of the last ones are not in the message.
 */
export function compose({ audience, styles }: Choice, words: MessageWords, page: string) {
  const greeting = words.greetings[audience ?? ''] ?? words.greeting;
  const total = styles.length;

  const say = (named: number, sent: number) => {
    const names = styles.slice(0, named).map((id) => words.names[id]);
    const list = sent > 1 ? names.map((name) => `\n- ${name}`) : names;
    const others = writeChoice({ audience, styles: styles.slice(named, sent) });
    const more = words.more
      .replace('{number}', `${sent - named}`)
      .replace('{address}', page + others);
    const all = list.join('') + (named < sent ? `\n${more}` : '');
    return all ? `${greeting} ${words.message.replace('{style}', () => all)}` : greeting;
  };
  const addressOf = (text: string) => `${words.chat}?text=${encodeURIComponent(text)}`;
  // A text is never longer than its address, which takes much longer to write.
  const fits = (text: string) =>
    text.length < longestAddress && addressOf(text).length <= longestAddress;

  // The best first: as many names as there is room for, then as many styles.
  const fewerNames = styles.map((_, index) => ({ named: total - index, sent: total }));
  const fewerStyles = styles.map((_, index) => ({ named: 1, sent: total - index }));
  const best = [...fewerNames, ...fewerStyles].find(({ named, sent }) => fits(say(named, sent)));
  const { named, sent } = best ?? { named: 0, sent: 0 };
  return { address: addressOf(say(named, sent)), left: total - sent };
}
