import { pathOf } from '../../src/i18n/routes.ts';
import { type Chosen, chatOf, choosable, hashOf } from '../helpers/choice.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* What translators do to a page: they rewrite its texts, before its scripts or after. */

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

test('the hero advances while a translator rewrites it, and stands where its heading is taken away', async ({
  page,
  errors,
}) => {
  await page.addInitScript(translate);
  const hero = heroOf(page, 'ar');
  test.skip(hero.slogans.length < 2, 'one slide alone');
  await hero.open();
  for (const index of [0, 1]) {
    await expect(hero.heading).toHaveText(`·${hero.slogans[index]}`);
    await hero.rotateFor(4000);
  }
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await expect.poll(hero.timers).toBe(1);
  await page.clock.runFor(4000);
  await expect(hero.heading).toHaveText(`·${hero.slogans[0]}`);
  await expect(hero.dots).toHaveCount(0);
  expect(await hero.timers()).toBe(0);
  for (const error of errors.splice(0)) expect(error).toMatch(/removeChild|NotFoundError/);
});

/** Wraps every text in two <font> as translators do, from the first one on; runs in the page. */
function translate() {
  // As a string: the element is deprecated.
  const font: string = 'font';
  const wrap = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const holder = text.parentElement;
      if (!text.data.trim() || !holder || holder.closest('font, head, script, style')) continue;
      const outer = document.createElement(font);
      outer.appendChild(document.createElement(font)).textContent = `·${text.data}`;
      text.replaceWith(outer);
    }
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(wrap).observe(document, changes);
  wrap();
}
