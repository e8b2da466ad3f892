import type { Page } from '@playwright/test';
import { localeCodes, otherLocales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { addButton, type Chosen, chatOf, choosable, hashOf } from '../helpers/choice.ts';
import { blockStorage, expect, follow, languageLink, test } from '../helpers/fixtures.ts';

/** Saves a language before the site opens, once: what the visitor does later must stay. */
const save = (page: Page, language: string) =>
  page.addInitScript((language) => {
    // The map's frame has no storage.
    if (window === top) localStorage.language ??= language;
  }, language);

const saved = (page: Page) => page.evaluate(() => localStorage.language);

for (const locale of localeCodes) {
  for (const other of otherLocales(locale)) {
    test(`with ${locale} saved, a page in ${other} redirects once, to ${locale}`, async ({
      page,
    }) => {
      await save(page, locale);
      const visited: string[] = [];
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) visited.push(new URL(frame.url()).pathname);
      });
      const query = '?from=chat&n=1#content';
      for (const name of ['home', 'about'] as const) {
        await page.goto(pathOf(name, other) + query);
        await expect(page).toHaveURL(pathOf(name, locale) + query);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(visited.splice(0)).toEqual([pathOf(name, other), pathOf(name, locale)]);
      }
    });
  }
}

test('a page that redirects is never painted and adds nothing to the history', async ({ page }) => {
  await save(page, 'en');
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage[location.pathname] = [
        document.documentElement.hidden,
        performance.getEntriesByType('paint').length,
      ];
    });
  });
  await page.goto('/en/services');
  const before = await page.evaluate(() => history.length);
  await page.evaluate(() => location.assign('/about'));
  await expect(page).toHaveURL('/en/about');
  expect(await page.evaluate(() => sessionStorage['/about'])).toBe('true,0');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

for (const hasApi of [true, false]) {
  test(`a redirect that is stopped leaves the page to read, ${hasApi ? 'with' : 'without'} the Navigation API`, async ({
    page,
  }) => {
    await save(page, 'en');
    if (!hasApi) await page.addInitScript('delete window.navigation');
    await page.clock.install();
    await page.route('/en/about', () => {});
    const session = await page.context().newCDPSession(page);
    const asked = page.waitForRequest('**/en/about');
    await page.goto('/about', { waitUntil: 'commit' });
    await asked;
    await session.send('Page.stopLoading');
    if (!hasApi) await page.clock.runFor(5000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/about');
  });
}

test('the language link saves the language and replaces the history entry', async ({ page }) => {
  await page.goto('/contact');
  await test.step('the browser prerenders no page of another language, and no file', async () => {
    const rules = page.locator('script[type="speculationrules"]');
    const { prerender } = JSON.parse(`${await rules.textContent()}`);
    const [, { not }] = prerender[0].where.and;
    // Only what the visitor is about to press: else a phone would fetch every page.
    expect(prerender[0].eagerness).toBe('moderate');
    const others = page.locator('a:is([hreflang], [download])');
    expect(await others.count()).toBeGreaterThan(1);
    await expect(others.and(page.locator(`:not(${not.selector_matches})`))).toHaveCount(0);
  });
  await page.goto('/services?from=chat#content');
  const before = await page.evaluate(() => history.length);
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/en/services?from=chat#content');
  expect(await saved(page)).toBe('en');
  expect(await page.evaluate(() => history.length)).toBe(before);
  // Back leaves the page instead of undoing the toggle; the page before it is in the saved language.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/en/contact');
});

test('only the language link saves a language, also in a new tab and by keyboard', async ({
  page,
}) => {
  await page.goto('/en/about');
  await follow(page, 'services', 'en');
  await expect(page).toHaveURL('/en/services');
  expect(await saved(page)).toBeUndefined();
  await languageLink(page, 'ar').click({ button: 'right' });
  expect(await saved(page)).toBeUndefined();
  for (const press of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = page.context().waitForEvent('page');
    await languageLink(page, 'ar').click(press);
    await expect(await opened).toHaveURL('/services');
    await expect(page).toHaveURL('/en/services');
    expect(await saved(page)).toBe('ar');
    await page.evaluate(() => delete localStorage.language);
  }
  await languageLink(page, 'ar').press('Enter');
  await expect(page).toHaveURL('/services');
  expect(await saved(page)).toBe('ar');
});

test('where what is saved is no language of the site, the address decides; a page that was prerendered reads it again', async ({
  page,
}) => {
  await page.goto('/about');
  for (const nonsense of ['fr', 'AR', '__proto__']) {
    await page.evaluate((nonsense) => {
      localStorage.language = nonsense;
    }, nonsense);
    await page.reload();
    await expect(page).toHaveURL('/about');
    expect(await saved(page)).toBe(nonsense);
  }
  await page.evaluate(() => {
    localStorage.language = 'en';
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page).toHaveURL('/en/about');
});

test('with storage blocked the address decides, and the language link still works', async ({
  page,
}) => {
  await blockStorage(page, 'localStorage');
  await page.goto('/about');
  await expect(page).toHaveURL('/about');
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/en/about');
  await languageLink(page, 'ar').click();
  await expect(page).toHaveURL('/about');
});

test('a redirect from an address with two slashes stays on this site', async ({ page, errors }) => {
  await save(page, 'ar');
  await page.goto('/en//evil.example/about');
  await expect(page).toHaveURL('/evil.example/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const error of errors.splice(0)) expect(error).toContain('404');
});

test('a page that was translated keeps to the language of its address', async ({ page }) => {
  const items = [choosable('en')[0], choosable('en').at(-1)] as Chosen[];
  const saveAndReload = async (language: string) => {
    await page.evaluate((language) => {
      localStorage.language = language;
    }, language);
    await page.reload();
  };
  // Into Arabic, which the site has too.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { documentElement: root } = document;
      if (root && root.lang !== 'ar') root.lang = 'ar';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(pathOf('catalog', 'en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  for (const item of items) await addButton(page, 'en', item).click();
  const chat = page.getByRole('banner').locator('a[data-chat]').last();
  await expect(chat).toHaveAttribute('href', chatOf('en', { items }));
  await saveAndReload('en');
  await expect(page).toHaveURL(pathOf('catalog', 'en') + hashOf({ items }));
  await expect(chat).toHaveAttribute('href', chatOf('en', { items }));
  await saveAndReload('ar');
  await expect(page).toHaveURL(pathOf('catalog', 'ar') + hashOf({ items }));
});
