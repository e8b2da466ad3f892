import type { Locator, Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  type Chosen,
  chatOf,
  choosable,
  hashOf,
  messageOf,
  willBeHeld,
} from '../helpers/choice.ts';
import { expect, holdRoute, test } from '../helpers/fixtures.ts';

const locale = 'ar';
const start = pathOf('start-project', locale);
const chosen = { items: [choosable(locale)[0], choosable(locale).at(-1)] as Chosen[] };

test.describe('a press on the chat before its message is there', () => {
  const open = async (page: Page) => {
    const opened = page.context().waitForEvent('page');
    await page.locator('a[data-chat]:visible').first().click({ noWaitAfter: true });
    return opened;
  };
  for (const [late, where, name] of [
    ['/chat/*.json', 'the address', 'start-project'],
    ['**/PageScript*.js', 'the tab', 'start-project'],
    ['**/PageScript*.js', 'the tab', 'services'],
    ['/chat/*.json', 'the address', 'contact'],
  ] as const) {
    test(`waits for it on ${name}, where ${late} is late, and ${where} names what is chosen`, async ({
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
      const path = pathOf(name, locale);
      await page.goto(path + (isInTab ? '' : fragment), { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const isHeld = willBeHeld(page);
      const opened = open(page);
      expect(await isHeld).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
      release();
      await expect(await opened).toHaveURL(chatOf(locale, chosen));
      if (name === 'start-project') await expect(page).toHaveURL(path + fragment);
    });
  }

  for (const [press, how] of [
    ['with Control', { modifiers: ['Control'] }],
    ['with Command', { modifiers: ['Meta'] }],
    ['with Shift', { modifiers: ['Shift'] }],
    ['with the middle button', { button: 'middle' }],
  ] satisfies [string, Parameters<Locator['click']>[0]][]) {
    test(`is left to the browser, which opens a tab as on any link, where it is made ${press}`, async ({
      page,
    }) => {
      await page.route('/chat/*.json', () => {});
      await page.goto(start + hashOf(chosen));
      const isHeld = page.evaluate(
        () =>
          new Promise((pressed) => {
            for (const type of ['click', 'auxclick'])
              addEventListener(type, (event) => {
                pressed(event.defaultPrevented);
                event.preventDefault();
              });
          }),
      );
      await page.getByRole('main').locator('a[data-chat]').first().click(how);
      expect(await isHeld).toBe(false);
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
    await page.locator('a[data-email]').first().click();
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

  test('goes on with the greeting alone where the message never comes, and at once where nothing is chosen', async ({
    page,
    errors,
  }) => {
    await page.clock.install();
    await page.route('/chat/*.json', () => {});
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    const parts = [`${start}#content`, `${pathOf('services', locale)}#traders`];
    for (const address of [...parts, start + hashOf(chosen)]) {
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
    await test.step('in the place of the page, where the browser opens no more tabs by then', async () => {
      await page.reload({ waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
      );
      await page.getByRole('main').locator('a[data-chat]').first().click({ noWaitAfter: true });
      await page.clock.runFor(3900);
      expect(page.url()).toContain(start);
      await page.clock.runFor(100);
      await expect(page).toHaveURL(chatOf(locale, {}));
      // The page itself asked for it, and no other tab.
      expect(errors.splice(0)).toEqual([chatOf(locale, {})]);
    });
  });
});
