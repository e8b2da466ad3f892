import { pathOf } from '../../src/i18n/routes.ts';
import { test } from '../helpers/fixtures.ts';
import { expectFittingPictures } from '../helpers/page-checks.ts';

test.use({ deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

for (const name of ['home', 'about', 'services', 'catalog'] as const) {
  // Each in a visit of its own: Chromium takes a larger file that it has for another width.
  for (const width of [390, 900, 1280]) {
    test(`${name} fetches pictures as large as their places need at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(pathOf(name, 'ar'));
      await expectFittingPictures(page);
    });
  }
}
