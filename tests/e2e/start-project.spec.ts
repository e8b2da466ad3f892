import type { Page } from '@playwright/test';
import { audiences } from '../../src/content/schema/pages.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  buttonOf,
  type CatalogStyle,
  countIn,
  expectMessage,
  hashOf,
  messageOf,
  type Origin,
  orderOf,
} from './chat-message.ts';
import { blockStorage, digits, entries, expect, leaveAndReturn, test } from './test.ts';

/** The chat says this; the page shows this and nothing else. */
async function expectKnown(page: Page, locale: Locale, known: Origin) {
  await expectMessage(page, locale, known);
  const { 'start-project': words } = entries[locale];
  const lines = page.getByRole('main').getByRole('listitem');
  const removable = lines.filter({ has: page.getByRole('button') });
  await expect(removable).toHaveText(known.styles?.map(({ name }) => name) ?? []);
  for (const audience of audiences) {
    const line = page.getByText(words.audiences[audience].chosen, { exact: true });
    await expect(line).toBeVisible({ visible: audience === known.audience });
  }
}

for (const [index, locale] of localeCodes.entries()) {
  const { home, services, catalog } = entries[locale];
  const [first] = catalog.styles as [CatalogStyle];
  const start = pathOf('start-project', locale);

  test(`${locale}: 'order now' leads to a chat in a new tab that orders the style`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto(pathOf('catalog', locale));
    await orderOf(page, locale, first).click();
    await expect(page).toHaveURL(`${start}#product-${first.id}`);
    await expectKnown(page, locale, { styles: [first] });
    // The fragment names a line of the page, but the page is read from its top.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const chat = page.getByRole('main').getByRole('link', { name: countIn(locale, 'label', 1) });
    await expect(chat).toBeFocused();
    const opened = page.waitForEvent('popup');
    await chat.click();
    const { origin, pathname, searchParams } = new URL((await opened).url());
    expect(origin + pathname).toBe(`https://wa.me/${digits}`);
    expect([...searchParams]).toEqual([['text', messageOf(locale, { styles: [first] })]]);
    await expect(page).toHaveURL(`${start}#product-${first.id}`);
  });

  // One audience in each language.
  const guest = audiences[index % audiences.length] as (typeof audiences)[number];
  test(`${locale}: home leads ${guest} to their services, and these to their message`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', locale));
    await page.getByRole('link', { name: home.audiences[guest].action, exact: true }).click();
    await expect(page).toHaveURL(`${pathOf('services', locale)}#${guest}`);
    const part = page.locator('section').filter({ hasText: services[guest].heading });
    await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
    await part.getByRole('link', { name: entries[locale].layout.action, exact: true }).click();
    await expect(page).toHaveURL(`${start}#${guest}`);
    await expectKnown(page, locale, { audience: guest });
  });

  test(`${locale}: 'order now' adds to the choice, which stays through the site, Back and reload`, async ({
    page,
  }) => {
    const { layout } = entries[locale];
    const added = catalog.styles.at(-1) as CatalogStyle;
    const styles = [...new Set([...catalog.styles.slice(0, 2), added])];
    const chosen: Origin = { audience: 'traders', styles };
    const rest = { ...chosen, styles: styles.filter((style) => style !== added) };
    const path = pathOf('catalog', locale);
    const follow = (name: 'catalog' | 'contact' | 'home' | 'start-project') =>
      page
        .getByRole('navigation', { name: layout.menu.label, exact: true })
        .getByRole('link', { name: entries[locale][name].navigation, exact: true })
        .click();
    await page.goto(path + hashOf({ ...chosen, styles: catalog.styles.slice(0, 2) }));
    const order = orderOf(page, locale, added);
    await expect(order).toHaveAttribute('href', start + hashOf(chosen));
    await order.click();
    await expect(page).toHaveURL(start + hashOf(chosen));
    await expectKnown(page, locale, chosen);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path + hashOf(chosen));
    await expectMessage(page, locale, chosen);
    await follow('contact');
    await expect(page).toHaveURL(pathOf('contact', locale));
    await follow('start-project');
    await expect(page).toHaveURL(start + hashOf(chosen));
    await page.reload();
    await expectKnown(page, locale, chosen);
    // What was taken off is off on the way back as well.
    await buttonOf(page, locale, 'remove', added).click();
    await expectKnown(page, locale, rest);
    await follow('home');
    // A link of another page adds what it names.
    await orderOf(page, locale, rest.styles[0] ?? first).click();
    await expectKnown(page, locale, rest);
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(start + hashOf(rest));
    await expectKnown(page, locale, rest);
  });
}

const locale = 'ar';
const start = pathOf('start-project', locale);
const { catalog, 'start-project': words } = entries[locale];
const [first] = catalog.styles as [CatalogStyle];
const last = catalog.styles.at(-1) as CatalogStyle;

