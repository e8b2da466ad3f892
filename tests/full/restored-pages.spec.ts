import type { Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { findWholeChromium } from '../../tools/lib/chromium.ts';
import {
  addButton,
  type Chosen,
  chatOf,
  choosable,
  countIn,
  hashOf,
  trayOf,
} from '../helpers/choice.ts';
import { entries, expect, mobile, test } from '../helpers/fixtures.ts';

/* What a page shows that the browser has kept whole and gives back on the way Back. The headless shell keeps none. */

test.use({
  ...mobile,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    executablePath: findWholeChromium(),
    // Playwright switches the back/forward cache off, but visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const locale = 'ar';
const { layout, home } = entries[locale];

/** Lets a page say that it was given back as it was left. */
const recordReturn = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.restored = 'yes';
    });
  });
const expectReturn = (page: Page) =>
  expect.poll(() => page.evaluate(() => sessionStorage.restored)).toBe('yes');

test('a page that is given back has its menu closed, and the choice that was made since', async ({
  page,
}) => {
  const [first] = choosable(locale) as [Chosen];
  await page.goto(pathOf('catalog', locale));
  await recordReturn(page);
  const menu = page.getByRole('navigation', { name: layout.menu.label, exact: true });
  await page.getByRole('button', { name: layout.menu.open, exact: true }).tap();
  await menu.getByRole('link', { name: home.navigation, exact: true }).tap();
  await expect(page).toHaveURL(pathOf('home', locale));
  await addButton(page, locale, first).tap();
  await expect(page.getByRole('status')).toHaveText(countIn(locale, 'chosen', 1));
  // Not Playwright's `goBack`, which waits for a load event that such a page does not send.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/catalog/);
  await expectReturn(page);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(countIn(locale, 'chosen', 1));
});

test('a page that fetched nothing, as nothing was chosen yet, names the choice once it is given back', async ({
  page,
}) => {
  const [first] = choosable(locale) as [Chosen];
  await page.goto(pathOf('services', locale));
  await recordReturn(page);
  const { action } = layout;
  // What is below comes 300 ms later, and must not move what is tapped.
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.getByRole('main').getByRole('link', { name: action, exact: true }).first().tap();
  await expect(page).toHaveURL(/start-project/);
  await page.evaluate((hash) => location.assign(hash), hashOf({ items: [first] }));
  await expect(page.locator(`a[href="${chatOf(locale, { items: [first] })}"]`)).not.toHaveCount(0);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/services/);
  await expectReturn(page);
  await expect(trayOf(page, locale, 1)).toBeInViewport();
});
