import type { Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { type Chosen, chatOf, choosable, hashOf, messageOf } from '../helpers/choice.ts';
import { expect, holdRoute, test } from '../helpers/fixtures.ts';

const locale = 'ar';
const start = pathOf('start-project', locale);
const chosen = { items: [choosable(locale)[0], choosable(locale).at(-1)] as Chosen[] };

test.describe('a press on the chat before its message is there', () => {
  const open = async (page: Page) => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('main').locator('a[data-chat]').first().click({ noWaitAfter: true });
    return opened;
  };
  /** Whether the next press on the page is kept from the browser. */
  const willBeHeld = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((pressed) =>
          addEventListener('click', ({ defaultPrevented }) => pressed(defaultPrevented)),
        ),
    );

  for (const [late, where] of [
    ['/chat/*.json', 'the address'],
    ['**/ChatScript*.js', 'the tab'],
  ] as const) {
    test(`waits for it, where ${late} is late, and ${where} names what is chosen`, async ({
      page,
    }) => {
      const release = await holdRoute(page, late);
      // It goes on once the message is there, and not only after the longest wait.
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const withoutLongest = (run: () => void, delay = 0) =>
          delay < 4000 ? setTimeout(run, delay) : 0;
        Object.assign(window, { setTimeout: withoutLongest });
      });
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
      const fragment = hashOf(chosen);
      const isInTab = where === 'the tab';
      if (isInTab) {
        await page.addInitScript((fragment) => {
          sessionStorage.choice = fragment;
        }, fragment);
      }
      await page.goto(start + (isInTab ? '' : fragment), { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const isHeld = willBeHeld(page);
      const opened = open(page);
      expect(await isHeld).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
      release();
      await expect(await opened).toHaveURL(chatOf(locale, chosen));
      await expect(page).toHaveURL(start + hashOf(chosen));
    });
  }

  test('is waited for by the email too, and followed once', async ({ page }) => {
    const release = await holdRoute(page, '/chat/*.json');
    await page.clock.install();
    await page.goto(start + hashOf(chosen));
    await page.evaluate(() => {
      const presses: [isHeld: boolean, href: string][] = [];
      Object.assign(window, { presses });
      addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        presses.push([event.defaultPrevented, `${link?.href}`]);
        // The browser would look for a program that writes emails.
        event.preventDefault();
      });
    });
    await page.locator('a[data-email]').click();
    release();
    const presses = () => page.evaluate('presses');
    await expect.poll(presses).toHaveLength(2);
    // The longest wait ends later.
    await page.clock.runFor(4000);
    const body = encodeURIComponent(messageOf(locale, chosen).replaceAll('\n', '\r\n'));
    expect(await presses()).toEqual([
      [true, expect.not.stringContaining(body)],
      [false, expect.stringContaining(body)],
    ]);
  });

  test('takes the place of the page where the browser opens no more tabs by then', async ({
    page,
    errors,
  }) => {
    const release = await holdRoute(page, '/chat/*.json');
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
    });
    await page.goto(start + hashOf(chosen), { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.getByRole('main').locator('a[data-chat]').first().click({ noWaitAfter: true });
    release();
    await expect(page).toHaveURL(chatOf(locale, chosen));
    // The page itself asked for it, and no other tab.
    expect(errors.splice(0)).toEqual([chatOf(locale, chosen)]);
  });

  test('does not wait for a message that cannot come', async ({ page, errors }) => {
    await page.clock.install();
    await page.route('/chat/*.json', (route) => route.fulfill({ status: 404 }));
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    const failed = page.waitForResponse('/chat/*.json');
    await page.goto(start + hashOf(chosen));
    await page.clock.runFor(1000);
    await failed;
    const isHeld = willBeHeld(page);
    await expect(await open(page)).toHaveURL(chatOf(locale, {}));
    expect(await isHeld).toBe(false);
    errors.splice(0);
  });

  test('goes on with the greeting alone where the message never comes, and at once where nothing is chosen', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('/chat/*.json', () => {});
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    for (const address of [start, `${start}#content`, start + hashOf(chosen)]) {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const isHeld = willBeHeld(page);
      const opened = open(page);
      expect(await isHeld).toBe(address.endsWith(hashOf(chosen)));
      await page.clock.runFor(4000);
      const chat = await opened;
      await expect(chat).toHaveURL(chatOf(locale, {}));
      await chat.close();
    }
  });
});
