import { localeCodes, otherLocales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { addButton, type Chosen, choosable, hashOf, messageOf, orderOf } from './choice.ts';
import { digits, entries, expect, test } from './fixtures.ts';
import { translate } from './translate.ts';

/* What translators do to a page: they rewrite its language and its texts, before its scripts or after. */

for (const locale of localeCodes) {
  const [first, last] = [choosable(locale)[0], choosable(locale).at(-1)] as [Chosen, Chosen];
  const items = [first, last];
  const chatOf = (items: Chosen[]) =>
    `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, { items }))}`;

  for (const language of ['fr', ...otherLocales(locale)]) {
    test(`${locale}, translated to ${language}: styles are chosen as ever, in the language of the address`, async ({
      page,
    }) => {
      await page.addInitScript((language) => {
        new MutationObserver(() => {
          const { documentElement: root } = document;
          if (root && root.lang !== language) root.lang = language;
        }).observe(document, { childList: true, subtree: true });
      }, language);
      await page.goto(pathOf('catalog', locale));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const item of items) await addButton(page, locale, item).click();
      const chat = page.getByRole('banner').locator('a[data-chat]').last();
      await expect(chat).toHaveAttribute('href', chatOf(items));
      await expect(orderOf(page, locale, first)).toHaveAttribute(
        'href',
        pathOf('start-project', locale) + hashOf({ items }),
      );
      // A saved language counts by the address too.
      await page.evaluate((locale) => {
        localStorage.language = locale;
      }, locale);
      await page.reload();
      await expect(chat).toHaveAttribute('href', chatOf(items));
      await expect(page).toHaveURL(pathOf('catalog', locale) + hashOf({ items }));
      await page.evaluate((language) => {
        localStorage.language = language;
      }, language);
      await page.reload();
      const there = language === 'fr' ? locale : otherLocales(locale)[0];
      await expect(page).toHaveURL(pathOf('catalog', there ?? locale) + hashOf({ items }));
    });
  }

  // What is written into elements is the same code in every language.
  for (const when of locale === 'ar' ? ['before', 'after'] : []) {
    test(`${locale}: what a translator wrote ${when} the script stays until the choice says something else`, async ({
      page,
    }) => {
      if (when === 'before') await page.addInitScript(translate);
      await page.goto(pathOf('start-project', locale) + hashOf({ audience: 'traders' }));
      const chat = page.getByRole('main').locator('a[data-chat]').first();
      const greeting = `https://wa.me/${digits}?text=${encodeURIComponent(messageOf(locale, { audience: 'traders' }))}`;
      await expect(chat).toHaveAttribute('href', greeting);
      if (when === 'after') await page.evaluate(translate);
      const { label } = entries[locale].layout.chat;
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
      await expect(chat).toHaveAttribute('href', chatOf([first]));
      await expect(words).toHaveText(/^·.*[^·]$/);
      await expect(words.locator('#kept')).toHaveCount(0);
    });
  }
}
