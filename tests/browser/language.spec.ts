import type { Page } from '@playwright/test';
import { addressOf, type Language, languages, pages } from '../../src/language.ts';
import { expect, test } from './test.ts';

function save(page: Page, choice: string) {
  return page.addInitScript((choice) => {
    // Only in the site's own window, and only once: what the visitor does later must stay.
    if (window === top && localStorage.getItem('language') === null)
      localStorage.setItem('language', choice);
  }, choice);
}

/** Back as a visitor goes; Playwright's own goBack waits for a load that the back/forward cache spares. */
const back = (page: Page) => page.evaluate(() => history.back());

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const toggle = (page: Page, to: Language) =>
  page.getByRole('link', { name: languages[to].name, exact: true });

for (const name of pages) {
  test(`${name}: a saved choice shows the same page in that language`, async ({ page }) => {
    await save(page, 'en');
    await page.goto(`${addressOf(name, 'ar')}?from=chat&n=1#content`);
    await expect(page).toHaveURL(`${addressOf(name, 'en')}?from=chat&n=1#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(`${name}: and the other way round`, async ({ page }) => {
    await save(page, 'ar');
    await page.goto(`${addressOf(name, 'en')}?from=chat&n=1#content`);
    await expect(page).toHaveURL(`${addressOf(name, 'ar')}?from=chat&n=1#content`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
}

test('the toggle shows the same page, saves the choice, and adds nothing to the history', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto('/services?from=chat#content');
  const before = await page.evaluate(() => history.length);
  await toggle(page, 'en').click();
  await expect(page).toHaveURL('/en/services?from=chat#content');
  expect(await saved(page)).toBe('en');
  expect(await page.evaluate(() => history.length)).toBe(before);
  // Back leaves the page instead of undoing the toggle; the page before it obeys the choice.
  await back(page);
  await expect(page).toHaveURL('/en/contact');
});

test('only the toggle writes the choice', async ({ page }) => {
  await page.goto('/en/about');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/en/services');
  expect(await saved(page)).toBeNull();
});

test('a redirect adds nothing to the history', async ({ page }) => {
  await save(page, 'en');
  await page.goto('/en/contact');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    location.href = '/about';
  });
  await expect(page).toHaveURL('/en/about');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await back(page);
  await expect(page).toHaveURL('/en/contact');
});

test('the page that is left is hidden and was never painted', async ({ page }) => {
  await save(page, 'en');
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.setItem('hidden', `${document.documentElement.hidden}`);
      sessionStorage.setItem('paints', `${performance.getEntriesByType('paint').length}`);
    });
  });
  await page.goto('/about');
  await expect(page).toHaveURL('/en/about');
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({
    hidden: 'true',
    paints: '0',
  });
});

for (const nonsense of ['fr', '', 'AR', '{"language":"en"}']) {
  test(`with ${JSON.stringify(nonsense)} saved, the address decides`, async ({ page }) => {
    await save(page, nonsense);
    await page.goto('/about');
    await expect(page).toHaveURL('/about');
    await page.goto('/en/about');
    await expect(page).toHaveURL('/en/about');
    expect(await saved(page)).toBe(nonsense);
  });
}

test('with storage blocked, the address decides and the toggle still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await toggle(page, 'en').click();
  await expect(page).toHaveURL('/en/about');
  await toggle(page, 'ar').click();
  await expect(page).toHaveURL('/about');
});

test('a page from the back/forward cache obeys the choice saved since', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      if (event.persisted) sessionStorage.setItem('back', 'from the cache');
    });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'خدماتنا' }).first().click();
  await expect(page).toHaveURL('/services');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await back(page);
  await expect(page).toHaveURL('/en/about');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('back')))
    .toBe('from the cache');
});

test('the toggle in a new tab saves the choice and leaves this page', async ({ page, context }) => {
  await page.goto('/about');
  const opened = context.waitForEvent('page');
  await toggle(page, 'en').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/en/about');
  await expect(page).toHaveURL('/about');
  expect(await saved(page)).toBe('en');
});

test('a right click on the toggle chooses nothing', async ({ page }) => {
  await page.goto('/about');
  await toggle(page, 'en').click({ button: 'right' });
  expect(await saved(page)).toBeNull();
});

test('an address made to lead elsewhere stays here', async ({ page, otherHosts, silence }) => {
  await save(page, 'ar');
  await page.goto('/en//evil.example/about');
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).host).toMatch(/^localhost/);
  expect([...otherHosts]).toEqual([]);
  silence.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle leads to the twin page and back', async ({ page }) => {
    await page.goto('/catalog');
    await toggle(page, 'en').click();
    await expect(page).toHaveURL('/en/catalog');
    await toggle(page, 'ar').click();
    await expect(page).toHaveURL('/catalog');
  });
});
