import { pathOf } from '../../src/i18n/routes.ts';
import { addButton, type Chosen, chatOf, choosable, hashOf, orderOf } from '../helpers/choice.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { hasStyles } from '../helpers/mockup.ts';
import { translate } from '../helpers/translate.ts';

/* What translators do to a page: they rewrite its language and its texts, before its scripts or after. */

test('in a page that was translated, styles are chosen in the language of the address', async ({
  page,
}) => {
  const items = [choosable('ar')[0], choosable('ar').at(-1)] as Chosen[];
  // Into a language that the site has not.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { documentElement: root } = document;
      if (root && root.lang !== 'fr') root.lang = 'fr';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(pathOf('catalog', 'ar'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  for (const item of items) await addButton(page, 'ar', item).click();
  await expect(orderOf(page, 'ar', items[0] as Chosen)).toHaveAttribute(
    'href',
    pathOf('start-project', 'ar') + hashOf({ items }),
  );
  // So does the mockup open, where a style has a photograph for it.
  if (!hasStyles) return;
  const { mockup } = entries.ar.catalog;
  await page.getByRole('button', { name: mockup.open, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: mockup.open, exact: true })).toBeVisible();
});

for (const when of ['before', 'after']) {
  test(`what a translator wrote ${when} the script stays until the text itself is another`, async ({
    page,
  }) => {
    const [first] = choosable('ar') as [Chosen];
    if (when === 'before') await page.addInitScript(translate);
    await page.goto(pathOf('start-project', 'ar') + hashOf({ audience: 'traders' }));
    const chat = page.getByRole('main').locator('a[data-chat]').first();
    const greeting = chatOf('ar', { audience: 'traders' });
    await expect(chat).toHaveAttribute('href', greeting);
    if (when === 'after') await page.evaluate(translate);
    const { label } = entries.ar.layout.chat;
    const words = chat.locator('span').first();
    await expect(words).toHaveText(`·${label}`);
    // Its own text would come back for a moment, and be translated again.
    await words.evaluate((words) =>
      Object.assign(words.firstElementChild as Element, { id: 'kept' }),
    );
    await page.evaluate(() => {
      location.hash = '#startups';
    });
    await expect(chat).not.toHaveAttribute('href', greeting);
    await expect(words.locator('#kept')).toHaveText(`·${label}`);
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, first.id);
    await expect(chat).toHaveAttribute('href', chatOf('ar', { items: [first] }));
    await expect(words).toHaveText(/^·.*[^·]$/);
    await expect(words.locator('#kept')).toHaveCount(0);
  });
}
