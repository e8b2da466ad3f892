import { localeCodes } from '../../src/i18n/locales.ts';
import { heroOf } from '../e2e/hero.ts';
import { entries, expect, test } from '../e2e/test.ts';
import { expectUsable, forgive } from './usable.ts';

/* What browser extensions do to a page before its scripts run. */

/** Wraps every text in two <font> as translators do, from the first one on; runs in the page. */
function translate() {
  const wrap = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const holder = text.parentElement;
      if (!text.data.trim() || !holder || holder.closest('font, head, script, style')) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = `·${text.data}`;
      text.replaceWith(outer);
    }
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(wrap).observe(document, changes);
}

/** Marks on what is there, elements of their own and losses; each runs in the page. */
const changes: Record<string, () => void> = {
  marks: () => {
    for (const element of document.querySelectorAll<HTMLElement>('html, body, body *')) {
      element.dataset.darkreaderInlineColor = '';
      element.style.setProperty('--darkreader-inline-color', '#e8e6e3');
    }
    document.body.prepend(document.createElement('grammarly-desktop-integration'));
  },
  'boxes before everything in the hero': () => {
    for (const element of document.querySelectorAll('#hero-slides, #hero-slides *')) {
      if (!element.closest('svg')) element.before(document.createElement('div'));
    }
  },
  'the loss of all in it': () => document.querySelector('#hero-slides')?.replaceChildren(),
};

for (const locale of localeCodes) {
  test(`${locale}: the hero advances while a translator rewrites it`, async ({ page }) => {
    await page.addInitScript(translate);
    const hero = heroOf(page, locale);
    await hero.open();
    for (const slogan of [...hero.slogans, ...hero.slogans]) {
      await expect(hero.heading).toHaveText(`·${slogan}`);
      await hero.rotateFor(4000);
    }
  });

  for (const [name, change] of Object.entries(changes)) {
    test(`${locale}: the hero hydrates and advances after ${name}`, async ({ page, problems }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`);
      const uncaught: Error[] = [];
      page.on('pageerror', (error) => uncaught.push(error));
      const hero = heroOf(page, locale);
      await hero.open();
      for (const index of [...hero.slogans.keys(), 0]) await hero.expectTurn(index);
      await expectUsable(page, 'home', locale);
      await expect(hero.action).toHaveText(entries[locale].home.hero.action);
      await expect(page.locator('main picture img').first()).toBeVisible();
      // React warns once that the page was not as it had been served, and renders the hero anew.
      expect(uncaught).toEqual([]);
      expect(problems.length).toBeLessThanOrEqual(1);
      forgive(problems, /React error #418/);
    });
  }

  test(`${locale}: the hero survives the loss of its heading`, async ({ page, problems }) => {
    const hero = heroOf(page, locale);
    await hero.open();
    await page.evaluate(() => document.querySelector('h1')?.remove());
    await hero.rotateFor(4000);
    await expect(hero.heading).toHaveText(hero.slogans[0] ?? '');
    await expect(hero.dots).toHaveCount(0);
    expect(await hero.timers()).toBe(0);
    await expectUsable(page, 'home', locale);
    forgive(problems, /removeChild|NotFoundError/);
  });
}
