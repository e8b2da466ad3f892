import type { Page } from '@playwright/test';
import { addressOf, languageCodes } from '../../../src/language.ts';
import { everyPage } from '../../site.ts';
import { test as base, expect } from '../test.ts';
import { cutTexts } from './cut-texts.ts';
import { expectUsable } from './usable.ts';

/** Letters twice as large, as a visitor sets them in the browser: widths in rem follow. */
const test = base.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The last of these flags holds, so what Playwright says in its own stands here again.
      const settings =
        'defaultFontSize=32,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=${settings}`],
      });
    },
    { scope: 'worker' },
  ],
});

/** Letters alone twice as large, in a layout that stays as wide as it was. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const place of everyPage) {
  for (const width of [1280, 768]) {
    test(`${place.address} is whole with letters at 200 % on ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(place.address);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await page.evaluate(() => document.fonts.ready);
      await expectUsable(page, place);
      expect(await cutTexts(page)).toEqual([]);
    });
  }

  for (const width of [1280, 390]) {
    base(
      `${place.address} is whole with letters alone at 200 % on ${width} px`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(place.address);
        await page.evaluate(() => document.fonts.ready);
        await enlarge(page);
        await expectUsable(page, place);
        expect(await cutTexts(page)).toEqual([]);
      },
    );
  }
}

for (const language of languageCodes) {
  for (const width of [1440, 1280, 1024, 768, 390]) {
    base(
      `${language}: with letters alone at 200 % on ${width} px the header's parts stand apart, its logo whole`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf('about', language));
        await page.evaluate(() => document.fonts.ready);
        const logo = page.getByRole('banner').locator('svg').first();
        const before = await logo.boundingBox();
        await enlarge(page);
        const after = await logo.boundingBox();
        expect(after?.width).toBeGreaterThanOrEqual(before?.width as number);

        const parts = page.getByRole('banner').locator('a, button').filter({ visible: true });
        const boxes = await parts.evaluateAll((parts) =>
          parts.map((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return { name: part.textContent, left, right, top, bottom };
          }),
        );
        expect(boxes.length).toBeGreaterThan(2);
        const touching = boxes.filter((one) =>
          boxes.some(
            (other) =>
              one !== other &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
        );
        expect(touching).toEqual([]);
      },
    );
  }
}
