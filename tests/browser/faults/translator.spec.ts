import type { Page } from '@playwright/test';
import { languageCodes } from '../../../src/language.ts';
import { everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { expectAsServed, heroOf, openHero, timers, turn } from './hero.ts';
import { expectUsable } from './usable.ts';

/** Wraps every text in two <font> as browser translators do, from the first one on, for good. */
function translate(page: Page, mark: string) {
  return page.addInitScript((mark) => {
    const wrap = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const holder = text.parentElement;
        if (!text.data.trim() || !holder || holder.closest('font, head, script, style')) continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = mark + text.data;
        text.replaceWith(outer);
      }
    };
    new MutationObserver(() => wrap(document)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, mark);
}

for (const place of everyPage) {
  test(`${place.address}: is usable while a translator rewrites its texts`, async ({ page }) => {
    await translate(page, '');
    await page.goto(place.address);
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
    await expectUsable(page, place);
  });
}

for (const language of languageCodes) {
  for (const mark of ['', '·']) {
    test(`${language}: the hero goes on while a translator ${mark ? 'changes' : 'wraps'} its words`, async ({
      page,
    }) => {
      await translate(page, mark);
      await openHero(page, language);
      const { heading, slogans } = heroOf(page, language);
      for (let step = 0; step <= 10; step++) {
        await expect(heading).toHaveText(mark + slogans[step % slogans.length]);
        await expect(heading.locator('font font')).toHaveCount(1);
        expect(await timers(page)).toBe(1);
        await page.clock.runFor(turn);
      }
    });
  }
}

test('a translator under which the hero fails too leaves its button working', async ({
  page,
  silence,
}) => {
  await translate(page, '');
  await openHero(page, 'ar');
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await page.clock.runFor(turn);
  await expectAsServed(page, 'ar');
  silence.splice(0);
});
