import type { Page } from '@playwright/test';
import { readContent } from '../../src/content/read.ts';
import { everyPage } from '../site.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

for (const { page: name, language, address } of everyPage) {
  test(`${address} looks the same with JavaScript off`, async ({ browser, baseURL }) => {
    const open = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
      await context.route(/google\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      return context.newPage();
    };
    const alive = await open(true);
    const plain = await open(false);
    for (const size of sizes) {
      await Promise.all(
        [alive, plain].map(async (page) => {
          await page.setViewportSize(size);
          await page.goto(baseURL + address, { waitUntil: 'networkidle' });
          // Pictures far below wait to be scrolled to, but not where there is no JavaScript.
          for (const image of await page.locator('img').all()) {
            await image.scrollIntoViewIfNeeded();
            await image.evaluate((image: HTMLImageElement) => image.decode());
          }
          // What is skipped while it is far has another height until it has been in view for a frame.
          await page.getByRole('contentinfo').evaluate((footer) => {
            footer.style.contentVisibility = 'visible';
          });
          await page.evaluate(() => scrollTo(0, 0));
        }),
      );
      // What has just come into view is drawn some frames later: only a difference that stays counts.
      await expect(async () => {
        expect(Buffer.compare(await picture(alive), await picture(plain))).toBe(0);
      }).toPass({ timeout: 40_000 });
    }
    await Promise.all([alive, plain].map((page) => page.context().close()));
  });

  if (name === 'home') {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(`${address} stands on its first slide, whose button works`, async ({ page }) => {
        const { hero } = readContent('home', language);
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          hero.slides[0]?.text as string,
        );
        await expect(page.getByRole('button', { name: hero.pause })).toBeHidden();
        await page.getByRole('main').getByRole('link', { name: hero.action }).click();
        await expect(page).toHaveURL(/\/start-project$/);
      });
    });
  }
}

/** The whole page; but for the hero's controls, which show only where they can answer. */
function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, mask: [page.locator('[data-alive]')] });
}
