import type { Page } from '@playwright/test';
import { addressOf, languageCodes } from '../../src/language.ts';
import { common } from '../site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const language of languageCodes) {
  const { navigation } = common[language].words;
  const menu = (page: Page) => page.getByRole('navigation', { name: navigation.label });
  const button = (page: Page) => page.getByRole('button', { name: navigation.open });

  test.describe(`the menu, ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(addressOf('about', language)));

    test('takes the keyboard in, and Escape gives it back to the button', async ({ page }) => {
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });

    test('tells assistive technology whether it is open', async ({ page }) => {
      // Asked of the browser: Playwright's own tree does not know what `popovertarget` implies.
      const session = await page.context().newCDPSession(page);
      const { root } = await session.send('DOM.getDocument');
      const expanded = async () => {
        const { nodes } = await session.send('Accessibility.queryAXTree', {
          nodeId: root.nodeId,
          role: 'button',
          accessibleName: navigation.open,
        });
        return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
      };
      await expect.poll(expanded).toBe(false);
      await button(page).tap();
      await expect.poll(expanded).toBe(true);
    });

    test('closes at a tap outside it, which presses nothing else', async ({ page }) => {
      await button(page).tap();
      await expect(menu(page)).toBeVisible();
      const header = await page.getByRole('banner').boundingBox();
      if (!header) throw new Error('There is no header.');
      await page.touchscreen.tap(header.x + header.width / 2, header.y + header.height / 2);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(addressOf('about', language));
    });
  });
}
