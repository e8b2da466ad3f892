import { dialed } from '../../src/content/schema/phone-number.ts';
import { numbersOf } from '../../src/content/schema/site.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { findSmallFields } from './page-checks.ts';
import { expect, phone, site, test } from './test.ts';

/* What phones do of themselves to what they show. */

test('Safari zooms into no field', async ({ page }) => {
  let fields = 0;
  for (const { path } of everyPage) {
    await page.goto(path);
    fields += await page.locator('input').count();
    expect(await page.evaluate(findSmallFields), path).toEqual([]);
  }
  expect(fields).toBeGreaterThan(0);
});

test('a number calls only where the factory has written its telephone', async ({ page }) => {
  const own = numbersOf(site).map((number) => `tel:${dialed(number)}`);
  for (const { path } of everyPage) {
    await page.goto(path);
    // Safari on an iPhone makes a link of every number that looks like one, unless it is told.
    await expect(page.locator('head meta[name="format-detection"]')).toHaveAttribute(
      'content',
      'telephone=no',
    );
    const links = page.locator('a[href^="tel:"]');
    const called = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(called)).toEqual(new Set(own));
  }
});

test.describe('where an app drops the contact card', () => {
  test.use(phone);

  test('the number beside it can be copied, and calls', async ({ page }) => {
    await page.goto(pathOf('contact', 'ar'));
    const [number = ''] = numbersOf(site);
    const link = page.getByRole('main').getByRole('link', { name: number, exact: true });
    await expect(link).toHaveAttribute('href', `tel:${dialed(number)}`);
    await expect(link).toHaveCSS('user-select', 'auto');
    // A finger begins beside the link, at its heading, and draws the selection over it.
    const copied = await link.evaluate((element) => {
      const row = element.closest('div.ruled > div') ?? element;
      getSelection()?.selectAllChildren(row);
      return `${getSelection()}`;
    });
    expect(copied).toContain(number);
  });
});
