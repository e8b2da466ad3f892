import type { Page } from '@playwright/test';
import { styleCodes } from '../../src/chat/style-codes.ts';
import type { audiences } from '../../src/content/schema/pages.ts';
import type { PluralForms } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { unitOf } from '../../src/i18n/units.ts';
import { digits, entries, expect, site } from './fixtures.ts';

export type CatalogStyle = (typeof entries)[Locale]['catalog']['styles'][number];

/** A style or a category, by its id in addresses, and how many pieces of it a visitor wants. */
export interface Chosen {
  id: string;
  name: string;
  pieces?: number;
  /** The line that the message has under it, of what is printed on it. */
  print?: string;
}

/** What a visitor chose, with the names that the page shows. */
export interface Choice {
  audience?: (typeof audiences)[number] | undefined;
  items?: Chosen[];
}

/** All that can be chosen, in the catalog's order. */
export const choosable = (locale: Locale): Chosen[] => {
  const { styles, categories } = entries[locale].catalog;
  return [
    ...styles.map(({ id, name }) => ({ id: `product-${id}`, name })),
    ...categories.items.map(({ id, name }) => ({ id: `category-${id}`, name })),
  ];
};

/** The fragment for a choice. */
export function hashOf({ audience, items = [] }: Choice): string {
  const parts = [audience, ...items.flatMap(({ id, pieces }) => [id, pieces])].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('.')}` : '';
}

/** The button that adds an item to the choice; once chosen, it says so and takes it off. */
export function addButton(page: Page, locale: Locale, { name }: Chosen) {
  const { add, added } = entries[locale].catalog.choice;
  // In accessible names every space is the same.
  const names = [add, added].map((text) =>
    `${text} ${name}`.split(/\s/).map(RegExp.escape).join(' '),
  );
  return page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
}

/** The button of the start page that takes an item off. */
export function removeButton(page: Page, locale: Locale, { name }: Chosen) {
  const label = entries[locale].catalog.choice.remove.replace('{style}', () => name);
  return page.getByRole('button', { name: label, exact: true });
}

const styleOf = (locale: Locale, { id }: Chosen) =>
  entries[locale].catalog.styles.find((style) => id === `product-${style.id}`);

/** The words of an item's unit, which may be the site's. */
const unitIn = (locale: Locale, item: Chosen) =>
  unitOf(styleOf(locale, item) ?? {}, entries[locale].catalog.choice, locale);

/** The field of the start page for an item's number of pieces. */
export function piecesField(page: Page, locale: Locale, item: Chosen) {
  const label = `${unitIn(locale, item).pieces} ${item.name}`;
  return page.getByRole('textbox', { name: label, exact: true });
}

/** The link that starts with a style. */
export function orderOf(page: Page, locale: Locale, { name }: { name: string }) {
  return page.getByRole('link', { name: `${name} ${entries[locale].catalog.order}`, exact: true });
}

/** A number with what is counted, as a language writes it. */
export function counted(
  locale: Locale,
  forms: PluralForms | 'counts' | 'label',
  number: number,
): string {
  const all = typeof forms === 'string' ? entries[locale].catalog.choice[forms] : forms;
  const form = all[new Intl.PluralRules(locale).select(number) as 'other'] ?? all.other;
  return form.replace('{number}', `${number}`);
}

/** A text of the content that says how many styles were chosen. */
export function countIn(locale: Locale, text: 'chosen' | 'tooMany', number: number) {
  const { [text]: words, counts } = entries[locale].catalog.choice;
  return words.replace('{styles}', counted(locale, counts, number));
}

/** The sum of what a visitor wrote in each unit, by its forms; a unit may hold some of the site's. */
function sumsIn(locale: Locale, items: Chosen[]) {
  const { choice } = entries[locale].catalog;
  const sums = new Map<PluralForms, number>();
  for (const item of items.filter(({ pieces }) => pieces)) {
    const unit = unitIn(locale, item);
    const held = unit === choice ? 1 : styleOf(locale, item)?.unitPieces;
    const { pieceCounts } = held ? choice : unit;
    sums.set(pieceCounts, (sums.get(pieceCounts) ?? 0) + Number(item.pieces) * (held ?? 1));
  }
  return sums;
}

/** The line with the totals, of each unit apart; empty where no number is written. */
function totalIn(locale: Locale, items: Chosen[]): string {
  const { total, pieceCounts } = entries[locale].catalog.choice;
  const sums = sumsIn(locale, items);
  // In the catalog's order, and those in the site's unit last.
  const units = choosable(locale).map((item) => unitIn(locale, item).pieceCounts);
  const inOrder = new Set([...units.filter((forms) => forms !== pieceCounts), pieceCounts]);
  const said = [...inOrder].flatMap((forms) => {
    const sum = sums.get(forms);
    return sum ? counted(locale, forms, sum) : [];
  });
  const and = new Intl.ListFormat(locale).format(['', '']);
  return said.length > 0 ? total.replace('{pieces}', () => said.join(and)) : '';
}

/** A print at a place, so many centimeters wide, in one color or as it is; of a name, if it is one. */
type Printed = [
  place: 'chest' | 'heart' | 'front' | 'back',
  size: number,
  ink?: 'white' | 'ink',
  name?: string | undefined,
  tints?: 'tints',
];

/** The line of the message for prints. */
export function printLine(locale: Locale, ...prints: Printed[]): string {
  const { places, inks, print } = entries[locale].catalog.mockup;
  const said = prints.map(([place, size, ink, name, tints]) => {
    const color = ink ? inks[ink] : '';
    const printed = (ink ? print.inOneColor : print.asItIs)
      .replace('{place}', () => places[place])
      .replace('{size}', `${size}`)
      .replace('{color}', () => (tints && print.tints?.replace('{color}', color)) ?? color);
    if (!name) return printed;
    const typed = `\u2068${name}\u2069`;
    return print.named.replace('{print}', () => printed).replace('{typed}', () => typed);
  });
  return print.line.replace('{prints}', () => said.join(' + '));
}

/** The message that a chat then begins with. */
export function messageOf(locale: Locale, { audience, items = [] }: Choice): string {
  const { 'start-project': words, catalog, layout } = entries[locale];
  const { greeting } = audience ? words.audiences[audience] : layout.chat;
  const { message } = audience ? words.audiences[audience] : catalog.choice;
  const codes = styleCodes(catalog, site);
  const lines = items.map((item) => {
    const { pieces } = item;
    const code = codes[item.id.replace('product-', '')];
    const name = code ? `${item.name} ${code}` : item.name;
    const { pieceCounts } = unitIn(locale, item);
    const line = pieces
      ? `- \u2068${name}\u2069: ${counted(locale, pieceCounts, pieces)}`
      : `- ${name}`;
    return item.print ? `${line}\n${item.print}` : line;
  });
  const total = totalIn(locale, items);
  if (items.length > 1 && total) lines.push(total);
  return [items.length > 0 ? message : greeting, ...lines].join('\n');
}

/** The address of a chat that begins with the message. */
export const chatOf = (locale: Locale, choice: Choice) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, choice))}`;

