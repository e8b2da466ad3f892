import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { type Chosen, chatOf, choosable } from '../helpers/choice.ts';
import { entries, expect, mobile, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

test.use({ ...mobile, javaScriptEnabled: false });

const locale = 'en';
const { layout, ...words } = entries[locale];

test('without JavaScript every page can be read and reached, and the chat begins with the greeting', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: layout.menu.label, exact: true });
  const link = (name: (typeof pages)[number]) =>
    menu.getByRole('link', { name: words[name].navigation, exact: true });
  const { heading, slogans, pause, dots, action } = heroOf(page, locale);
  await page.goto(pathOf('home', locale));
  await expect(heading).toHaveText(slogans[0] ?? '');
  // What only a script can do is offered only with it.
  await expect(pause).toBeHidden();
  await expect(dots).toHaveCount(0);
  // Nothing would say that the map is there.
  await expect(page.locator('iframe')).toBeVisible();

  await test.step('a row of links leads to every page, also after Back', async () => {
    for (const name of pages) {
      await link(name).scrollIntoViewIfNeeded();
      await expect(link(name)).toBeInViewport({ ratio: 0.9 });
      expect((await link(name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link(name).tap();
      await expect(page).toHaveURL(pathOf(name, locale));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('h2').last()).toBeVisible();
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(pages.length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await page.evaluate(() => history.back());
    await expect(link('home')).toBeVisible();
  });
  await test.step('the next step has a chat and an email, whatever the address names', async () => {
    await page.goto(pathOf('home', locale));
    await action.tap();
    await expect(page).toHaveURL(pathOf('start-project', locale));
    await page.goto(`${pathOf('start-project', locale)}#${(choosable(locale)[0] as Chosen).id}`);
    const chat = page.getByRole('main').getByRole('link', { name: layout.chat.label }).first();
    await expect(chat).toHaveAttribute('href', chatOf(locale, {}));
    const email = page.getByRole('link', { name: words['start-project'].email.label });
    const body = `&body=${encodeURIComponent(layout.chat.greeting)}`;
    await expect(email).toHaveAttribute('href', new RegExp(RegExp.escape(body)));
  });
});
