import type { Page } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

const locale = 'ar';

test('without JavaScript pages say the same, and the first slide stands', async ({
  page,
  scriptless,
}) => {
  for (const name of pages.filter((name) => name !== 'home')) {
    const open = async (each: Page) => {
      await each.goto(pathOf(name, locale));
      await expect(each.getByRole('heading', { level: 1 })).toBeVisible();
      // What only a script can do is offered only with it.
      const buttons = each.getByRole('main').getByRole('button', { includeHidden: true });
      await buttons.evaluateAll((all) => all.map((button) => button.remove()));
      // Here the map cannot be reached: a script takes its frame away.
      await each.locator('iframe').evaluateAll((all) => all.map((frame) => frame.remove()));
    };
    await Promise.all([open(page), open(scriptless)]);
    const tree = await scriptless.locator('body').ariaSnapshot();
    await expect.poll(() => page.locator('body').ariaSnapshot(), name).toBe(tree);
  }
  const { heading, slogans, pause, dots, action } = heroOf(scriptless, locale);
  await scriptless.goto(pathOf('home', locale));
  await expect(heading).toHaveText(slogans[0] ?? '');
  await expect(pause).toBeHidden();
  await expect(dots).toHaveCount(0);
  // Nothing would say that the map is there.
  await expect(scriptless.locator('iframe')).toBeVisible();
  await action.click();
  await expect(scriptless).toHaveURL(pathOf('start-project', locale));
});
