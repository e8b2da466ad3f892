import type { Route } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Chosen,
  choosable,
  expectListed,
  expectMessage,
  hashOf,
  messageOf,
} from '../helpers/choice.ts';
import { digits, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* A file that never comes delays nothing but itself. */

const locale = 'ar';
const start = pathOf('start-project', locale);
const [first] = choosable(locale) as [Chosen];
const last = choosable(locale).at(-1) as Chosen;
const chosen = { items: [first, last] };
const never = () => {};

for (const [file, pattern] of Object.entries({
  'every picture': /\.(avif|jpg|webp|png)$/,
  'the font': /\.woff2$/,
  "the chat's QR code": '/chat-code.svg',
  'the map': /google/,
})) {
  test(`while ${file} never comes, styles can be chosen and the hero goes on`, async ({ page }) => {
    await page.route(pattern, never);
    const options = { waitUntil: 'commit' } as const;
    await page.goto(pathOf('catalog', locale), options);
    await addButton(page, locale, first).click();
    await expectMessage(page, locale, { items: [first] });
    await page.goto(start + hashOf(chosen), options);
    await expectListed(page, locale, chosen);
    await page.goto(pathOf('home', locale), options);
    await expectMessage(page, locale, chosen);
    const hero = heroOf(page, locale);
    if (hero.slogans.length > 1) await expect(hero.heading).toHaveText(hero.slogans[1] as string);
  });
}

test.describe('a press on the chat before its message is there', () => {
  const open = async (page: import('@playwright/test').Page) => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('main').locator('a[data-chat]').first().click({ noWaitAfter: true });
    return opened;
  };
  const chatOf = (items: Chosen[]) =>
    `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, { items }))}`;

  for (const late of ['/chat/*.json', '**/ChatScript*.js']) {
    test(`waits for it, where ${late} is late`, async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      const answer = async (route: Route) => {
        await held;
        await route.continue();
      };
      await page.route(late, answer);
      await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
      await page.goto(start + hashOf(chosen), { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const isHeld = page.evaluate(
        () =>
          new Promise((pressed) =>
            addEventListener('click', ({ defaultPrevented }) => pressed(defaultPrevented)),
          ),
      );
      const opened = open(page);
      expect(await isHeld).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
      release();
      await expect(await opened).toHaveURL(chatOf(chosen.items));
      await expect(page).toHaveURL(start + hashOf(chosen));
    });
  }

  test('goes on with the greeting alone where the message never comes or nothing is chosen', async ({
    page,
  }) => {
    await page.route('/chat/*.json', never);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
    for (const address of [start, start + hashOf(chosen)]) {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const chat = await open(page);
      await expect(chat).toHaveURL(chatOf([]));
      await chat.close();
    }
  });
});
