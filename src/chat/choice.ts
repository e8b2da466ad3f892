import { foldText } from '../i18n/normalize.ts';

/** A style or a category that a visitor chose, and how many pieces of it, where they have said so. */
export interface Item {
  /** What stands for it in addresses, and the id of its element: `styleId` or `categoryId`. */
  id: string;
  pieces?: number | undefined;
}

/** What a visitor chose: styles and categories, the audience that they belong to, and the name of their brand. */
export interface Choice {
  audience?: string | undefined;
  brand?: string | undefined;
  items: Item[];
}

/** The id of a style. The prefix keeps it apart from all other ids of a page. */
export const styleId = (id: string) => `product-${id}`;

/** The id of the element with a style's name. No address has it as its fragment: a page with a choice would scroll to it. */
export const nameId = (id: string) => `name-${id}`;

/** The id of a category. */
export const categoryId = (id: string) => `category-${id}`;

/**
 * The number that a visitor wrote, such as "1,200" or "١٢٠ قطعة": 1 to 99,999, undefined for all else.
 * @param word a pattern of what may stand beside it: a word of another unit, or "thousand", would make it another number
 */
export function readPieces(typed: string, word = ''): number | undefined {
  const pattern = `^${word} ?(\\d+|[1-9]\\d?[,.'’٬، ]\\d{3}) ?${word}\\.?$`;
  const [, number = ''] = new RegExp(pattern, 'iu').exec(foldText(typed)) ?? [];
  const pieces = Number(number.replace(/\D/g, ''));
  return pieces > 0 && pieces < 100_000 ? pieces : undefined;
}

/** How many characters of a brand's name are read. */
export const longestBrand = 24;

/** The name of a brand as it was typed, in one line: without what has no letters, and moves those of others. */
export const readBrand = (typed: string) =>
  [...typed.replace(/\s+/g, ' ').replace(/[^\P{C}\u200c\u200d]/gu, '')]
    .slice(0, longestBrand)
    .join('')
    .trim();

/** A text without percent-encoding: some apps encode an address that is encoded already, and `%` is `%25` then. */
const decode = (text: string) =>
  text.replace(/%(25)+/g, '%').replace(/(?:%[\da-f]{2})+|%[\da-f]?/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return ' ';
    }
  });

/** A number, or a name, in front of which digits may stand. */
const wordPattern = /\d+([a-z][a-z\d-]*)?|[a-z-][a-z\d-]*/g;

/**
 * The choice in an address's fragment, such as `#traders.product-tee.120`, without what cannot be chosen. Apps
 * rewrite addresses (docs/decisions/013-choice-in-the-address.md): anything may stand between names and numbers. What is
 * named twice counts once, with its last number.
 */
export function readChoice(
  fragment: string,
  { audiences, ids, quantities }: { audiences: string[]; ids: string[]; quantities: boolean },
): Choice {
  const numbers = new Map<string, string>();
  let audience: string | undefined;
  const text = foldText(decode(fragment))
    .toLowerCase()
    .replace(/[\p{Pd}\u2212]/gu, '-');
  // What follows "=" and is no number is the value of a parameter that an app has added, such as "2026_spring".
  const ours = text.replace(/=(?! ?\d+\b)[^&+#]*/g, ' ');
  let name = '';
  let pieces = '';
  for (const [word, named = word] of ours.matchAll(wordPattern)) {
    // Thousands may stand apart.
    if (/^\d+$/.test(word)) pieces += ` ${word}`;
    else {
      name = (ids.includes(named) ? named : /^.*[^-]/.exec(named)?.[0]) ?? '';
      pieces = '';
      if (audiences.includes(name)) audience = name;
    }
    numbers.set(name, pieces || numbers.get(name) || '');
  }
  const items: Item[] = [];
  for (const id of ids) {
    const number = numbers.get(id);
    if (number !== undefined) items.push(quantities ? { id, pieces: readPieces(number) } : { id });
  }
  return { audience, items };
}

/** The fragment for a choice, which is empty where nothing is chosen. */
export function choiceFragment({ audience, items }: Choice): string {
  const parts = items.flatMap(({ id, pieces }) => (pieces ? [id, pieces] : [id]));
  if (audience) parts.unshift(audience);
  return parts.length > 0 ? `#${parts.join('.')}` : '';
}

/** What differs between items: a value for some, by their ids, and one for all others. */
export type PerItem<Value> = { other: Value } & { [id: string]: Value | undefined };

/** The value for an item. */
export const valueFor = <Value>(values: PerItem<Value>, id: string): Value =>
  values[id] ?? values.other;

/** The total in a unit, of which one of an item's holds so many. */
export const totalOf = (items: Item[], held: PerItem<number>) =>
  items.reduce((total, { id, pieces = 0 }) => total + pieces * valueFor(held, id), 0);

/** Where a choice is below a minimum: "few" for the order, and "few-" with its id for an item. */
export function tooFew(
  choice: Choice,
  {
    minimum,
    minimums,
    held,
  }: { minimum: number; minimums: PerItem<number>; held: PerItem<number> },
): string[] {
  const counted = choice.items.filter(({ pieces }) => pieces);
  const below = counted.filter(({ id, pieces = 0 }) => pieces < valueFor(minimums, id));
  // An item's own minimum replaces that of the order.
  const isOrder = totalOf(choice.items, held) < minimum && counted.some(({ id }) => !minimums[id]);
  return [...(isOrder ? ['few'] : []), ...below.map(({ id }) => `few-${id}`)];
}

/** Runs what the browser may refuse, such as storage that is blocked or full: undefined, where it does. */
export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
