import type { Page } from '@playwright/test';
import { audiences } from '../../src/content/schema.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { countIn, expectMessage, messageOf, type Origin } from './chat-message.ts';
import { digits, entries, expect, leaveAndReturn, test } from './test.ts';

type Product = (typeof entries)[Locale]['catalog']['products'][number];

/** The chat says this; the page shows this and nothing else. */
async function expectKnown(page: Page, locale: Locale, known: Origin) {
  await expectMessage(page, locale, known);
  const { 'start-project': words } = entries[locale];
  const lines = page.getByRole('main').getByRole('listitem');
  const removable = lines.filter({ has: page.getByRole('button') });
  await expect(removable).toHaveText(known.products?.map(({ name }) => name) ?? []);
  for (const audience of audiences) {
    const line = page.getByText(words.audiences[audience].chosen, { exact: true });
    await expect(line).toBeVisible({ visible: audience === known.audience });
  }
}

for (const [index, locale] of localeCodes.entries()) {
  const { home, services, catalog } = entries[locale];
  const [first] = catalog.products as [Product];
  const start = pathOf('start-project', locale);

  test(`${locale}: 'order now' leads to a chat in a new tab that orders the piece`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto(pathOf('catalog', locale));
    await page.getByRole('link', { name: `${first.name} ${catalog.order}`, exact: true }).click();
    await expect(page).toHaveURL(`${start}#product-${first.id}`);
    await expectKnown(page, locale, { products: [first] });
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
    expect([...searchParams]).toEqual([['text', messageOf(locale, { products: [first] })]]);
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
    await part.getByRole('link', { name: services[guest].action, exact: true }).click();
    await expect(page).toHaveURL(`${start}#${guest}`);
    await expectKnown(page, locale, { audience: guest });
  });

  test(`${locale}: an address may name an audience, a piece, both or nothing that there is`, async ({
    page,
  }) => {
    await page.goto(start);
    const expectNamed = async (hash: string, known: Origin) => {
      await page.evaluate(async (hash) => {
        const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = hash;
        await changed;
      }, hash);
      await expectKnown(page, locale, known);
    };
    for (const audience of audiences) {
      await expectNamed(audience, { audience });
      for (const product of [first, catalog.products.at(-1) as Product]) {
        const piece = `product-${product.id}`;
        await expectNamed(piece, { products: [product] });
        await expectNamed(`${audience}+${piece}`, { audience, products: [product] });
        await expectNamed(`%70roduct-${product.id}`, {});
        await expectNamed(`${piece}&text=x`, {});
      }
    }
    for (const hash of ['__proto__', '%', '<img src=x onerror=alert(1)>']) {
      await expectNamed(hash, {});
    }
  });
}

const locale = 'ar';
const start = pathOf('start-project', locale);
const { catalog, 'start-project': words } = entries[locale];
const [first] = catalog.products as [Product];
const last = catalog.products.at(-1) as Product;

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

test('pieces can be taken off one by one, by keyboard too', async ({ page }) => {
  const products = catalog.products.slice(0, 3);
  const hashOf = (list: Product[]) => list.map(({ id }) => `product-${id}`).join('+');
  await page.goto(`${start}#traders+${hashOf(products)}`);
  while (products.length > 0) {
    await expectKnown(page, locale, { audience: 'traders', products });
    const name = products.shift()?.name ?? '';
    await page
      .getByRole('button', {
        name: catalog.choice.remove.replace('{product}', () => name),
        exact: true,
      })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${start}#${['traders', hashOf(products)].filter(Boolean).join('+')}`,
    );
    await expect(page.getByRole('status')).toBeFocused();
  }
  await expectKnown(page, locale, { audience: 'traders' });
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

test('the piece that the address names stays through the back/forward cache', async ({ page }) => {
  await page.goto(`${start}#product-${first.id}`);
  await page.evaluate((id) => {
    location.hash = `product-${id}`;
  }, last.id);
  await leaveAndReturn(page, () => page.goto(pathOf('about', locale)));
  await expectKnown(page, locale, { products: [last] });
  await page.evaluate(() => history.back());
  await expectKnown(page, locale, { products: [first] });
});

/** What is drawn before or after an element's text; runs in the page. */
function drawn(element: Element, where: string): string {
  const { content, background } = getComputedStyle(element, where);
  return content === 'none' ? '' : background;
}
