import { westernDigits } from '../i18n/numbers.ts';

/** A style or a category that a visitor chose, and how many pieces of it, where they have said so. */
export interface Item {
  /** Its name in addresses, and the id of its element: `styleName` or `categoryName`. */
  id: string;
  pieces?: number | undefined;
}

/** What a visitor chose: the kind of client that they are, and styles and categories. */
export interface Choice {
  audience?: string | undefined;
  items: Item[];
}

/** All that can be chosen; the ids of items in the catalog's order. */
export interface Choosable {
  audiences: string[];
  items: string[];
  /** Whether a visitor may say how many pieces they want. */
  quantities: boolean;
}

/** The id of a style. The prefix keeps it apart from all other ids of a page. */
export const styleName = (id: string) => `product-${id}`;

/** The id of a category. */
export const categoryName = (id: string) => `category-${id}`;

/** The number that a visitor wrote, in Western or Arabic digits: 1 to 99,999, undefined for all else. */
export function readPieces(written: string): number | undefined {
  const digits = westernDigits(written.trim());
  const pieces = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return pieces > 0 ? pieces : undefined;
}

/** The choice in an address's fragment, such as `#traders+product-tee=120`, without what cannot be chosen. */
export function readChoice(fragment: string, choosable: Choosable): Choice {
  const written = new Map<string, string>();
  for (const part of fragment.slice(1).split('+')) {
    const [name = '', pieces = ''] = part.split('=');
    written.set(name, pieces);
  }
  const items = choosable.items.filter((id) => written.has(id));
  const piecesOf = (id: string) => readPieces(written.get(id) ?? '');
  return {
    audience: choosable.audiences.filter((audience) => written.has(audience)).pop(),
    items: items.map((id) => (choosable.quantities ? { id, pieces: piecesOf(id) } : { id })),
  };
}

/** The fragment for a choice, which is empty where nothing is chosen. */
export function writeChoice({ audience, items }: Choice): string {
  const names = items.map(({ id, pieces }) => (pieces ? `${id}=${pieces}` : id));
  if (audience) names.unshift(audience);
  return names.length > 0 ? `#${names.join('+')}` : '';
}

/** A choice with another one added. A visitor is of one kind: the one that was added last. */
export function addChoice(choice: Choice, added: Choice): Choice {
  const items = new Map(choice.items.map((item) => [item.id, item]));
  for (const { id, pieces } of added.items) {
    items.set(id, { id, pieces: pieces ?? items.get(id)?.pieces });
  }
  return { audience: added.audience ?? choice.audience, items: [...items.values()] };
}

/** How many pieces a choice comes to, as far as the visitor has said so. */
export function totalPieces({ items }: Choice): number {
  return items.reduce((total, { pieces = 0 }) => total + pieces, 0);
}
