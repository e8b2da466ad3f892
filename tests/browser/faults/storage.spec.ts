import type { Page } from '@playwright/test';
import { addressOf, otherLanguage } from '../../../src/language.ts';
import { everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { expectUsable, toggle } from './usable.ts';

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

for (const place of everyPage) {
  const { page: name, language, address } = place;
  const twin = { ...place, language: otherLanguage(language) };
  const twinAddress = addressOf(name, twin.language);

  const thereAndBack = async (page: Page) => {
    await expectUsable(page, place);
    await toggle(page, place).click();
    await expect(page).toHaveURL(twinAddress);
    await expectUsable(page, twin);
    await toggle(page, twin).click();
    await expect(page).toHaveURL(address);
  };

  test(`${address}: with storage blocked, the toggle leads there and back`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.goto(address);
    await thereAndBack(page);
  });

  test(`${address}: with storage full, the toggle leads there and back`, async ({ page }) => {
    await page.goto(address);
    const refusal = await page.evaluate(() => {
      let kept = '';
      for (let size = 2 ** 23; size >= 1; size /= 2) {
        try {
          localStorage.fill = kept + 'x'.repeat(size);
          kept = localStorage.fill;
        } catch {}
      }
      try {
        localStorage.language = 'en';
        return 'none';
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(refusal).toBe('QuotaExceededError');
    await thereAndBack(page);
    expect(await saved(page)).toBeNull();
  });

  test(`${address}: with nonsense saved, the address decides until the toggle is pressed`, async ({
    page,
  }) => {
    for (const nonsense of ['', 'fr', 'null', 'EN ', '["ar"]', '\u0000', 'x'.repeat(100_000)]) {
      await page.goto(address);
      await page.evaluate((nonsense) => {
        localStorage.language = nonsense;
      }, nonsense);
      await page.reload();
      await expect(page).toHaveURL(address);
    }
    await expectUsable(page, place);
    await toggle(page, place).click();
    await expect(page).toHaveURL(twinAddress);
    expect(await saved(page)).toBe(twin.language);
    await page.goto(address);
    await expect(page).toHaveURL(twinAddress);
  });

  test(`${address}: two tabs in two languages do not disturb each other`, async ({
    page,
    context,
  }) => {
    await page.goto(address);
    const other = await context.newPage();
    const errors: Error[] = [];
    other.on('pageerror', (error) => errors.push(error));
    await other.goto(twinAddress);

    // The choice in one tab changes the other only when that asks for a page again.
    await toggle(page, place).click();
    await expect(page).toHaveURL(twinAddress);
    await expectUsable(page, twin);
    await toggle(other, twin).click();
    await expect(other).toHaveURL(address);
    await expectUsable(other, place);
    await expectUsable(page, twin);
    await expect(page).toHaveURL(twinAddress);

    await page.reload();
    await expect(page).toHaveURL(address);
    await other.reload();
    await expect(other).toHaveURL(address);
    expect(errors).toEqual([]);
  });
}
