import { createHash } from 'node:crypto';
import { readContent } from '../../src/content/read.ts';
import { everyPage } from '../site.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

for (const { page: name, language, address } of everyPage) {
  test(`${address} looks the same with JavaScript off`, async ({ browser, baseURL }) => {
    const pictures = await Promise.all(
      [true, false].map(async (javaScriptEnabled) => {
        const context = await browser.newContext({ javaScriptEnabled, reducedMotion: 'reduce' });
        await context.route(/google\.com/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        );
        const page = await context.newPage();
        const hashes: string[] = [];
        for (const size of sizes) {
          await page.setViewportSize(size);
          await page.goto(baseURL + address, { waitUntil: 'networkidle' });
          // Pictures far below wait to be scrolled to, but not where there is no JavaScript.
          for (const image of await page.locator('img').all()) {
            await image.scrollIntoViewIfNeeded();
            await expect(image).toHaveJSProperty('complete', true);
          }
          await page.evaluate(() => scrollTo(0, 0));
          await page.evaluate(() =>
            Promise.all(
              document
                .getAnimations()
                .filter(({ timeline }) => timeline === document.timeline)
                .map(({ finished }) => finished),
            ),
          );
          // The hero's controls show only where they can answer.
          const picture = await page.screenshot({
            fullPage: true,
            ...(name === 'home' ? { mask: [page.locator('[data-alive]')] } : {}),
          });
          hashes.push(createHash('sha256').update(picture).digest('hex'));
        }
        await context.close();
        return hashes;
      }),
    );
    expect(pictures[0]).toEqual(pictures[1]);
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
