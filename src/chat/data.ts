import type { Content, Style } from '../content/schema/pages.ts';
import type { PageContent } from '../data/content-loader.ts';
import { anyOf, pieceWords } from '../i18n/known-words.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { patternOf, unitOf } from '../i18n/units.ts';
import { chatAddress, emailLink } from './address.ts';
import { categoryId, type PerItem, styleId } from './choice.ts';
import { styleCodes } from './style-codes.ts';

/** A style, or a category: this has an id and a name only. */
type Choosable = Pick<Style, 'id' | 'name'> & Partial<Style>;

/** The styles and categories in the catalog's order, each by the id of its element. */
export const choosable = ({ styles, categories }: Content<'catalog'>): Choosable[] => [
  ...styles.map((style) => ({ ...style, id: styleId(style.id) })),
  ...categories.items.map(({ id, name }) => ({ id: categoryId(id), name })),
];

export type ChatData = ReturnType<typeof chatData>;

/** What the script of a page knows besides: the address of each style's photograph, by the style's id. */
export type PageChatData = ChatData & { thumbnails: Record<string, string | undefined> };

/** What the chat's script needs to know. */
export function chatData(content: Pick<PageContent, 'site' | 'entries'>, locale: Locale) {
  const { site, entries } = content;
  const { catalog, layout } = entries[locale];
  const { audiences, email } = entries[locale]['start-project'];
  const { choice: words } = catalog;
  const items = choosable(catalog);
  const codes = Object.entries(styleCodes(catalog, site));
  const codeOf = new Map(codes.map(([id, code]) => [styleId(id), code]));
  /** Those that are not counted in the site's unit. */
  const others = items.flatMap((item) => {
    const { pieceCounts: counts } = unitOf(item, words, locale);
    const { id, unitPieces = 0 } = item;
    return counts === words.pieceCounts ? [] : [{ id, unitPieces, counts }];
  });
  const perItem = <Value>(other: Value, valueIn: (item: (typeof others)[number]) => Value) => {
    const values = others.map((item) => [item.id, valueIn(item)] as const);
    return { ...Object.fromEntries(values), other } as PerItem<Value>;
  };
  /** How many of the site's unit one of an item's holds: none where the two are totaled apart. */
  const held = perItem(1, ({ unitPieces }) => unitPieces);
  const apart = new Set(others.flatMap(({ counts, unitPieces }) => (unitPieces ? [] : [counts])));
  const openings = (part: 'greeting' | 'message') =>
    Object.fromEntries(
      Object.entries(audiences).map(([audience, words]) => [audience, words[part]]),
    );
  return {
    label: words.label,
    chosen: words.chosen,
    tooMany: words.tooMany,
    fromLink: words.fromLink,
    counts: words.counts,
    /** The forms of each item's unit, and what may stand beside its numbers. */
    pieceCounts: perItem(words.pieceCounts, ({ counts }) => counts),
    pieceWords: perItem(`${anyOf(pieceWords)}?`, ({ counts }) => patternOf(counts)),
    held,
    /** The site's unit is the last. */
    totals: [
      ...[...apart].map((unit) => ({
        counts: unit,
        held: perItem(0, ({ counts, unitPieces }) => (counts === unit && !unitPieces ? 1 : 0)),
      })),
      { counts: words.pieceCounts, held },
    ],
    /** What stands between two of them. */
    and: new Intl.ListFormat(locale).format(['', '']),
    message: words.message,
    more: words.more,
    total: words.total,
    brand: words.brand,
    locale,
    /** The pages that show the choice. */
    catalogPath: pathOf('catalog', locale),
    startPath: pathOf('start-project', locale),
    audiences: Object.keys(audiences),
    /** The ids of all that can be chosen, in the catalog's order. */
    ids: items.map(({ id }) => id),
    quantities: site.quantities,
    minimum: site.minimum,
    minimums: {
      // What is totaled apart has a minimum of its own: that of the order does not count it.
      ...perItem(0, ({ unitPieces }) => (unitPieces ? 0 : 1)),
      ...Object.fromEntries(items.flatMap(({ id, minimum }) => (minimum ? [[id, minimum]] : []))),
    },
    names: Object.fromEntries(
      items.map(({ id, name }) => [id, [name, codeOf.get(id)].filter(Boolean).join(' ')] as const),
    ),
    chat: chatAddress(site),
    /** What the chat's links say while nothing is chosen. */
    chatLabel: layout.chat.label,
    email: emailLink(site.email),
    /** What an email is about while nothing is chosen. */
    subject: email.subject,
    greeting: layout.chat.greeting,
    greetings: openings('greeting'),
    messages: openings('message'),
  };
}
