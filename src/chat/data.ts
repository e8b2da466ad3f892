import type { Content, Style } from '../content/schema/pages.ts';
import type { PageContent } from '../data/content-loader.ts';
import type { Locale } from '../i18n/locales.ts';
import { pathOf } from '../i18n/routes.ts';
import { chatAddress } from './address.ts';
import { categoryId, styleId } from './choice.ts';

/** A style, or a category: this has an id and a name only. */
type Choosable = Pick<Style, 'id' | 'name'> & Partial<Style>;

/** The styles and categories in the catalog's order, each by the id of its element. */
export const choosable = ({ styles, categories }: Content<'catalog'>): Choosable[] => [
  ...styles.map((style) => ({ ...style, id: styleId(style.id) })),
  ...categories.items.map(({ id, name }) => ({ id: categoryId(id), name })),
];

export type ChatData = ReturnType<typeof chatData>;

/** What the chat's script needs to know. */
export function chatData(content: Pick<PageContent, 'site' | 'entries'>, locale: Locale) {
  const { site, entries } = content;
  const { catalog, layout } = entries[locale];
  const { audiences, email } = entries[locale]['start-project'];
  const { choice: words } = catalog;
  const items = choosable(catalog);
  const greetings = Object.entries(audiences).map(
    ([audience, { greeting }]) => [audience, greeting] as const,
  );
  return {
    label: words.label,
    chosen: words.chosen,
    tooMany: words.tooMany,
    fromLink: words.fromLink,
    counts: words.counts,
    pieceCounts: words.pieceCounts,
    message: words.message,
    more: words.more,
    total: words.total,
    locale,
    /** The pages that show the choice. */
    catalogPath: pathOf('catalog', locale),
    startPath: pathOf('start-project', locale),
    audiences: Object.keys(audiences),
    /** The ids of all that can be chosen, in the catalog's order. */
    ids: items.map(({ id }) => id),
    quantities: site.quantities,
    minimum: site.minimum,
    minimums: Object.fromEntries(items.map(({ id, minimum }) => [id, minimum] as const)),
    names: Object.fromEntries(items.map(({ id, name }) => [id, name] as const)),
    chat: chatAddress(site),
    /** What the chat's links say while nothing is chosen. */
    chatLabel: layout.chat.label,
    email: site.email,
    /** What an email is about while nothing is chosen. */
    subject: email.subject,
    greeting: layout.chat.greeting,
    greetings: Object.fromEntries(greetings),
  };
}
