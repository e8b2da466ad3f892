import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pages, pathOf } from '../../src/i18n/routes.ts';
import { heroOf } from './hero.ts';
import { expect, test } from './test.ts';

const locale: Locale = 'ar';

for (const name of pages.filter((name) => name !== 'home')) {
  test(`${name} says without JavaScript what it says with it`, async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    const trees = [];
    for (const each of [page, plain]) {
      await each.goto(pathOf(name, locale));
      await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
      // What only a script can do is offered only with it.
      const buttons = each.getByRole('main').getByRole('button');
      await buttons.evaluateAll((all) => all.map((button) => button.remove()));
      trees.push(await each.locator('body').ariaSnapshot());
    }
    expect(trees[1]).toBe(trees[0]);
    await context.close();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of localeCodes) {
    test(`${locale}: the first slide stands, and its button works`, async ({ page }) => {
      const { heading, slogans, pause, dots, action } = heroOf(page, locale);
      await page.goto(pathOf('home', locale));
      await expect(heading).toHaveText(slogans[0] ?? '');
      await expect(pause).toBeHidden();
      await expect(dots).toHaveCount(0);
      await action.click();
      await expect(page).toHaveURL(pathOf('start-project', locale));
    });
  }
});
