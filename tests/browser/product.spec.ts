import type { Page } from '@playwright/test';
import { readContent } from '../../src/content/read.ts';
import {
  addressOf,
  type Language,
  languageCodes,
  languages,
  otherLanguage,
} from '../../src/language.ts';
import { common } from '../site.ts';
import { expect, test } from './test.ts';

type Product = ReturnType<typeof readContent<'catalog'>>['products'][number];

/** What the chat's message says in a language, with a piece of the catalog or without. */
function message(language: Language, product?: Product): string {
  const { greeting } = common[language].words.chat;
  const { order } = readContent('start-project', language);
  return product ? `${greeting} ${order.message.replace('{product}', product.name)}` : greeting;
}

/** Every chat link of the page, the hidden ones too, says this; and the page shows this piece or none. */
async function expectChosen(page: Page, language: Language, product?: Product) {
  const { words, identity } = common[language];
  const digits = identity.phone.replace(/\D/g, '');
  const chats = page.getByRole('link', { name: words.chat.label, includeHidden: true });
  // In the menu, in the header, the large one and the one at a phone's lower edge.
  await expect(chats).toHaveCount(4);
  for (const chat of await chats.all()) {
    await expect
      .poll(async () => {
        const { origin, pathname, searchParams } = new URL((await chat.getAttribute('href')) ?? '');
        return [origin + pathname, [...searchParams]];
      })
      .toEqual([`https://wa.me/${digits}`, [['text', message(language, product)]]]);
  }
  const { order } = readContent('start-project', language);
  for (const { id, name } of readContent('catalog', language).products) {
    const line = page.getByRole('main').getByText(order.chosen.replace('{product}', name));
    await expect(line).toBeVisible({ visible: id === product?.id });
  }
}

test('both languages offer the same pieces, so that the toggle keeps the one that was picked', () => {
  const [arabic, english] = languageCodes.map((language) =>
    readContent('catalog', language).products.map(({ id }) => id),
  );
  expect(arabic).toEqual(english);
});

for (const language of languageCodes) {
  const { products, order } = readContent('catalog', language);
  const start = addressOf('start-project', language);
  const [first, second] = products as [Product, Product];

  test.describe(language, () => {
    for (const product of products) {
      test(`'order now' at ${product.id} leads to a chat that orders it`, async ({ page }) => {
        await page.goto(addressOf('catalog', language));
        await page.getByRole('link', { name: `${product.name} ${order}`, exact: true }).click();
        await expect(page).toHaveURL(`${start}#${product.id}`);
        await expectChosen(page, language, product);
        const opened = page.waitForEvent('popup');
        const { chat } = common[language].words;
        await page.getByRole('main').getByRole('link', { name: chat.label }).first().click();
        expect(new URL((await opened).url()).searchParams.get('text')).toBe(
          message(language, product),
        );
      });
    }

    test('a press on the photograph is a press on its link', async ({ page }) => {
      await page.goto(addressOf('catalog', language));
      const box = await page.getByRole('img', { name: second.photo.alt }).boundingBox();
      const { x, y, width, height } = box as NonNullable<typeof box>;
      await page.mouse.click(x + width / 2, y + height / 3);
      await expect(page).toHaveURL(`${start}#${second.id}`);
    });

    test('the page is read from its top, and a keyboard goes on at the chat', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(`${start}#${first.id}`);
      await expectChosen(page, language, first);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: common[language].words.chat.label })
          .first(),
      ).toBeFocused();
    });

    test('the piece changes with the fragment, and goes with it', async ({ page }) => {
      await page.goto(`${start}#${first.id}`);
      await expectChosen(page, language, first);
      await page.evaluate((id) => {
        location.hash = id;
      }, second.id);
      await expectChosen(page, language, second);
      await page.evaluate(() => history.back());
      await expectChosen(page, language, first);
      await page.evaluate(() => {
        location.hash = '';
      });
      await expectChosen(page, language);
    });

    test('the piece is still there when the page comes back from the cache', async ({ page }) => {
      await page.goto(`${start}#${first.id}`);
      await page.evaluate((id) => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = `${persisted}`;
        });
        location.hash = id;
      }, second.id);
      await page.goto(addressOf('about', language));
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      await expectChosen(page, language, second);
    });

    test('the toggle keeps the piece and names it in the other language', async ({ page }) => {
      const other = otherLanguage(language);
      await page.goto(`${start}#${first.id}`);
      await page.getByRole('link', { name: languages[other].name, exact: true }).click();
      await expect(page).toHaveURL(`${addressOf('start-project', other)}#${first.id}`);
      await expectChosen(page, other, readContent('catalog', other).products[0]);
    });

    for (const fragment of [
      '',
      'content',
      'nothing-here',
      first.id.toUpperCase(),
      first.id.replace('-', '%2D'),
      `${first.id}&text=x`,
      'constructor',
      '__proto__',
      'هودي',
      '%',
      '<img src=x onerror=alert(1)>',
    ]) {
      test(`#${fragment} changes nothing`, async ({ page }) => {
        await page.goto(`${start}#${fragment}`);
        await expectChosen(page, language);
        await expect(page.locator('img')).toHaveCount(0);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the plain greeting stands', async ({ page }) => {
        await page.goto(addressOf('catalog', language));
        await page.getByRole('link', { name: `${first.name} ${order}`, exact: true }).click();
        await expect(page).toHaveURL(`${start}#${first.id}`);
        await expectChosen(page, language);
      });
    });
  });
}
