import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { entries, expect, leaveAndReturn, mobile, test } from '../helpers/fixtures.ts';

test.use(mobile);

function menuOf(page: Page, locale: Locale) {
  const { layout, ...words } = entries[locale];
  const menu = page.getByRole('navigation', { name: layout.menu.label, exact: true });
  return {
    menu,
    button: page.getByRole('button', { name: layout.menu.open, exact: true }),
    link: (name: (typeof pages)[number]) =>
      menu.getByRole('link', { name: words[name].navigation, exact: true }),
    chat: menu.getByRole('link', { name: layout.chat.label }),
  };
}

test.describe('the menu of a phone', () => {
  test('opens with every page and the chat, and leads on', async ({ page }) => {
    const { menu, button, link, chat } = menuOf(page, 'ar');
    await page.goto(pathOf('about', 'ar'));
    await expect(menu).toBeHidden();
    const logo = page.getByRole('banner').locator('a img, a [aria-hidden]').first();
    await expect(logo).toBeInViewport({ ratio: 1 });
    // One sign while it is closed, and another one while it is open.
    const sign = button.locator('path').filter({ visible: true });
    const closed = await sign.getAttribute('d');
    await button.tap();
    await expect(sign).not.toHaveAttribute('d', `${closed}`);
    await expect(menu.getByRole('link')).toHaveCount(pages.length + 1);
    for (const target of [...pages.map(link), chat]) {
      await expect(target).toBeInViewport({ ratio: 1 });
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    // On its side a phone has no room for all: they are scrolled to.
    await page.setViewportSize({ width: 740, height: 320 });
    for (const target of [link('home'), chat]) {
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 1 });
    }
    await link('services').tap();
    await expect(page).toHaveURL(pathOf('services', 'ar'));
    await expect(menu).toBeHidden();
  });

  test('closes by its button, a press outside, each kind of its links, and on the way Back', async ({
    page,
  }) => {
    const { menu, button, link, chat } = menuOf(page, 'ar');
    await page.goto(pathOf('about', 'ar'));
    const expectClosing = async (close: () => Promise<unknown>) => {
      await button.tap();
      await expect(menu).toBeVisible();
      await close();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(pathOf('about', 'ar'));
    };
    await expectClosing(() => button.tap());
    // Not by a tap, which the browser would move to the nearest button.
    await expectClosing(() => page.mouse.click(2, 2));
    await expectClosing(() => link('about').tap());
    await expectClosing(() => leaveAndReturn(page, () => link('services').tap()));
    await expectClosing(() => Promise.all([page.waitForEvent('popup'), chat.tap()]));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row of links leads to every page, also after Back', async ({ page }) => {
    const { menu, button, link } = menuOf(page, 'en');
    const expectRow = async () => {
      await expect(button).toBeHidden();
      await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(pages.length);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    };
    await page.goto(pathOf('about', 'en'));
    await expectRow();
    for (const name of pages) {
      await link(name).scrollIntoViewIfNeeded();
      await expect(link(name)).toBeInViewport({ ratio: 0.9 });
      expect((await link(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await link('contact').tap();
    await expect(page).toHaveURL(pathOf('contact', 'en'));
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(pathOf('about', 'en'));
    await expectRow();
  });
});
