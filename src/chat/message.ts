import { counter, fillIn, isolate } from '../i18n/format.ts';
import type { Locale } from '../i18n/locales.ts';
import { attempt, type Choice, choiceFragment, type Item, totalOf, valueFor } from './choice.ts';
import type { ChatData } from './data.ts';

/** In characters; some apps cut off longer addresses. */
export const longestAddress = 2000;

/** The total of each unit, such as "30 dozen and 5 pieces"; empty where the visitor wrote no number. */
export const sayTotals = (items: Item[], { totals, and, locale }: ChatData) =>
  totals
    .flatMap(({ counts, held }) => {
      const total = totalOf(items, held);
      return total ? counter(counts, locale)(total) : [];
    })
    .join(and);

/**
 * What the tab keeps of the print on an item: in a language, its line of the message with the break before it; as "picture",
 * the address of a small one. Empty, where it keeps none.
 */
export const keptPrint = (id: string, part: Locale | 'picture'): string =>
  attempt(() => JSON.parse(sessionStorage[`print-${id}`] as string)[part]) ?? '';

/**
 * A message that has a line for each chosen item, as long as its address may be. Those for which there is no room
 * stand in the address of the start page, in a line of its own. Where that has no room for all either, `left` says how
 * many of the last ones are not in the message.
 */
export function compose(
  choice: Choice,
  data: ChatData,
  origin: string,
  addressOf: (text: string) => string,
) {
  const { audience, brand, items } = choice;
  const greeting = (audience && data.greetings[audience]) ?? data.greeting;
  const opening = (audience && data.messages[audience]) ?? data.message;
  const lines = items.map(({ id, pieces }) => {
    const name = data.names[id] ?? id;
    const counted = counter(valueFor(data.pieceCounts, id), data.locale);
    const entry = pieces ? `${isolate(name)}: ${counted(pieces)}` : name;
    return `- ${entry}${keptPrint(id, data.locale)}`;
  });

  const say = (named: number, sent: number) => {
    const text = sent === 0 ? [greeting] : [opening, ...lines.slice(0, named)];
    if (named < sent) {
      const others = choiceFragment({ audience, items: items.slice(named, sent) });
      const address = origin + data.startPath + others;
      text.push(fillIn(data.more, { number: sent - named, address }));
    }
    const pieces = sayTotals(items.slice(0, sent), data);
    if (sent > 1 && pieces) text.push(fillIn(data.total, { pieces }));
    if (brand) text.push(fillIn(data.brand, { brand: isolate(brand) }));
    return text.join('\n');
  };
  const fits = (text: string) => addressOf(text).length <= longestAddress;

  const all = items.length;
  const counts = items.map((_, index) => index + 1);
  // Where not all have a line, as many as possible go into the page's address, and then as many of these as possible
  // get one.
  const hasRoom = fits(say(all, all));
  const sent = hasRoom ? all : (counts.findLast((count) => fits(say(1, count))) ?? 1);
  const named = counts.findLast((count) => count <= sent && fits(say(count, sent))) ?? 1;
  return { text: say(named, sent), left: all - sent };
}
