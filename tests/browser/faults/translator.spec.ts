import type { Page } from '@playwright/test';
import { languageCodes } from '../../../src/language.ts';
import { everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { expectAsServed, expectOneTimer, expectRotation, heroOf, openHero, turn } from './hero.ts';
import { expectOnly, expectUsable } from './usable.ts';

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
        await expectOneTimer(page);
        await page.clock.runFor(turn);
      }
    });
  }
}

/** What extensions put into a page before its scripts run: marks on what is there, and things of their own. */
const extensions: Record<string, () => void> = {
  'a dark mode': () => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      element.dataset.darkreaderInlineColor = '';
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
    }
    document.documentElement.dataset.darkreaderMode = 'dynamic';
  },
  'a spelling checker': () => {
    document.body.dataset.newGrCSCheckLoaded = '14';
    document.body.dataset.grExtInstalled = '';
    document.body.append(document.createElement('grammarly-desktop-integration'));
  },
  "a translator's bar": () => {
    document.documentElement.classList.add('translated-ltr');
    document.body.style.top = '40px';
    document.body.prepend(
      Object.assign(document.createElement('div'), { className: 'skiptranslate' }),
    );
    document.body.append(Object.assign(document.createElement('div'), { id: 'goog-gt-tt' }));
  },
  'boxes before everything in the hero': () => {
    for (const element of document.querySelectorAll('astro-island, astro-island *')) {
      if (!element.closest('svg')) element.before(document.createElement('div'));
    }
  },
  'boxes in everything in the hero': () => {
    for (const element of document.querySelectorAll('astro-island *')) {
      if (!element.closest('svg')) element.append(document.createElement('div'));
    }
  },
};

for (const language of languageCodes) {
  for (const [name, put] of Object.entries(extensions)) {
    test(`${language}: the hero comes alive and goes on after ${name}`, async ({
      page,
      silence,
    }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${put})`);
      await openHero(page, language);
      await expectRotation(page, language, 6);
      // React says that the page was not as it had been served, and draws the hero anew.
      expectOnly(silence, /React error #418/);
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
