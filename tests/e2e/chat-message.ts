import type { Page } from '@playwright/test';
import type { audiences } from '../../src/content/schema/pages.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { digits, entries, expect } from './test.ts';

export type CatalogStyle = (typeof entries)[Locale]['catalog']['styles'][number];

/** What the visitor comes from and chose, as far as the address says it. */
export interface Origin {
  audience?: (typeof audiences)[number] | undefined;
  styles?: CatalogStyle[];
}

/** The fragment that says so. */
export function hashOf({ audience, styles = [] }: Origin): string {
  const names = [audience ?? [], styles.map(({ id }) => `product-${id}`)].flat();
  return names.length > 0 ? `#${names.join('+')}` : '';
}

/** The button that adds a style to the choice, or takes it off. */
export function buttonOf(
  page: Page,
  locale: Locale,
  change: 'add' | 'remove',
  style: CatalogStyle,
) {
  const name = entries[locale].catalog.choice[change].replace('{style}', () => style.name);
  return page.getByRole('button', { name, exact: true });
}

/** The link that starts with a style. */
export function orderOf(page: Page, locale: Locale, { name }: CatalogStyle) {
  return page.getByRole('link', { name: `${name} ${entries[locale].catalog.order}`, exact: true });
}

/** The message that a chat then begins with. */
export function messageOf(locale: Locale, { audience, styles = [] }: Origin): string {
  const { 'start-project': words, catalog, layout } = entries[locale];
  const { greeting } = audience ? words.audiences[audience] : layout.chat;
  const list = styles.map(({ name }) => (styles.length > 1 ? `\n- ${name}` : name)).join('');
  return list ? `${greeting} ${catalog.choice.message.replace('{style}', () => list)}` : greeting;
}

/** A text of the content that says how many styles were chosen. */
export function countIn(
  locale: Locale,
  text: 'label' | 'chosen' | 'tooMany',
  number: number,
): string {
  const { counts, ...words } = entries[locale].catalog.choice;
  const form = counts[new Intl.PluralRules(locale).select(number) as 'other'] ?? counts.other;
  return words[text].replace('{styles}', form.replace('{number}', `${number}`));
}

/** Every chat link, in the header, the menu and the page, says this and how many styles it names. */
export async function expectMessage(page: Page, locale: Locale, origin: Origin) {
  const chats = page.locator(`a[href^="https://wa.me/${digits}"]`);
  const href = `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, origin))}`;
  await expect(chats.first()).toHaveAttribute('href', href);
  await expect(chats.and(page.locator(`:not([href="${href}"])`))).toHaveCount(0);
  const number = origin.styles?.length ?? 0;
  const label = number ? countIn(locale, 'label', number) : entries[locale].layout.chat.label;
  const name = `${label} (${entries[locale].layout.newTab})`;
  await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(
    number ? countIn(locale, 'chosen', number) : '',
  );
}
