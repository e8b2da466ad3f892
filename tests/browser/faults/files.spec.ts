import type { Page, Route } from '@playwright/test';
import { addressOf, languageCodes } from '../../../src/language.ts';
import { common, everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { comeAlive, expectRotation, holdClock } from './hero.ts';
import { expectOnly, expectUsable, failedRequest } from './usable.ts';

type Fault = (route: Route) => Promise<void> | void;

/** Never answered: the page must do without. */
const stalled: Fault = () => {};
const aborted: Fault = (route) => route.abort();
const missing: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });

/** What is loaded or not by now must do: a stalled file would hold the load event for good. */
const open = (page: Page, address: string) => page.goto(address, { waitUntil: 'domcontentloaded' });

const fonts = /\.woff2$/;
const pictures = /\.(avif|webp|jpg)$/;

for (const place of everyPage) {
  const { language, address } = place;
  const { words, identity } = common[language];

  for (const [name, fault] of Object.entries({ stalled, aborted, missing })) {
    test(`${address}: with the font ${name}, the device's own letters are read`, async ({
      page,
      silence,
    }) => {
      await page.route(fonts, fault);
      const asked = page.waitForRequest(fonts);
      await open(page, address);
      await asked;
      const face = () =>
        page.evaluate((family) => {
          const faces = [...document.fonts].filter((face) => face.family.includes(family));
          return faces.map(({ status, display }) => `${status} ${display}`);
        }, `Alexandria ${language}`);
      await expect.poll(face).toEqual([fault === stalled ? 'loading swap' : 'error swap']);
      await expectUsable(page, place);
      expectOnly(silence, failedRequest);
    });
  }

  if (['home', 'about', 'services', 'catalog'].includes(place.page)) {
    const corrupt: Fault = (route) =>
      route.fulfill({ contentType: 'image/avif', body: Buffer.from('no picture at all') });
    const faults = Object.entries({ stalled, aborted, missing, corrupt });
    for (const [name, fault, width] of faults.flatMap(([name, fault]) =>
      [390, 1280].map((width) => [name, fault, width] as const),
    )) {
      test(`${address}: with pictures ${name} at ${width} px, their space and their words stay`, async ({
        page,
        silence,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        // Later slides bring pictures of their own, each in its time.
        const images = page.locator('main img:not([data-shown] img)');
        await page.route(pictures, fault);
        await open(page, address);
        await page.evaluate(() => document.fonts.ready);
        const broken = [];
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded();
          if (fault !== stalled) await expect(image).toHaveJSProperty('complete', true);
          await expect(image).toHaveJSProperty('naturalWidth', 0);
          broken.push(await sizeOf(image));
          const alt = (await image.getAttribute('alt')) as string;
          if (alt) {
            await expect(page.getByRole('img', { name: alt, exact: true })).toHaveCount(1);
            // The alternative text is read on the place's own ground, and in its colour.
            await expect(image).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
            await expect(image).toHaveCSS('color', 'rgb(20, 33, 61)');
          }
        }
        await expectUsable(page, place);

        await page.unroute(pictures);
        await page.goto(address);
        const whole = [];
        for (const image of await images.all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).not.toHaveJSProperty('naturalWidth', 0);
          whole.push(await sizeOf(image));
        }
        expect(broken).toEqual(whole);
        expectOnly(silence, failedRequest);
      });
    }
  }

  if (['home', 'contact'].includes(place.page)) {
    const refused: Fault = (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'X-Frame-Options': 'DENY' },
        body: 'map',
      });
    for (const [name, fault] of Object.entries({ stalled, aborted, missing, refused })) {
      test(`${address}: with the map ${name}, its place and the way to it stay`, async ({
        page,
        silence,
      }) => {
        const frame = page.locator('iframe');
        const answered = page.waitForResponse(/google\.com/);
        await page.goto(address);
        await frame.scrollIntoViewIfNeeded();
        await (await answered).finished();
        const whole = await sizeOf(frame);

        await page.route(/google\.com/, fault);
        const asked = page.waitForRequest(/google\.com/);
        await open(page, address);
        await frame.scrollIntoViewIfNeeded();
        await asked;
        expect(await sizeOf(frame)).toEqual(whole);
        expect(whole.height).toBeGreaterThan(150);
        // The same way on both pages: on contact the address itself is the link.
        const label = place.page === 'home' ? words.map.open : identity.city[language];
        const link = page.getByRole('main').getByRole('link', { name: label });
        const { latitude, longitude } = identity.coordinates;
        await expect(link).toHaveAttribute(
          'href',
          `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
        );
        await link.click({ trial: true });
        await expectUsable(page, place);
        expectOnly(silence, new RegExp(`${failedRequest.source}|^Refused to display .*google`));
      });
    }
  }
}

for (const language of languageCodes) {
  for (const [name, fault] of Object.entries({ stalled, aborted, missing })) {
    test(`${language}: with the later slides' pictures ${name}, the slides go on over the first`, async ({
      page,
      silence,
    }) => {
      await holdClock(page);
      await page.route(/hero-(?!knit)[^/]*\.(avif|webp|jpg)$/, fault);
      await page.goto(addressOf('home', language));
      await comeAlive(page, language);
      await expectRotation(page, language, 7);
      const first = page.locator('main img').first();
      await expect(first).toBeVisible();
      await expect(first).not.toHaveJSProperty('naturalWidth', 0);
      expectOnly(silence, failedRequest);
    });
  }
}

function sizeOf(locator: ReturnType<Page['locator']>) {
  return locator.evaluate((element) => {
    // A picture's place is what it fills, before English mirrors it.
    const { offsetWidth: width, offsetHeight: height } = element as HTMLElement;
    return { width, height };
  });
}
