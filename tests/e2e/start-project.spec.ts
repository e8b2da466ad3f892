import type { Page } from '@playwright/test';
import { audiences } from '../../src/content/schema/pages.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { countIn, expectMessage, messageOf, type Origin } from './chat-message.ts';
import { digits, entries, expect, leaveAndReturn, test } from './test.ts';

type CatalogStyle = (typeof entries)[Locale]['catalog']['styles'][number];

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
    await page.getByRole('link', { name: `${first.name} ${catalog.order}`, exact: true }).click();
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
    await part.getByRole('link', { name: services[guest].action, exact: true }).click();
    await expect(page).toHaveURL(`${start}#${guest}`);
    await expectKnown(page, locale, { audience: guest });
  });

  test(`${locale}: an address may name an audience, a style, both or nothing that there is`, async ({
    page,
  }) => {
    await page.goto(`${start}#<img src=x onerror=alert(1)>+%`);
    await expectKnown(page, locale, {});
    const expectNamed = async (hash: string, known: Origin) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await expectKnown(page, locale, known);
    };
    for (const audience of audiences) {
      await expectNamed(audience, { audience });
      for (const style of [first, catalog.styles.at(-1) as CatalogStyle]) {
        const name = `product-${style.id}`;
        await expectNamed(name, { styles: [style] });
        await expectNamed(`${audience}+${name}`, { audience, styles: [style] });
      }
    }
  });

  test(`${locale}: 'order now' adds to the choice, which stays through the site, Back and reload`, async ({
    page,
  }) => {
    const { layout } = entries[locale];
    const styles = [catalog.styles[0], catalog.styles[1]] as CatalogStyle[];
    const added = catalog.styles.at(-1) as CatalogStyle;
    const chosen: Origin = { audience: 'traders', styles: [...new Set([...styles, added])] };
    const hash = `#traders+${chosen.styles?.map(({ id }) => `product-${id}`).join('+')}`;
    const path = pathOf('catalog', locale);
    const follow = (name: 'catalog' | 'contact' | 'home' | 'start-project') =>
      page
        .getByRole('navigation', { name: layout.menu.label, exact: true })
        .getByRole('link', { name: entries[locale][name].navigation, exact: true })
        .click();
    await page.goto(`${path}#traders+${styles.map(({ id }) => `product-${id}`).join('+')}`);
    const order = page.getByRole('link', { name: `${added.name} ${catalog.order}`, exact: true });
    await expect(order).toHaveAttribute('href', `${start}${hash}`);
    await order.click();
    await expect(page).toHaveURL(start + hash);
    await expectKnown(page, locale, chosen);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path + hash);
    await expectMessage(page, locale, chosen);
    await follow('contact');
    await expect(page).toHaveURL(pathOf('contact', locale));
    await follow('start-project');
    await expect(page).toHaveURL(start + hash);
    await page.reload();
    await expectKnown(page, locale, chosen);
    // What was taken off is off on the way back as well.
    await page
      .getByRole('button', { name: catalog.choice.remove.replace('{style}', () => added.name) })
      .click();
    const rest = { ...chosen, styles: chosen.styles?.filter((style) => style !== added) ?? [] };
    await expectKnown(page, locale, rest);
    await follow('home');
    // A link of another page adds what it names.
    const { name } = rest.styles[0] ?? first;
    await page.getByRole('link', { name: `${name} ${catalog.order}`, exact: true }).click();
    await expectKnown(page, locale, rest);
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL(start + hash.replace(`+product-${added.id}`, ''));
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
  const hashOf = (list: CatalogStyle[]) => list.map(({ id }) => `product-${id}`).join('+');
  await page.goto(`${start}#traders+${hashOf(styles)}`);
  while (styles.length > 0) {
    await expectKnown(page, locale, { audience: 'traders', styles });
    const name = styles.shift()?.name ?? '';
    await page
      .getByRole('button', {
        name: catalog.choice.remove.replace('{style}', () => name),
        exact: true,
      })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      `${start}#${['traders', hashOf(styles)].filter(Boolean).join('+')}`,
    );
    // A reader of the screen hears how many are left by the status, and here what comes next.
    const main = page.getByRole('main');
    const next = styles.length
      ? main
          .getByRole('listitem')
          .filter({ hasText: styles[0]?.name ?? '' })
          .getByRole('button')
      : main.locator('a[href*="?text="]').first();
    await expect(next).toBeFocused();
  }
  await expectKnown(page, locale, { audience: 'traders' });
});

test('a link with a choice wins over what the tab had; another tab is another choice', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(`${start}#product-${first.id}`);
  await expectKnown(page, locale, { styles: [first] });
  await other.goto(start);
  await expectKnown(other, locale, {});
  await page.goto(pathOf('about', locale));
  await page.goto(`${start}#startups+product-${last.id}`);
  await expectKnown(page, locale, { audience: 'startups', styles: [last] });
  await page.goto(start);
  await expectKnown(page, locale, { audience: 'startups', styles: [last] });
});

test('Back finds what was taken off later, where the browser loads the page again', async ({
  page,
}) => {
  const both = `#product-${first.id}+product-${last.id}`;
  await page.goto(pathOf('catalog', locale) + both);
  // No page with such a listener is kept for Back.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await page.getByRole('link', { name: `${first.name} ${catalog.order}`, exact: true }).click();
  const label = catalog.choice.remove.replace('{style}', () => last.name);
  await page.getByRole('button', { name: label, exact: true }).click();
  await expectKnown(page, locale, { styles: [first] });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${pathOf('catalog', locale)}#product-${first.id}`);
  await expectMessage(page, locale, { styles: [first] });
});

test('with storage blocked the address keeps the choice', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto(`${pathOf('catalog', locale)}#traders+product-${last.id}`);
  await page.getByRole('link', { name: `${first.name} ${catalog.order}`, exact: true }).click();
  await expectKnown(page, locale, { audience: 'traders', styles: [first, last] });
  await page.reload();
  await expectKnown(page, locale, { audience: 'traders', styles: [first, last] });
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
  for (const { name } of [first, last]) {
    const label = catalog.choice.add.replace('{style}', () => name);
    await page.getByRole('button', { name: label, exact: true }).click();
  }
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
  await page.goto(`${start}#product-${first.id}`);
  await page.evaluate((id) => {
    location.hash = `product-${id}`;
  }, last.id);
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