test('questions open onto their answers, by keyboard too, with a sign, and are open on paper', async ({
  page,
}) => {
  const { items } = words.questions;
  await page.goto(start);
  const answers = items.map(({ answer }) =>
    page.locator('details').getByText(answer, { exact: true }),
  );
  for (const answer of answers) await expect(answer).toBeHidden();
  expect(await page.locator('ol').evaluate(drawn, '::before')).toContain('gradient');
  const sign = () => page.locator('summary').first().evaluate(drawn, '::after');
  const closed = await sign();
  expect(closed).toContain('gradient');
  for (const { question } of items) {
    await page.locator('details').getByText(question, { exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  for (const answer of answers) await expect(answer).toBeVisible();
  expect(await sign()).not.toBe(closed);
  await page.reload();
  for (const answer of answers) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answer).toBeVisible();
});

test('styles can be taken off one by one, by keyboard too', async ({ page }) => {
  const styles = catalog.styles.slice(0, 3);
  const chosen: Origin = { audience: 'traders', styles };
  await page.goto(start + hashOf(chosen));
  while (styles.length > 0) {
    await expectKnown(page, locale, chosen);
    await buttonOf(page, locale, 'remove', styles.shift() as CatalogStyle).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(start + hashOf(chosen));
    // A reader of the screen hears how many are left by the status, and here what comes next.
    const next = styles[0]
      ? buttonOf(page, locale, 'remove', styles[0])
      : page.getByRole('main').locator('a[href*="?text="]').first();
    await expect(next).toBeFocused();
  }
  await expectKnown(page, locale, { audience: 'traders' });
});

test('a link with a choice wins over what the tab had; another tab is another choice', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const chosen: Origin = { audience: 'startups', styles: [last] };
  await page.goto(start + hashOf({ styles: [first] }));
  await expectKnown(page, locale, { styles: [first] });
  await other.goto(start);
  await expectKnown(other, locale, {});
  await page.goto(pathOf('about', locale));
  await page.goto(start + hashOf(chosen));
  await expectKnown(page, locale, chosen);
  await page.goto(start);
  await expectKnown(page, locale, chosen);
});

test('Back finds what was taken off later, where the browser loads the page again', async ({
  page,
}) => {
  const path = pathOf('catalog', locale);
  await page.goto(path + hashOf({ styles: [first, last] }));
  // No page with such a listener is kept for Back.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await orderOf(page, locale, first).click();
  await buttonOf(page, locale, 'remove', last).click();
  await expectKnown(page, locale, { styles: [first] });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path + hashOf({ styles: [first] }));
  await expectMessage(page, locale, { styles: [first] });
});

test('with storage blocked the address keeps the choice', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  const chosen: Origin = { audience: 'traders', styles: [first, last] };
  await page.goto(pathOf('catalog', locale) + hashOf({ ...chosen, styles: [last] }));
  await orderOf(page, locale, first).click();
  await expectKnown(page, locale, chosen);
  await page.reload();
  await expectKnown(page, locale, chosen);
});

test('a status is written once for each change', async ({ page }) => {
  await page.goto(pathOf('catalog', locale));
  const status = page.getByRole('status');
  await status.evaluate((status) => {
    const changes: (string | null)[] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => changes.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  for (const style of [first, last]) await buttonOf(page, locale, 'add', style).click();
  await expect(status).toHaveText(countIn(locale, 'chosen', 2));
  // Another kind of client is another message, but the status says the same.
  await page.evaluate(() => {
    location.hash += '+traders';
  });
  await expectMessage(page, locale, { audience: 'traders', styles: [first, last] });
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([
    countIn(locale, 'chosen', 1),
    countIn(locale, 'chosen', 2),
  ]);
});

test('the project form is declared and shown to nobody', async ({ page }) => {
  await page.goto(start);
  const form = page.locator('form');
  await expect(form).toBeHidden();
  for (const name of ['name', 'phone', 'brandType', 'budget', 'message'] as const) {
    const field = form.locator(`[name="${name}"]`);
    await expect(field).toBeDisabled();
    await expect(form.locator(`label[for="${name}"]`)).toHaveText(words.form[name]);
  }
  await expect(form.locator('[type="submit"]')).toHaveText(words.form.submit);
});

test('the style that the address names stays through the back/forward cache', async ({ page }) => {
  await page.goto(start + hashOf({ styles: [first] }));
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hashOf({ styles: [last] }),
  );
  await leaveAndReturn(page, () => page.goto(pathOf('about', locale)));
  await expectKnown(page, locale, { styles: [last] });
  await page.evaluate(() => history.back());
  await expectKnown(page, locale, { styles: [first] });
});

/** What is drawn before or after an element's text; runs in the page. */
function drawn(element: Element, where: string): string {
  const { content, background } = getComputedStyle(element, where);
  return content === 'none' ? '' : background;
}
