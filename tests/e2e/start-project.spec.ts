import type { Page } from '@playwright/test';
import { type Locale, localeCodes, locales, otherLocales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { digits, entries, expect, leaveAndReturn, test } from './test.ts';

type Product = (typeof entries)[Locale]['catalog']['products'][number];

function messageOf(locale: Locale, product?: Product): string {
  const { greeting } = entries[locale].layout.chat;
  const { order } = entries[locale]['start-project'];
  return product ? `${greeting} ${order.message.replace('{product}', product.name)}` : greeting;
}

/** Every chat link, in the header, the menu and the page, says this; the page shows this piece or none. */
async function expectChosen(page: Page, locale: Locale, product?: Product) {
  const chats = page.locator('a[href^="https://wa.me/"]');
  const href = `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, product))}`;
  await expect(chats.and(page.locator(`[href="${href}"]`))).toHaveCount(await chats.count());
  const { order } = entries[locale]['start-project'];
  for (const { id, name } of entries[locale].catalog.products) {
    await expect(page.getByText(order.chosen.replace('{product}', name))).toBeVisible({
      visible: id === product?.id,
    });
  }
}

for (const locale of localeCodes) {
  const { catalog, layout, ...words } = entries[locale];
  const [first] = catalog.products as [Product];
  const start = pathOf('start-project', locale);

  test(`${locale}: 'order now' leads to a chat in a new tab that orders the piece`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto(pathOf('catalog', locale));
    await page.getByRole('link', { name: `${first.name} ${catalog.order}`, exact: true }).click();
    await expect(page).toHaveURL(`${start}#${first.id}`);
    await expectChosen(page, locale, first);
    // The fragment names a line of the page, but the page is read from its top.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    const chat = page.getByRole('main').getByRole('link', { name: layout.chat.label }).first();
    await expect(chat).toBeFocused();
    const opened = page.waitForEvent('popup');
    await chat.click();
    const { origin, pathname, searchParams } = new URL((await opened).url());
    expect(origin + pathname).toBe(`https://wa.me/${digits}`);
    expect([...searchParams]).toEqual([['text', messageOf(locale, first)]]);
    await expect(page).toHaveURL(`${start}#${first.id}`);
  });

  test(`${locale}: the toggle keeps the piece and translates its name`, async ({ page }) => {
    const [other = locale] = otherLocales(locale);
    await page.goto(`${start}#${first.id}`);
    await page.getByRole('link', { name: locales[other].name, exact: true }).click();
    await expect(page).toHaveURL(`${pathOf('start-project', other)}#${first.id}`);
    await expectChosen(page, other, entries[other].catalog.products[0]);
  });

  test(`${locale}: the project form is declared and shown to nobody`, async ({ page }) => {
    const { form: labels } = words['start-project'];
    await page.goto(start);
    const form = page.locator('form');
    await expect(form).toBeHidden();
    await expect(page.getByRole('form')).toHaveCount(0);
    for (const name of ['name', 'phone', 'brandType', 'budget', 'message'] as const) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toBeHidden();
      await expect(field).toBeDisabled();
      await expect(form.locator(`label[for="${name}"]`)).toHaveText(labels[name]);
    }
    await expect(form.locator('[type="submit"]')).toHaveText(labels.submit);
  });
}

const locale = 'ar';
const start = pathOf('start-project', locale);
const [first, second] = entries[locale].catalog.products as [Product, Product];

test('the piece follows the fragment, also out of the back/forward cache', async ({ page }) => {
  await page.goto(`${start}#${first.id}`);
  await expectChosen(page, locale, first);
  await page.evaluate((id) => {
    location.hash = id;
  }, second.id);
  await expectChosen(page, locale, second);
  await leaveAndReturn(page, () => page.goto(pathOf('about', locale)));
  await expectChosen(page, locale, second);
  await page.evaluate(() => history.back());
  await expectChosen(page, locale, first);
  await page.evaluate(() => {
    location.hash = '';
  });
  await expectChosen(page, locale);
});

test('fragments that name no piece leave the plain greeting', async ({ page }) => {
  for (const fragment of [
    'content',
    `x${first.id}`,
    `%${first.id.charCodeAt(0).toString(16)}${first.id.slice(1)}`,
    `${first.id}&text=x`,
    'constructor',
    '__proto__',
    'هودي',
    '%',
    '<img src=x onerror=alert(1)>',
  ]) {
    // The query makes each a load of its own and not a change of the fragment.
    await page.goto(`${start}?${encodeURIComponent(fragment)}#${fragment}`);
    await expectChosen(page, locale);
  }
});
