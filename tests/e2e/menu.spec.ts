import type { Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { entries, expect, mobile, test } from '../helpers/fixtures.ts';
import { tabThrough } from '../helpers/keyboard.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';

test.use({ ...mobile, contextOptions: { reducedMotion: 'reduce' } });

const locale = 'ar';

function menuOf(page: Page) {
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

test('the menu of a phone has every page and the chat, can be used by everybody, and leads on', async ({
  page,
}) => {
  const { menu, button, link, chat } = menuOf(page);
  await page.goto(pathOf('about', locale));
  await expect(menu).toBeHidden();
  const logo = page.getByRole('banner').locator('a img, a [aria-hidden]').first();
  await expect(logo).toBeInViewport({ ratio: 1 });
  // One sign while it is closed, and another one while it is open.
  const sign = button.locator('path').filter({ visible: true });
  const closed = await sign.getAttribute('d');
  await button.press('Enter');
  await expect(sign).not.toHaveAttribute('d', `${closed}`);
  await expect(menu.getByRole('link')).toHaveCount(pages.length + 1);
  for (const target of [...pages.map(link), chat]) {
    await expect(target).toBeInViewport({ ratio: 1 });
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await test.step('axe finds nothing, and Tab stays in the header', async () => {
    await expectNoViolations(page);
    await page.keyboard.press('Tab');
    await expect(link('home')).toBeFocused();
    const header = page.getByRole('banner').locator('a, button').filter({ visible: true });
    expect(await tabThrough(page)).toBe(await header.count());
  });
  // On its side a phone has no room for all: they are scrolled to.
  await page.setViewportSize({ width: 740, height: 320 });
  for (const target of [link('home'), chat]) {
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport({ ratio: 1 });
  }
  await link('services').tap();
  await expect(page).toHaveURL(pathOf('services', locale));
  await expect(menu).toBeHidden();
});

test('the menu closes by its button, a press outside, and each kind of its links', async ({
  page,
}) => {
  const { menu, button, link, chat } = menuOf(page);
  await page.goto(pathOf('about', locale));
  const expectClosing = async (close: () => Promise<unknown>) => {
    await button.tap();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(pathOf('about', locale));
  };
  await expectClosing(() => button.tap());
  // Not by a tap, which the browser would move to the nearest button.
  await expectClosing(() => page.mouse.click(2, 2));
  await expectClosing(() => link('about').tap());
  await expectClosing(() => Promise.all([page.waitForEvent('popup'), chat.tap()]));
});
