import type { Locator } from '@playwright/test';
import { audiences } from '../../src/content/schema/pages.ts';
import { localeCodes, otherLocales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Chosen,
  choosable,
  countIn,
  expectListed,
  expectMessage,
  hashOf,
  messageOf,
  type Origin,
  orderOf,
  piecesField,
  removeButton,
} from './chat-message.ts';
import { expectNoViolations } from './page-checks.ts';
import { blockStorage, digits, entries, expect, leaveAndReturn, site, test } from './test.ts';

for (const [index, locale] of localeCodes.entries()) {
  const { home, services, catalog, layout, 'start-project': words } = entries[locale];
  const [first] = choosable(locale) as [Chosen];
  const start = pathOf('start-project', locale);

  test(`${locale}: 'order now' leads to a chat in a new tab that orders the style`, async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await page.goto(pathOf('catalog', locale));
    await orderOf(page, locale, first).click();
    await expect(page).toHaveURL(`${start}#${first.id}`);
    await expectListed(page, locale, { items: [first] });
    // The fragment names a line of the page, but the page is read from its top.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The button that takes the style off, and its field.
    for (let stop = 0; stop < (site.quantities ? 3 : 2); stop++) await page.keyboard.press('Tab');
    const chat = page.getByRole('main').getByRole('link', { name: countIn(locale, 'label', 1) });
    await expect(chat).toBeFocused();
    const opened = page.waitForEvent('popup');
    await chat.click();
    const { origin, pathname, searchParams } = new URL((await opened).url());
    expect(origin + pathname).toBe(`https://wa.me/${digits}`);
    expect([...searchParams]).toEqual([['text', messageOf(locale, { items: [first] })]]);
    await expect(page).toHaveURL(`${start}#${first.id}`);
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
    await expectListed(page, locale, { audience: guest });
  });

  test(`${locale}: the choice stays through the site, the other language, Back and reload`, async ({
    page,
  }) => {
    const [other = locale] = otherLocales(locale);
    const styles = choosable(locale).slice(0, catalog.styles.length);
    const added = styles.at(-1) as Chosen;
    const pieces = site.quantities ? { pieces: 120 } : {};
    const before = [{ ...first, ...pieces }, ...styles.slice(1, 2)];
    const items = before.some(({ id }) => id === added.id) ? before : [...before, added];
    const chosen: Origin = { audience: 'traders', items };
    const rest = { ...chosen, items: items.filter(({ id }) => id !== added.id) };
    const path = pathOf('catalog', locale);
    const follow = (name: 'catalog' | 'contact' | 'home' | 'start-project') =>
      page
        .getByRole('navigation', { name: layout.menu.label, exact: true })
        .getByRole('link', { name: entries[locale][name].navigation, exact: true })
        .click();
    await page.goto(path + hashOf({ ...chosen, items: before }));
    const order = orderOf(page, locale, added);
    await expect(order).toHaveAttribute('href', start + hashOf(chosen));
    await order.click();
    await expect(page).toHaveURL(start + hashOf(chosen));
    await expectListed(page, locale, chosen);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path + hashOf(chosen));
    await expectMessage(page, locale, chosen);
    await follow('contact');
    await expect(page).toHaveURL(pathOf('contact', locale));
    await page.locator(`header a[hreflang="${other}"]`).click();
    await page.goto(pathOf('start-project', other));
    await expect(page).toHaveURL(pathOf('start-project', other) + hashOf(chosen));
    await page.locator(`header a[hreflang="${locale}"]`).click();
    await expect(page).toHaveURL(start + hashOf(chosen));
    await page.reload();
    await expectListed(page, locale, chosen);
    // What was taken off is off on the way back as well.
    await removeButton(page, locale, added).click();
    await expectListed(page, locale, rest);
    await follow('home');
    // A link of another page adds what it names, and so does its button.
    await expect(page).toHaveURL(pathOf('home', locale));
    await expectMessage(page, locale, rest);
    await addButton(page, locale, first).click();
    await addButton(page, locale, first).click();
    await expect(page).toHaveURL(pathOf('home', locale));
    await orderOf(page, locale, first).click();
    await expect(page).toHaveURL(
      start + hashOf({ ...rest, items: [first, ...rest.items.slice(1)] }),
    );
  });

  test(`${locale}: a question that the factory has not answered is a chat, also without script`, async ({
    browser,
  }) => {
    const { ask, facts } = words.questions;
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${start}#${first.id}`);
    for (const name of ask.facts) {
      const question = facts[name];
      const answer = site.facts[name]?.[locale];
      const link = page.getByRole('link', { name: `${question} (${layout.newTab})`, exact: true });
      await expect(link).toHaveCount(answer ? 0 : 1);
      if (answer) {
        await page.getByText(question, { exact: true }).click();
        await expect(page.getByText(answer, { exact: true })).toBeVisible();
        continue;
      }
      const { pathname, searchParams } = new URL(`${await link.getAttribute('href')}`);
      expect(pathname).toBe(`/${digits}`);
      expect(searchParams.get('text')).toBe(`${layout.chat.greeting}\n${question}`);
    }
    await page.close();
  });
}

