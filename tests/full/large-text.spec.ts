import { localeCodes } from '../../src/i18n/locales.ts';
import { pages, pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from '../e2e/test.ts';
import { expectUsable } from './usable.ts';

// Letters twice as large, as a visitor sets them in the browser: media queries follow. The last of
// these flags counts, so what Playwright says in its own is repeated.
const pointers =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const flag = `--blink-settings=defaultFontSize=32,${pointers}`;
test.use({
  launchOptions: ({ launchOptions: { args = [], ...launchOptions } }, use) =>
    use({ ...launchOptions, args: [...args, flag] }),
});

for (const locale of localeCodes) {
  for (const width of [320, 390, 768, 1280]) {
    test(`${locale}: every page is usable at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const name of pages) {
        await page.goto(pathOf(name, locale));
        await expect(page.locator('html')).toHaveCSS('font-size', '32px');
        await page.evaluate(() => document.fonts.ready);
        await expectUsable(page, name, locale);
      }
    });
  }
}
