import type { Page } from '@playwright/test';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { lookAtFocus } from './focus.ts';
import { entries, expect, phone, test, visit } from './test.ts';

// A hero that stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto(pathOf('about', 'ar'));
  const skip = page.getByRole('link', { name: entries.ar.layout.skip, exact: true });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const { page: name, locale, path } of everyPage) {
  // One language on a phone and the other on a wide screen: both have the same elements.
  const width = locale === 'ar' ? 390 : 1280;

  test(`a keyboard goes through ${path} in order and in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, name, locale);
    // The map's frame may come at any moment, and take the focus away.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await page.keyboard.press('Tab');
    expect(await walkOn(page)).toBeGreaterThan(10);
  });
}

test('with the menu open, a keyboard goes through it and the rest of the header only', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, 'home', 'ar');
  const { menu: words } = entries.ar.layout;
  await page.getByRole('button', { name: words.open, exact: true }).press('Enter');
  await page.keyboard.press('Tab');
  const menu = page.getByRole('navigation', { name: words.label, exact: true }).getByRole('link');
  await expect(menu.first()).toBeFocused();
  const header = page.getByRole('banner').locator('a, button').filter({ visible: true });
  expect(await walkOn(page)).toBe(await header.count());
});

/** Goes by Tab to the last of all stops, each in its turn and seen, and says how many there are. */
async function walkOn(page: Page): Promise<number> {
  const { index: first, count } = await page.evaluate(lookAtFocus);
  for (let stop = first + 1; stop < count; stop++) {
    await page.keyboard.press('Tab');
    const { name, index, faults } = await page.evaluate(lookAtFocus);
    expect({ index, faults }, name).toEqual({ index: stop, faults: [] });
  }
  return count;
}
