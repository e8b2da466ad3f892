import { everyPage } from '../../src/i18n/routes.ts';
import { findSmallFields } from './page-checks.ts';
import { expect, test } from './test.ts';

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