const locale = 'ar';
const start = pathOf('start-project', locale);
const { catalog, 'start-project': words } = entries[locale];
const [first] = choosable(locale) as [Chosen];
const last = choosable(locale).at(-1) as Chosen;

test('questions open onto their answers, by keyboard too, with a sign, and are open on paper', async ({
  page,
}) => {
  const { items } = words.questions;
  await page.goto(start);
  const answers = items.map(({ answer }) =>
    page.locator('details').getByText(answer, { exact: true }),
  );
  const [opened, ...closed] = answers as [Locator, ...Locator[]];
  await expect(opened).toBeVisible();
  for (const answer of closed) await expect(answer).toBeHidden();
  const list = page
    .getByRole('list')
    .filter({ hasText: `${words.checklist.enough.items[0]?.title}` });
  expect(await list.evaluate(drawn)).toContain('gradient');
  const sign = (index: number) => page.locator('summary').nth(index).evaluate(drawn, '::after');
  expect(await sign(0)).toContain('gradient');
  if (closed.length > 0) expect(await sign(1)).not.toBe(await sign(0));
  for (const { question } of items.slice(1)) {
    await page.locator('details').getByText(question, { exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  for (const answer of answers) await expect(answer).toBeVisible();
  expect(await sign(items.length - 1)).toBe(await sign(0));
  await page.reload();
  for (const answer of closed) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of answers) await expect(answer).toBeVisible();
});

test('what is chosen can be taken off one by one, by keyboard too', async ({ page }) => {
  const items = choosable(locale).slice(0, 3);
  const chosen: Origin = { audience: 'traders', items };
  await page.goto(start + hashOf(chosen));
  while (items.length > 0) {
    await expectListed(page, locale, chosen);
    await removeButton(page, locale, items.shift() as Chosen).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(start + hashOf(chosen));
    // A reader of the screen hears how many are left by the status, and here what comes next.
    const next = items[0]
      ? removeButton(page, locale, items[0])
      : page.getByRole('main').locator('a[data-chat]').first();
    await expect(next).toBeFocused();
  }
  await expectListed(page, locale, { audience: 'traders' });
});

if (site.quantities) {
  test('numbers of pieces are read in both scripts; what is none is told under its field, and stays', async ({
    page,
  }) => {
    const { notPieces } = catalog.choice;
    const [one, two] = [first, last];
    const few = { ...one, pieces: 1 };
    await page.goto(start + hashOf({ items: [few, two] }));
    await expectListed(page, locale, { items: [few, two] });
    const field = piecesField(page, locale, one);
    const told = page.getByText(notPieces, { exact: true });
    for (const [written, pieces] of [
      ['١٢٠', 120],
      ['۵', 5],
      [' 99999 ', 99999],
      ['', undefined],
      ['0', undefined],
      ['-3', undefined],
      ['1e3', undefined],
      ['100000', undefined],
      ['خمسون', undefined],
      ['007', 7],
    ] as const) {
      await field.fill(written);
      const isWrong = pieces === undefined && written !== '';
      await expect(told.first()).toBeVisible({ visible: isWrong });
      await expect(field).toHaveAttribute('aria-invalid', `${isWrong}`);
      await expect(field).toHaveAccessibleDescription(notPieces);
      await expect(field).toHaveValue(written);
      const items = [pieces ? { ...one, pieces } : one, two];
      await expectMessage(page, locale, { items });
      await expect(page).toHaveURL(start + hashOf({ items }));
    }
    await page.reload();
    await expectListed(page, locale, { items: [{ ...one, pieces: 7 }, two] });
    await field.fill('x');
    await expect(told.first()).toBeVisible();
    await expectNoViolations(page);
  });

  test('an old or hostile address shows only what is known', async ({ page }) => {
    const long = 'x'.repeat(5000);
    for (const bad of ['-1', '1000000000', '<img src=x>', '%31', '%', long, '1=2', 'NaN']) {
      await page.goto(`${start}#${first.id}=${bad}+product-gone=5+<img>+${last.id}=3+__proto__=1`);
      // The first of two numbers is one.
      const pieces = bad === '1=2' ? { pieces: 1 } : {};
      const items = [
        { ...first, ...pieces },
        { ...last, pieces: 3 },
      ];
      await expectListed(page, locale, { items });
      await page.goto('about:blank');
      await page.evaluate(() => {});
    }
  });
}

test('a link with a choice wins over what the tab had, and says so; another tab is another choice', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const chosen: Origin = { audience: 'startups', items: [last] };
  await page.goto(start + hashOf({ items: [first] }));
  await expectListed(page, locale, { items: [first] });
  await other.goto(start);
  await expectListed(other, locale, {});
  await page.goto(pathOf('about', locale));
  await page.goto(start + hashOf(chosen));
  await expectListed(page, locale, chosen, catalog.choice.fromLink);
  await page.goto(start);
  await expectListed(page, locale, chosen);
});

test('Back finds what was taken off later, where the browser loads the page again', async ({
  page,
}) => {
  const path = pathOf('catalog', locale);
  await page.goto(path + hashOf({ items: [first, last] }));
  // No page with such a listener is kept for Back.
  await page.evaluate(() => addEventListener('unload', () => {}));
  await orderOf(page, locale, first).click();
  await removeButton(page, locale, last).click();
  await expectListed(page, locale, { items: [first] });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path + hashOf({ items: [first] }));
  await expectMessage(page, locale, { items: [first] });
});

