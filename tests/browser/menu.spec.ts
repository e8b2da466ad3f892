import type { Page } from '@playwright/test';
import { addressOf, languageCodes, pages } from '../../src/language.ts';
import { common } from '../site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

for (const language of languageCodes) {
  const { navigation, chat } = common[language].words;
  const menu = (page: Page) => page.getByRole('navigation', { name: navigation.label });
  const button = (page: Page) => page.getByRole('button', { name: navigation.open });
  const services = (page: Page) =>
    menu(page).getByRole('link', { name: navigation.links.services });

  test.describe(language, () => {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
        test.use({ javaScriptEnabled });

        test('the menu opens as a sheet, leads on, and is closed on the next page', async ({
          page,
        }) => {
          await page.goto(addressOf('about', language));
          await expect(menu(page)).toBeHidden();
          await button(page).tap();
          await expect(menu(page).getByRole('link')).toHaveCount(pages.length + 1);
          await expect(menu(page).getByRole('link', { name: chat.label })).toBeInViewport();
          for (const page_ of pages) {
            await expect(
              menu(page).getByRole('link', { name: navigation.links[page_], exact: true }),
            ).toBeInViewport({ ratio: 1 });
          }
          await services(page).tap();
          await expect(page).toHaveURL(addressOf('services', language));
          await expect(menu(page)).toBeHidden();
        });

        test('the menu closes by the same button and by Escape, and focus returns', async ({
          page,
        }) => {
          await page.goto(addressOf('about', language));
          await button(page).tap();
          await expect(menu(page)).toBeVisible();
          await button(page).tap();
          await expect(menu(page)).toBeHidden();
          await button(page).focus();
          await page.keyboard.press('Enter');
          await expect(menu(page)).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(menu(page)).toBeHidden();
          await expect(button(page)).toBeFocused();
        });
      });
    }

    test('the menu is closed when Back returns to the page', async ({ page }) => {
      await page.goto(addressOf('about', language));
      await page.evaluate(() =>
        addEventListener('pageshow', (event) => {
          if (event.persisted) sessionStorage.setItem('back', 'from the cache');
        }),
      );
      await button(page).tap();
      await services(page).tap();
      await expect(page).toHaveURL(addressOf('services', language));
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(addressOf('about', language));
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('back')))
        .toBe('from the cache');
      await expect(menu(page)).toBeHidden();
    });

    test('the menu is closed when the visitor comes back from its chat', async ({ page }) => {
      await page.goto(addressOf('about', language));
      await button(page).tap();
      const opened = page.waitForEvent('popup');
      await menu(page).getByRole('link', { name: chat.label }).tap();
      await opened;
      await expect(menu(page)).toBeHidden();
    });

    test('the menu closes on a link to the page that stands', async ({ page }) => {
      await page.goto(addressOf('about', language));
      await button(page).tap();
      await menu(page).getByRole('link', { name: navigation.links.about }).tap();
      await expect(page).toHaveURL(addressOf('about', language));
      await expect(menu(page)).toBeHidden();
    });
  });
}
