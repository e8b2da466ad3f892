import type { Page } from '@playwright/test';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes } from '../../src/language.ts';
import { common } from '../site.ts';
import { expect, test } from './test.ts';

for (const language of languageCodes) {
  const { hero } = readContent('home', language);
  const names = hero.slides.map((_, index) =>
    hero.slide.replace('{number}', `${index + 1}`).replace('{count}', `${hero.slides.length}`),
  );
  const region = (page: Page) => page.getByRole('region', { name: hero.label, exact: true });
  const pause = (page: Page) => region(page).getByRole('button', { name: hero.pause });
  const play = (page: Page) => region(page).getByRole('button', { name: hero.play });
  const dots = (page: Page) =>
    region(page).getByRole('list', { name: hero.chooseSlide }).getByRole('button');

  test.describe(`the carousel, ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(addressOf('home', language));
      await page.clock.runFor(300);
      await expect(pause(page)).toBeVisible();
    });

    test('is a named region that says it is a carousel of named slides', async ({ page }) => {
      await expect(region(page)).toHaveAttribute('aria-roledescription', 'carousel');
      const slides = region(page).locator('[aria-roledescription]');
      await expect(slides).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        const slide = slides.nth(index);
        await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
        await expect(slide).toHaveAttribute('role', 'group');
        await expect(slide).toHaveAttribute('aria-label', name);
      }
      await expect(region(page).getByRole('group')).toHaveCount(1);
      await expect(region(page).getByRole('group')).toHaveAccessibleName(names[0] as string);
    });

    test('has its pause button first, then its dots, then the way on', async ({ page }) => {
      await page
        .getByRole('banner')
        .getByRole('link', { name: common[language].words.chat.label })
        .focus();
      await page.keyboard.press('Tab');
      await expect(pause(page)).toBeFocused();
      for (const name of names) {
        await page.keyboard.press('Tab');
        await expect(dots(page).and(page.getByLabel(name, { exact: true }))).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('link', { name: hero.action })).toBeFocused();
    });

    test('speaks of slides only while they stand, and its button says what it will do', async ({
      page,
    }) => {
      const live = region(page).locator('[aria-live]');
      await expect(live).toHaveCount(1);
      await expect(live.getByRole('group')).toHaveCount(1);
      await expect(live).toHaveAttribute('aria-live', 'off');
      // A label that changes and a pressed state would contradict each other.
      await expect(pause(page)).not.toHaveAttribute('aria-pressed');
      await pause(page).click();
      await expect(play(page)).toBeVisible();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await play(page).click();
      await expect(live).toHaveAttribute('aria-live', 'off');
      await pause(page).focus();
      await page.keyboard.press('Tab');
      await expect(live).toHaveAttribute('aria-live', 'polite');
    });

    test('says of one dot only that it is current, and shows that slide alone', async ({
      page,
    }) => {
      await expect(dots(page)).toHaveCount(names.length);
      for (const index of [...names.keys()].reverse()) {
        await dots(page).nth(index).click();
        await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(region(page).locator('[aria-current]')).toHaveCount(1);
        const slide = region(page).getByRole('group');
        await expect(slide).toHaveCount(1);
        await expect(slide).toHaveAccessibleName(names[index] as string);
        await expect(slide).toHaveText(hero.slides[index]?.text as string);
      }
    });
  });
}
