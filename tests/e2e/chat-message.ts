import type { Page } from '@playwright/test';
import type { audiences } from '../../src/content/schema.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { digits, entries, expect } from './test.ts';

type Product = (typeof entries)[Locale]['catalog']['products'][number];

/** What the visitor comes from and chose, as far as the address says it. */
export interface Origin {
  audience?: (typeof audiences)[number] | undefined;
  products?: Product[];
}

/** The message that a chat then begins with. */
export function messageOf(locale: Locale, { audience, products = [] }: Origin): string {
  const { 'start-project': words, catalog, layout } = entries[locale];
  const { greeting } = audience ? words.audiences[audience] : layout.chat;
  const list = products.map(({ name }) => (products.length > 1 ? `\n- ${name}` : name)).join('');
  return list ? `${greeting} ${catalog.choice.message.replace('{product}', () => list)}` : greeting;
}

/** A text of the content that says how many pieces were chosen. */
export function countIn(locale: Locale, text: 'label' | 'chosen', number: number): string {
  const { pieces, ...words } = entries[locale].catalog.choice;
  const form = pieces[new Intl.PluralRules(locale).select(number) as 'other'] ?? pieces.other;
  return words[text].replace('{pieces}', form.replace('{number}', `${number}`));
}

/** Every chat link, in the header, the menu and the page, says this and how many pieces it names. */
export async function expectMessage(page: Page, locale: Locale, origin: Origin) {
  const chats = page.locator(`a[href^="https://wa.me/${digits}"]`);
  const href = `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, origin))}`;
  await expect(chats.first()).toHaveAttribute('href', href);
  await expect(chats.and(page.locator(`:not([href="${href}"])`))).toHaveCount(0);
  const number = origin.products?.length ?? 0;
  const label = number ? countIn(locale, 'label', number) : entries[locale].layout.chat.label;
  const name = `${label} (${entries[locale].layout.newTab})`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    number ? countIn(locale, 'chosen', number) : '',
  );
}
