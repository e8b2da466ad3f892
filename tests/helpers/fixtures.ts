import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { chatNumber } from '../../src/chat/address.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { type Locale, locales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import type { Page as PageName } from '../../src/page-table.ts';

export { expect };

/** What the owner wrote: tests take every word that a visitor reads from here. */
export const { entries, site } = readContent();

export const mobile = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The number of the chat as wa.me takes it. */
export const digits = chatNumber(site).dialed.slice(1);

interface Fixtures {
  /**
   * Console messages (failed requests and policy violations are among them), uncaught errors and
   * requests to other hosts, of all tabs. A test fails if any is left here at its end.
   */
  errors: string[];
}

export const test = base.extend<Fixtures>({
  errors: [
    async ({ page, context, baseURL }, use) => {
      const errors: string[] = [];
      // Beside the site itself only the map may be asked for, and the chat in a tab of its own.
      const allowed = [new URL(`${baseURL}`).host, 'www.google.com', 'wa.me'];
      context.on('console', (message) => {
        // Chromium warns when a test measures what the page has not laid out yet.
        if (!message.text().startsWith('Rendering was performed in a subtree hidden')) {
          errors.push(message.text());
        }
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        // Chromium reports this when a visitor goes on before a page has faded in.
        if (!/^Transition was (skipped|aborted)/.test(message)) errors.push(message);
      });
      context.on('request', (request) => {
        if (!allowed.includes(new URL(request.url()).host)) errors.push(request.url());
      });
      page.on('request', (request) => {
        if (new URL(request.url()).host === 'wa.me') errors.push(request.url());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Every text in content, at any depth, except under the names to skip. */
export function strings(value: unknown, skip: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  const inner = Object.entries(value ?? {}).filter(([key]) => !skip.includes(key));
  return inner.flatMap(([, item]) => strings(item, skip));
}

/** The text and address of each link. */
export const linksIn = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

/** Opens a page and waits until a visitor can use all of it. */
export async function visit(page: Page, name: PageName, locale: Locale): Promise<void> {
  await page.goto(pathOf(name, locale));
  if (name === 'home') {
    const { chooseSlide, slides } = entries[locale].home.hero;
    const dots = page.getByRole('list', { name: chooseSlide, exact: true });
    await expect(dots).toBeVisible({ visible: slides.length > 1 });
    // What is below the hero is laid out a moment later.
    await expect(page.locator('main h2').last()).toBeVisible();
  }
}

/** Follows the menu's link to a page, where the window has room for the menu. */
export const follow = (page: Page, name: PageName, locale: Locale) =>
  page
    .getByRole('navigation', { name: entries[locale].layout.menu.label, exact: true })
    .getByRole('link', { name: entries[locale][name].navigation, exact: true })
    .click();

/** The header's link to the same page in another language. */
export const languageLink = (page: Page, to: Locale) =>
  page.getByRole('link', { name: locales[to].name, exact: true });

/** Keeps what a page asks for at these addresses from it, until the function that is returned is called. */
export async function holdRoute(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Makes a storage throw, as it does where visitors block it. */
export const blockStorage = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }, name);
