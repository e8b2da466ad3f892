import type { Page } from '@playwright/test';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes } from '../../src/language.ts';
import { expectOneTimer, holdClock, openHero } from './faults/hero.ts';
import { expect, test } from './test.ts';

const { hero } = readContent('home', 'ar');
const slogans = hero.slides.map(({ text }) => text);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dots = (page: Page) => page.getByRole('list', { name: hero.chooseSlide }).getByRole('button');
const layers = (page: Page) => page.locator('[data-shown]');

const open = (page: Page) => openHero(page, 'ar');

for (const language of languageCodes) {
  test(`${language}: each slogan over its own photograph, and a button that leads on`, async ({
    page,
  }) => {
    const words = readContent('home', language).hero;
    expect(new Set(words.slides.map(({ photo }) => photo)).size).toBe(words.slides.length);
    await page.goto(addressOf('home', language));
    await expect(heading(page)).toHaveText(words.slides[0]?.text as string);
    await page.getByRole('main').getByRole('link', { name: words.action }).click();
    await expect(page).toHaveURL(addressOf('start-project', language));
  });
}

test('advances every 4000 ms and wraps from the last slide to the first', async ({ page }) => {
  await open(page);
  for (const index of [0, 1, 2, 3, 4, 0, 1]) {
    await expect(heading(page)).toHaveText(slogans[index] as string);
    await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
    await expectOneTimer(page);
    await page.clock.runFor(3990);
    await expect(heading(page)).toHaveText(slogans[index] as string);
    await page.clock.runFor(10);
  }
});

test('jumps to a dot, and goes on 4000 ms after the jump', async ({ page }) => {
  await open(page);
  await page.clock.runFor(3000);
  await dots(page).nth(3).click();
  await expect(heading(page)).toHaveText(slogans[3] as string);
  await page.clock.runFor(3990);
  await expect(heading(page)).toHaveText(slogans[3] as string);
  await page.clock.runFor(10);
  await expect(heading(page)).toHaveText(slogans[4] as string);
});

test('a jump to the slide that stands starts its time anew', async ({ page }) => {
  await open(page);
  await page.clock.runFor(3000);
  await dots(page).first().click();
  await page.clock.runFor(3990);
  await expect(heading(page)).toHaveText(slogans[0] as string);
  await page.clock.runFor(10);
  await expect(heading(page)).toHaveText(slogans[1] as string);
});

test('pauses and plays', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: hero.pause }).click();
  await page.clock.runFor(60_000);
  await expect(heading(page)).toHaveText(slogans[0] as string);
  await page.getByRole('button', { name: hero.play }).click();
  await page.clock.runFor(4000);
  await expect(heading(page)).toHaveText(slogans[1] as string);
});

test('goes on under the mouse, and holds while a keyboard is inside', async ({ page }) => {
  await open(page);
  await heading(page).hover();
  await page.clock.runFor(4000);
  await expect(heading(page)).toHaveText(slogans[1] as string);
  await page.getByRole('button', { name: hero.pause }).focus();
  await page.keyboard.press('Tab');
  await expect(dots(page).first()).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(heading(page)).toHaveText(slogans[1] as string);
  await page.getByRole('main').getByRole('link', { name: hero.action }).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(4000);
  await expect(heading(page)).toHaveText(slogans[2] as string);
});

test('stands still while the tab is hidden, and takes one step once it is shown', async ({
  page,
}) => {
  await open(page);
  const setHidden = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(3_600_000);
  await expect(heading(page)).toHaveText(slogans[0] as string);
  await setHidden(false);
  await page.clock.runFor(3990);
  await expect(heading(page)).toHaveText(slogans[0] as string);
  await page.clock.runFor(10);
  await expect(heading(page)).toHaveText(slogans[1] as string);
});

test('starts paused for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(60_000);
  await expect(heading(page)).toHaveText(slogans[0] as string);
  await page.getByRole('button', { name: hero.play }).click();
  await page.clock.runFor(4000);
  await expect(heading(page)).toHaveText(slogans[1] as string);
});

test('says slides aloud only while they stand still', async ({ page }) => {
  await open(page);
  const live = page.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: hero.pause }).click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('fades a photograph in for one second over the one before it', async ({ page }) => {
  await open(page);
  await dots(page).nth(2).click();
  const shown = page.locator('[data-shown="true"]').filter({
    has: page.locator('img[src*="hero-rail"]'),
  });
  await expect(shown.locator('img')).toHaveJSProperty('complete', true);
  await expect(shown).toHaveCSS('transition-duration', '1s');
  await expect(shown).toHaveCSS('transition-delay', '0s');
  await expect(shown).toHaveCSS('opacity', '1');
  // The one before stays whole until it is covered.
  await expect(page.locator('[data-shown="false"]').first()).toHaveCSS('transition-delay', '1s');
});

test('as served holds the first photograph only; each other comes one turn before its own', async ({
  page,
}) => {
  const photographs = hero.slides.map(({ photo }) => photo);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = photographs.find((photo) => request.url().includes(`/${photo}.`));
    if (name) fetched.add(name);
  });
  await holdClock(page);
  await page.goto('/');
  expect([...fetched]).toEqual(photographs.slice(0, 1));
  await page.clock.runFor(300);
  await expect.poll(() => [...fetched]).toEqual(photographs.slice(0, 2));
  await expect(page.locator('[data-shown="true"]')).toHaveCount(1);
  await expectOneTimer(page);
  await page.clock.runFor(4000);
  await expect.poll(() => [...fetched]).toEqual(photographs.slice(0, 3));
});

test('a photograph that has not arrived leaves the one before it behind the words', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hero-rail/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await dots(page).nth(1).click();
  await expect(layers(page).nth(1)).toHaveAttribute('data-shown', 'true');
  await dots(page).nth(2).click();
  await expect(heading(page)).toHaveText(slogans[2] as string);
  await expect(layers(page).nth(1)).toHaveAttribute('data-shown', 'true');
  release();
  await expect(layers(page).nth(2)).toHaveAttribute('data-shown', 'true');
  await expect(layers(page).nth(1)).toHaveAttribute('data-shown', 'false');
});

test('moves by the real clock too', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText(slogans[1] as string, { timeout: 20_000 });
});

test('mirrors its photographs in English, so that the calm side is under the words', async ({
  page,
}) => {
  const photograph = page.getByRole('main').locator('picture img').first();
  await page.goto('/');
  await expect(photograph).toHaveCSS('transform', 'none');
  await page.goto('/en');
  await expect(photograph).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});
