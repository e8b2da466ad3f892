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
}