test('with storage blocked the address keeps the choice', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  const chosen: Origin = { audience: 'traders', items: [first, last] };
  await page.goto(pathOf('catalog', locale) + hashOf({ ...chosen, items: [last] }));
  await orderOf(page, locale, first).click();
  await expectListed(page, locale, chosen);
  await page.reload();
  await expectListed(page, locale, chosen);
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
  for (const item of [first, last]) await addButton(page, locale, item).click();
  await expect(status).toHaveText(countIn(locale, 'chosen', 2));
  // Another kind of client is another message, but the status says the same.
  await page.evaluate(() => {
    location.hash += '+traders';
  });
  await expectMessage(page, locale, { audience: 'traders', items: [first, last] });
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
  await page.goto(start + hashOf({ items: [first] }));
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    hashOf({ items: [last] }),
  );
  await leaveAndReturn(page, () => page.goto(pathOf('about', locale)));
  const { fromLink } = catalog.choice;
  await expectListed(page, locale, { items: [last] }, fromLink);
  await page.evaluate(() => history.back());
  await expectListed(page, locale, { items: [first] }, fromLink);
});

/** What is drawn before or after an element's text; runs in the page. */
function drawn(element: Element, where?: string): string {
  const { content, background } = getComputedStyle(element, where);
  return content === 'none' ? '' : background;
}
