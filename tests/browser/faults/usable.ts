import type { Locator, Page } from '@playwright/test';
import { readContent } from '../../../src/content/read.ts';
import { languages, otherLanguage } from '../../../src/language.ts';
import { common, type everyPage } from '../../site.ts';
import { expect } from '../test.ts';

/** A page of the site in one of its languages. */
export type Place = (typeof everyPage)[number];

/** What the main heading of a page may say: in the hero, each slide's words in turn. */
function headings({ page, language }: Place): string[] {
  if (page === 'home') return readContent('home', language).hero.slides.map(({ text }) => text);
  return [readContent(page, language).heading];
}

/** Where the chat of a language leads. */
function chatAddress({ language }: Place): string {
  const { identity, words } = common[language];
  return `https://wa.me/${identity.phone.replace(/\D/g, '')}?text=${encodeURIComponent(words.chat.greeting)}`;
}

/** The page's link to its twin. */
export function toggle(page: Page, { language }: Place): Locator {
  return page.locator(`a[hreflang="${otherLanguage(language)}"]`);
}

/** What must hold whatever fails: the heading is read, the links and the chat are pressed, nothing runs over. */
export async function expectUsable(page: Page, place: Place) {
  await expect(page.locator('html')).toHaveAttribute('dir', languages[place.language].direction);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  expect(headings(place)).toContain(await heading.textContent());

  const without = await page
    .locator('a')
    .evaluateAll((links) => links.filter((link) => !(link as HTMLAnchorElement).href).length);
  expect(without, 'links that lead nowhere').toBe(0);

  // A trial press scrolls the link into view and finds whether anything covers it.
  const first = page.locator('header a').first();
  await first.click({ trial: true });
  await toggle(page, place).click({ trial: true });
  await expect(reachableChat(page, place)).toHaveAttribute('href', chatAddress(place));
  await reachableChat(page, place).click({ trial: true });
  const action = page.locator('main a:not([target])');
  if ((await action.count()) > 0) await action.first().click({ trial: true });

  await expectNothingBeyond(page);
}

/** The first chat link that can be pressed: a phone shows it in the page, a wide screen in the header. */
function reachableChat(page: Page, { language }: Place): Locator {
  return page.getByRole('link', { name: common[language].words.chat.label }).first();
}

/** The page is no wider than its window, nor is a link or button whose end the page would cut. */
export async function expectNothingBeyond(page: Page) {
  const { beyond, width, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('a, button')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth;
    });
    return {
      beyond: scrollWidth - clientWidth,
      width: clientWidth,
      cut: cut.map(({ textContent }) => textContent),
    };
  });
  expect(beyond, `pixels beyond ${width}`).toBe(0);
  expect(cut, `cut at ${width}`).toEqual([]);
}

/**
 * Takes from the console what the browser itself says of the fault that the test made, and nothing
 * else: an error that nobody caught still fails the test.
 */
export function expectOnly(silence: string[], fault: RegExp) {
  const others = silence.splice(0).filter((line) => !fault.test(line));
  expect(others).toEqual([]);
}

/** What Chromium says of a request that failed. */
export const failedRequest = /^Failed to load resource: /;