/** What shows at the lower edge of a page how many styles are chosen. */
export const trayOf = (page: Page, locale: Locale, number: number) =>
  page.getByRole('region', { name: counted(locale, 'counts', number), exact: true });

/** The message that the start page shows before it is sent. */
export const shownMessage = (page: Page, locale: Locale) =>
  page
    .getByRole('figure')
    .filter({ hasText: entries[locale]['start-project'].nextStep })
    .getByRole('blockquote');

/** Every chat link, in the header, the menu and the page, says this; none but that of the start page says how many. */
export async function expectMessage(page: Page, locale: Locale, choice: Choice, note = '') {
  const chats = page.locator('a[data-chat]');
  const [href, greetingOnly] = [chatOf(locale, choice), chatOf(locale, {})];
  await expect(chats.first()).toHaveAttribute('href', href);
  await expect(chats.and(page.locator(`:not([href="${href}"])`))).toHaveCount(0);
  // None is left that says less. A question is another message.
  const bare = page.locator(`a[href="${greetingOnly}"]`);
  if (href !== greetingOnly) await expect(bare).toHaveCount(0);
  const number = choice.items?.length ?? 0;
  const { chat, newTab } = entries[locale].layout;
  const name = `${chat.label} (${newTab})`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  const told = [note, number ? countIn(locale, 'chosen', number) : ''].filter(Boolean).join(' ');
  await expect(page.getByRole('status')).toHaveText(told);
}

/** The chat says this; the start page lists this, with its numbers, and nothing else. */
export async function expectListed(page: Page, locale: Locale, choice: Choice, note = '') {
  await expectMessage(page, locale, choice, note);
  const { 'start-project': words, catalog } = entries[locale];
  const { items = [] } = choice;
  await expect.poll(() => shownMessage(page, locale).textContent()).toBe(messageOf(locale, choice));
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows.getByRole('strong')).toHaveText(items.map(({ name }) => name));
  // A category has no photograph.
  const styles = items.filter(({ id }) => id.startsWith('product-'));
  await expect(rows.locator('picture')).toHaveCount(styles.length);
  const withField = site.quantities ? items : [];
  await expect(rows.getByRole('textbox')).toHaveCount(withField.length);
  for (const item of withField) {
    await expect(piecesField(page, locale, item)).toHaveValue(`${item.pieces ?? ''}`);
  }
  const total = totalIn(locale, items);
  const announced = page.locator('[aria-live="polite"]');
  const seen = announced.locator('[data-when="total"]');
  await expect(seen).toBeVisible({ visible: total !== '' });
  if (total) await expect(seen).toHaveText(total);
  const few = announced.getByText(catalog.choice.belowMinimum, { exact: true });
  // A style's own minimum takes the place of the one of an order.
  const styleMinimum = (item: Chosen) => styleOf(locale, item)?.minimum;
  const { pieceCounts } = catalog.choice;
  const sum = sumsIn(locale, items).get(pieceCounts) ?? 0;
  const isBelow =
    sum < site.minimum &&
    items.some((item) => !styleMinimum(item) && sumsIn(locale, [item]).has(pieceCounts));
  await expect(few).toBeVisible({ visible: isBelow });
  for (const item of items) {
    const minimum = site.quantities && styleMinimum(item);
    const note = announced.locator(`[data-when="few-${item.id}"]`);
    if (!minimum) {
      await expect(note).toHaveCount(0);
      continue;
    }
    const pieces = counted(locale, unitIn(locale, item).pieceCounts, minimum);
    await expect(note).toHaveText(catalog.choice.belowStyleMinimum.replace('{pieces}', pieces));
    await expect(note).toBeVisible({
      visible: Boolean(item.pieces) && Number(item.pieces) < minimum,
    });
  }
  for (const [audience, { chosen }] of Object.entries(words.audiences)) {
    const line = page.getByText(chosen, { exact: true });
    await expect(line).toBeVisible({ visible: audience === choice.audience });
  }
}

/** Whether the next press on the page is kept from the browser. */
export const willBeHeld = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((pressed) =>
        addEventListener('click', ({ defaultPrevented }) => pressed(defaultPrevented)),
      ),
  );
