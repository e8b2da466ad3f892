import type { Locator } from '@playwright/test';
import { chatData } from '../../src/chat/data.ts';
import { readContent } from '../../src/content/parse/read.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Choice,
  type Chosen,
  chatOf,
  choosable,
  counted,
  countIn,
  expectListed,
  expectMessage,
  hashOf,
  messageOf,
  orderOf,
  piecesField,
  removeButton,
  willBeHeld,
} from '../helpers/choice.ts';
import { entries, expect, languageLink, mobile, site, test } from '../helpers/fixtures.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';
import { expectCode } from '../helpers/qr-code.ts';

/* How styles and categories are chosen in the catalog, and listed with their numbers on the start page. */

const locale = 'ar';
const path = pathOf('catalog', locale);
const start = pathOf('start-project', locale);
const { choice } = entries[locale].catalog;
const [first] = choosable(locale) as [Chosen];
const last = choosable(locale).at(-1) as Chosen;

/** Two styles and a category. */
const pick = (locale: Locale) => {
  const [first, second, ...rest] = choosable(locale);
  return [first, second, rest.find(({ id }) => id.startsWith('category'))] as Chosen[];
};

test('what is added is in the message, the address, on paper and in the other language', async ({
  page,
}) => {
  const other = 'en';
  const chosen = pick(locale);
  const hash = hashOf({ items: chosen });
  await page.goto(`${path}#product-x.<b>`);
  const buttons = chosen.map((item) => addButton(page, locale, item));
  const next = page.getByRole('link', { name: choice.setPieces, exact: true });
  const { label } = entries[locale].layout.chat.qrCode;
  const code = page.getByRole('img', { name: label, exact: true });
  await test.step('what is added and taken off again leaves nothing', async () => {
    for (const button of [...buttons, ...buttons]) await button.click();
    await expectMessage(page, locale, {});
    await expect(next).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(code).toBeVisible();
  });
  await test.step('each is added by keyboard, and says so', async () => {
    for (const [index, key] of ['Enter', 'Space', 'Enter'].entries()) {
      const button = buttons[index] as Locator;
      // Both texts are in it, and one is shown.
      const expectShown = (text: string) =>
        expect(button).toHaveText(new RegExp(`^${text}`), { useInnerText: true });
      await expectShown(choice.add);
      await button.press(key);
      await expectShown(choice.added);
    }
    await expect(page).toHaveURL(path + hash);
    await expect(next).toHaveCount(site.quantities ? 1 : 0);
  });
  await test.step('it is there after a reload, and on paper', async () => {
    await page.reload();
    await expectMessage(page, locale, { items: chosen });
    await expectCode(code, messageOf(locale, { items: chosen }));
    await page.emulateMedia({ media: 'print' });
    await expectCode(code, messageOf(locale, { items: chosen }));
    // Paper marks what was chosen.
    await expect(page.getByRole('button')).toHaveCount(chosen.length);
    await page.emulateMedia({ media: null });
  });
  await test.step('it is kept beside the link past the header, on the way Back and in the other language', async () => {
    // The link past the header names the content in the address.
    await page.getByRole('link', { name: entries[locale].layout.skip, exact: true }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    // What is taken off after that stays off on the way Back, and the focus stays at its button.
    const off = buttons.at(-1) as Locator;
    await off.click();
    const rest = (locale: Locale) => ({ items: pick(locale).slice(0, -1) });
    await expect(page).toHaveURL(path + hashOf(rest(locale)));
    await expect(off).toBeFocused();
    await page.evaluate(() => {
      history.back();
      return new Promise((done) => addEventListener('hashchange', done));
    });
    await expect(page).toHaveURL(path + hashOf(rest(locale)));
    await languageLink(page, other).click();
    await expectMessage(page, other, rest(other));
    await expect(page).toHaveURL(pathOf('catalog', other) + hashOf(rest(other)));
  });
});

test.describe('on a phone', () => {
  test.use(mobile);

  test('three styles and their numbers of pieces become a message', async ({ page }) => {
    const chosen = pick(locale);
    await page.goto(path);
    await test.step("the buttons of a row are 44 px high and in line, however long the styles' names", async () => {
      await expect(addButton(page, locale, first)).toBeVisible();
      // Until then a phone has laid out the first view alone.
      await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
      const name = page.locator('main li p').first();
      await name.evaluate((name) => name.append(' long'.repeat(12)));
      for (const width of [320, 768, 1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const boxes = await page.locator('button[value^="product-"]').evaluateAll(boxesInRows);
        for (const { row, bottom, height } of boxes) {
          expect(height).toBeGreaterThanOrEqual(44);
          const others = boxes.filter((other) => other.row === row);
          for (const other of others) expect(other.bottom).toBeCloseTo(bottom, 0);
        }
      }
    });
    for (const item of chosen) await addButton(page, locale, item).tap();
    await expect(page.getByRole('status')).toHaveText(countIn(locale, 'chosen', chosen.length));
    if (!site.quantities) return;
    // Beside the chat, at the lower edge.
    await page.getByRole('link', { name: choice.setPieces, exact: true }).last().tap();
    const numbers = [120, 7, 1];
    const items = chosen.map((item, index) => ({ ...item, pieces: numbers[index] as number }));
    for (const item of items) await piecesField(page, locale, item).fill(`${item.pieces}`);
    await expect(page).toHaveURL(start + hashOf({ items }));
    const name = counted(locale, 'label', items.length);
    const chat = page.getByRole('main').getByRole('link', { name }).first();
    await expect(chat).toHaveAttribute('href', chatOf(locale, { items }));
  });
});

/** Where buttons end, how high they are, and where the rows of their styles begin; runs in the page. */
function boxesInRows(buttons: Element[]) {
  return buttons.map((button) => {
    const { bottom, height } = button.getBoundingClientRect();
    return { row: button.closest('li')?.getBoundingClientRect().top, bottom, height };
  });
}

test('where the names of the styles cannot be fetched, no button to choose is shown, and the chat begins at once', async ({
  page,
  errors,
}) => {
  await page.route('/chat/*.json', (route) => route.fulfill({ status: 404 }));
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  await page.addInitScript(() => addEventListener('chat:failed', () => console.warn('failed')));
  const failed = page.waitForEvent('console', (message) => message.text() === 'failed');
  await page.goto(path + hashOf({ items: [first] }));
  await failed;
  await expect(orderOf(page, locale, first)).toBeVisible();
  await expect(addButton(page, locale, first)).toBeHidden();
  const isHeld = willBeHeld(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').locator('a[data-chat]').last().click();
  expect(await isHeld).toBe(false);
  await expect(await opened).toHaveURL(chatOf(locale, {}));
  expect(errors.splice(0)).not.toEqual([]);
});

test('where a message has no room for all styles, the status says how many are left out', async ({
  page,
}) => {
  const ids = Array.from({ length: 160 }, (_, index) => `product-${index}`);
  await page.route('/chat/*.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ids } });
  });
  await page.goto(`${path}#${ids.join('.')}`);
  // In a chat only a whole address leads to those that have no line.
  const chat = page.getByRole('banner').locator(`a[href*="${encodeURIComponent(`${start}#`)}"]`);
  const { searchParams } = new URL(`${await chat.last().getAttribute('href')}`);
  const lines = `${searchParams.get('text')}`.split('\n');
  const [more = ''] = lines.filter((line) => line.includes(`${new URL(start, page.url()).href}#`));
  const sent =
    lines.filter((line) => line.startsWith('- ')).length +
    Number(/\d+/.exec(more.split('http')[0] ?? ''));
  const told = [countIn(locale, 'chosen', sent), countIn(locale, 'tooMany', ids.length - sent)];
  await expect(page.getByRole('status')).toHaveText(told.join(' '));
});

test('chosen styles are taken off one by one by keyboard, and the focus goes to the next', async ({
  page,
}) => {
  const items = choosable(locale).slice(0, 3);
  const chosen: Choice = { audience: 'traders', items };
  const main = page.getByRole('main');
  const { seeCatalog } = entries[locale].layout;
  const toCatalog = main.getByRole('link', { name: seeCatalog, exact: true });
  await page.goto(start + hashOf(chosen));
  // An event on the window, the document or a text is no error: else it would be recorded.
  await page.evaluate(() => {
    const heading = document.querySelector('h1')?.firstChild as Text;
    for (const type of ['click', 'auxclick', 'input']) {
      for (const target of [window, document, heading]) {
        target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      }
    }
  });
  // The one in the middle, the last, and the one that is left.
  for (const index of [1, 1, 0]) {
    await expectListed(page, locale, chosen);
    await expect(toCatalog).toBeHidden();
    const [removed] = items.splice(index, 1);
    await removeButton(page, locale, removed as Chosen).press('Enter');
    await expect(page).toHaveURL(start + hashOf(chosen));
    // Screen readers read from the status how many are left, and from the focus what comes next.
    const next = items[index] ?? items[index - 1];
    const focused = next ? removeButton(page, locale, next) : main.locator('a[data-chat]').first();
    await expect(focused).toBeFocused();
    // A line that need not be drawn cuts off the ring of its button.
    const line = page.locator('li:focus-within');
    if (next) await expect(line).toHaveCSS('content-visibility', 'visible');
  }
  await expectListed(page, locale, { audience: 'traders' });
  await expect(toCatalog).toBeVisible();
});

test('a style by the dozen and one by the piece stand apart in the message, and the address has bare numbers', async ({
  page,
}) => {
  test.skip(!site.quantities, 'this factory does not ask for numbers of pieces');
  const content = readContent();
  const { choice, styles } = content.entries[locale].catalog;
  choice.pieceCounts = { few: '{number} قطع', other: '{number} قطعة' };
  choice.total = 'المجموع: {pieces}';
  for (const [index, unit] of ['دستة', undefined].entries())
    Object.assign(styles[index] as object, { unit, unitPieces: undefined });
  const json = { ...chatData(content as never, locale), thumbnails: {} };
  await page.route('/chat/*.json', (route) => route.fulfill({ json }));
  const [socks, shirt] = choosable(locale) as [Chosen, Chosen];
  await page.goto(start + hashOf({ items: [socks, shirt] }));
  await piecesField(page, locale, socks).fill('30');
  await piecesField(page, locale, shirt).fill('5');
  await expect(page).toHaveURL(`${start}#${socks.id}.30.${shirt.id}.5`);
  const total = 'المجموع: 30 دستة و5 قطع';
  await expect(page.getByRole('main').locator('[data-when="total"]')).toHaveText(total);
  const chat = page.getByRole('main').locator('a[data-chat]').first();
  const { searchParams } = new URL(`${await chat.getAttribute('href')}`);
  expect(searchParams.get('text')?.split('\n').slice(-3)).toEqual([
    `- \u2068${json.names[socks.id]}\u2069: 30 دستة`,
    `- \u2068${json.names[shirt.id]}\u2069: 5 قطع`,
    total,
  ]);
});

test('pieces are read in Arabic and Latin digits, and a field says what it cannot read', async ({
  page,
}) => {
  test.skip(!site.quantities, 'this factory does not ask for numbers of pieces');
  const { notPieces } = choice;
  const [one, two] = [first, last];
  const few = { ...one, pieces: 1 };
  await page.goto(start + hashOf({ items: [few, two] }));
  await expectListed(page, locale, { items: [few, two] });
  const field = piecesField(page, locale, one);
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  // The browser knows no number that was meant for this style.
  await expect(field).toHaveAttribute('autocomplete', 'off');
  const told = page.getByText(notPieces, { exact: true });
  for (const [typed, pieces] of [
    ['١٢٠', 120],
    ['', undefined],
    ['خمسون', undefined],
    ['007', 7],
  ] as const) {
    const isWrong = pieces === undefined && typed !== '';
    await field.fill(typed);
    // What is being typed may become a number.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field.blur();
    await expect(told.first()).toBeVisible({ visible: isWrong });
    await expect(page.getByRole('alert')).toHaveCount(isWrong ? 1 : 0);
    await expect(field).toHaveAttribute('aria-invalid', `${isWrong}`);
    await expect(field).toHaveAccessibleErrorMessage(isWrong ? notPieces : '');
    await expect(field).toHaveAccessibleDescription('');
    await expect(field).toHaveValue(typed);
    const items = [pieces ? { ...one, pieces } : one, two];
    await expectMessage(page, locale, { items });
    await expect(page).toHaveURL(start + hashOf({ items }));
  }
  await page.reload();
  await expectListed(page, locale, { items: [{ ...one, pieces: 7 }, two] });
  await field.fill('x');
  await field.blur();
  await expect(told.first()).toBeVisible();
  await expectNoViolations(page);
  // A choice from elsewhere puts a number in its place.
  const hash = hashOf({ items: [{ ...one, pieces: 50 }, two] });
  await page.evaluate((hash) => location.assign(hash), hash);
  await expect(field).toHaveValue('50');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(told.first()).toBeHidden();
});
