import type { Page } from '@playwright/test';
import type { audiences } from '../../src/content/schema/pages.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { digits, entries, expect, site } from './fixtures.ts';

export type CatalogStyle = (typeof entries)[Locale]['catalog']['styles'][number];

/** A style or a category, by its id in addresses, and how many pieces of it a visitor wants. */
export interface Chosen {
  id: string;
  name: string;
  pieces?: number;
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

/** The field of the start page for an item's number of pieces. */
export function piecesField(page: Page, locale: Locale, { name }: Chosen) {
  const label = `${entries[locale].catalog.choice.pieces} ${name}`;
  return page.getByRole('textbox', { name: label, exact: true });
}

/** The link that starts with a style. */
export function orderOf(page: Page, locale: Locale, { name }: { name: string }) {
  return page.getByRole('link', { name: `${name} ${entries[locale].catalog.order}`, exact: true });
}

type Counted = 'label' | 'chosen' | 'tooMany' | 'total';

/** A number with what is counted, as a language writes it. */
export function counted(locale: Locale, forms: 'counts' | 'pieceCounts', number: number): string {
  const { [forms]: all } = entries[locale].catalog.choice;
  const form = all[new Intl.PluralRules(locale).select(number) as 'other'] ?? all.other;
  return form.replace('{number}', `${number}`);
}

/** A text of the content that says how many styles or pieces were chosen. */
export function countIn(locale: Locale, text: Counted, number: number): string {
  const forms = text === 'total' ? 'pieceCounts' : 'counts';
  const words = entries[locale].catalog.choice[text];
  return words.replace(/\{styles\}|\{pieces\}/, counted(locale, forms, number));
}

/** The message that a chat then begins with. */
export function messageOf(locale: Locale, { audience, items = [] }: Choice): string {
  const { 'start-project': words, catalog, layout } = entries[locale];
  const { greeting } = audience ? words.audiences[audience] : layout.chat;
  const lines = items.map(({ name, pieces }) =>
    pieces ? `- \u2068${name}\u2069: ${counted(locale, 'pieceCounts', pieces)}` : `- ${name}`,
  );
  const total = items.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
  if (items.length > 1 && total > 0) lines.push(countIn(locale, 'total', total));
  return [greeting, ...(items.length > 0 ? [catalog.choice.message] : []), ...lines].join('\n');
}

/** The address of a chat that begins with the message. */
export const chatOf = (locale: Locale, choice: Choice) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, choice))}`;

/** Every chat link, in the header, the menu and the page, says this and how many styles it names. */
export async function expectMessage(page: Page, locale: Locale, choice: Choice, note = '') {
  const chats = page.locator('a[data-chat]');
  const [href, greetingOnly] = [chatOf(locale, choice), chatOf(locale, {})];
  await expect(chats.first()).toHaveAttribute('href', href);
  await expect(chats.and(page.locator(`:not([href="${href}"])`))).toHaveCount(0);
  // None is left that says less. A question is another message.
  const bare = page.locator(`a[href="${greetingOnly}"]`);
  if (href !== greetingOnly) await expect(bare).toHaveCount(0);
  const number = choice.items?.length ?? 0;
  const label = number ? countIn(locale, 'label', number) : entries[locale].layout.chat.label;
  const name = `${label} (${entries[locale].layout.newTab})`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  const told = [note, number ? countIn(locale, 'chosen', number) : ''].filter(Boolean).join(' ');
  await expect(page.getByRole('status')).toHaveText(told);
}

/** The chat says this; the start page lists this, with its numbers, and nothing else. */
export async function expectListed(page: Page, locale: Locale, choice: Choice, note = '') {
  await expectMessage(page, locale, choice, note);
  const { 'start-project': words, catalog } = entries[locale];
  const { items = [] } = choice;
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') });
  await expect(rows.getByRole('strong')).toHaveText(items.map(({ name }) => name));
  // A category has no photograph.
  const styles = items.filter(({ id }) => id.startsWith('product-'));
  await expect(rows.locator('img')).toHaveCount(styles.length);
  const withField = site.quantities ? items : [];
  await expect(rows.getByRole('textbox')).toHaveCount(withField.length);
  for (const item of withField) {
    await expect(piecesField(page, locale, item)).toHaveValue(`${item.pieces ?? ''}`);
  }
  const total = items.reduce((sum, { pieces = 0 }) => sum + pieces, 0);
  const announced = page.locator('[aria-live="polite"]');
  const seen = announced.getByText(countIn(locale, 'total', total), { exact: true });
  await expect(seen).toBeVisible({ visible: total > 0 });
  const few = announced.getByText(catalog.choice.belowMinimum, { exact: true });
  // A style's own minimum takes the place of the one of an order.
  const styleMinimum = ({ id }: Chosen) =>
    catalog.styles.find((style) => id === `product-${style.id}`)?.minimum;
  const isBelow = items.some((item) => item.pieces && !styleMinimum(item)) && total < site.minimum;
  await expect(few).toBeVisible({ visible: isBelow });
  for (const item of items) {
    const minimum = site.quantities && styleMinimum(item);
    const note = announced.locator(`[data-when="few-${item.id}"]`);
    if (!minimum) {
      await expect(note).toHaveCount(0);
      continue;
    }
    const pieces = counted(locale, 'pieceCounts', minimum);
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
