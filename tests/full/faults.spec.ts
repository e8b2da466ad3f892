import type { Locator, Page, Route } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { heroOf } from '../e2e/hero.ts';
import { entries, expect, test } from '../e2e/test.ts';
import { expectUsable, forgive } from './usable.ts';

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  // Never answered: the page must do without.
  stalled: () => {},
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  // As a network answers that asks its visitors to log in.
  garbage: (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
};
const fonts = /\.woff2$/;
const pictures = /\.(avif|jpg)$/;
const scripts = {
  'the first script': /\/_astro\/index[^/]*\.js/,
  React: /\/_astro\/(hydrate|client)\.[^/]*\.js/,
};
const map = /google\.com/;

/** What Chromium says of a file that failed. */
const failedFile =
  /^(Failed to (load resource|load module script|decode)|OTS parsing error|Unable to preload)|dynamically imported module/;

/** Does not wait for the load event, which a stalled file holds back. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const heightOf = (element: Locator) =>
  element.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);

for (const locale of localeCodes) {
  for (const [fault, answer] of Object.entries(faults)) {
    for (const name of ['home', 'catalog'] as const) {
      const path = pathOf(name, locale);

      test(`${path} is usable with its font ${fault}`, async ({ page, problems }) => {
        await page.route(fonts, answer);
        await open(page, path);
        const status = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
        await expect.poll(status).toContain(fault === 'stalled' ? 'loading' : 'error');
        await expectUsable(page, name, locale);
        forgive(problems, failedFile);
      });

      test(`${path} keeps its places with pictures ${fault}`, async ({ page, problems }) => {
        // Later slides bring pictures of their own, each in its time.
        const images = page.locator('main img:not([data-shown] img)');
        await page.route(pictures, answer);
        await open(page, path);
        await page.evaluate(() => document.fonts.ready);
        const heights = [];
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).toHaveJSProperty('naturalWidth', 0);
          heights.push(await heightOf(image));
        }
        await expectUsable(page, name, locale);
        await page.unroute(pictures);
        await page.goto(path);
        for (const [at, image] of (await images.all()).entries()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).not.toHaveJSProperty('naturalWidth', 0);
          expect(await heightOf(image)).toBe(heights[at]);
        }
        forgive(problems, failedFile);
      });
    }

    for (const [name, script] of Object.entries(scripts)) {
      test(`${locale}: the first slide stands with ${name} ${fault}`, async ({
        page,
        problems,
      }) => {
        const hero = heroOf(page, locale);
        await page.route(script, answer);
        const asked = page.waitForRequest(script);
        await open(page, pathOf('home', locale));
        await asked;
        if (fault !== 'stalled') await expect.poll(() => problems.join()).toMatch(failedFile);
        await expectUsable(page, 'home', locale);
        await expect(hero.heading).toHaveText(hero.slogans[0] ?? '');
        await expect(hero.dots).toHaveCount(0);
        await hero.action.click();
        await expect(page).toHaveURL(pathOf('start-project', locale));
        forgive(problems, failedFile);
      });
    }

    test(`${locale}: slides go on with photos and map ${fault}`, async ({ page, problems }) => {
      const hero = heroOf(page, locale);
      const [first, ...later] = hero.words.slides.map(({ photo }) => photo);
      await page.route(new RegExp(`/(${later.join('|')})\\.|${map.source}`), answer);
      const asked = page.waitForRequest(map);
      await hero.open();
      for (const index of [...hero.slogans.keys(), 0]) await hero.expectTurn(index);
      const photograph = page.locator(`main img[src*="/${first}."]`).first();
      await expect(photograph).toBeVisible();
      await expect(photograph).not.toHaveJSProperty('naturalWidth', 0);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await asked;
      expect(await heightOf(page.locator('iframe'))).toBeGreaterThan(150);
      const link = page.getByRole('link', { name: entries[locale].layout.map.open });
      await link.click({ trial: true });
      forgive(problems, failedFile);
    });
  }
}
