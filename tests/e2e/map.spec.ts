import type { Route } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { expect, mobile, site, test } from '../helpers/fixtures.ts';

/* The frame of the map, whatever Google answers. */

const { latitude, longitude } = site.coordinates;

/** How Google may answer, which no test asks. */
const answers = {
  answered: (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  refused: (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'A map' }),
  blocked: (route) => route.abort('blockedbyclient'),
  'on its way': () => undefined,
} satisfies Record<string, (route: Route) => unknown>;

for (const { width, height } of [mobile.viewport, { width: 1280, height: 800 }]) {
  test(`the map is asked for after the largest paint, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.route('https://www.google.com/maps**', answers.answered);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('google')) asked.push(request.url());
    });
    await page.setViewportSize({ width, height });
    // The browser paints, and the page's own timers stand still.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(pathOf('contact', 'en'));
    await page.evaluate(largestPaint);
    expect(asked).toEqual([]);
    await page.clock.runFor(1000);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}

/** Waits until the largest of what is first in the window has been painted; runs in the page. */
function largestPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(resolve);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

for (const [answer, respond] of Object.entries(answers)) {
  test(`a map that is ${answer} covers its placeholder only if it has come, and nothing moves`, async ({
    page,
    errors,
  }) => {
    await page.route('https://www.google.com/maps**', respond);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(pathOf('contact', 'en'));
    const map = page.locator('iframe');
    const placeholder = page.getByText(`${latitude}, ${longitude}`, { exact: true });
    await expect(placeholder).toBeVisible();
    await expect(async () => {
      await map.scrollIntoViewIfNeeded();
      // Until the frame has an answer, its document is an empty one of the page's own.
      const hasAnswer = await map.evaluate((frame: HTMLIFrameElement) => !frame.contentDocument);
      expect(hasAnswer).toBe(answer !== 'on its way');
      await expect(page.locator('iframe + object')).toHaveCount(0);
    }).toPass();
    await expect(map).toBeVisible({ visible: answer === 'answered' });
    expect(await map.boundingBox()).toEqual(
      await page.locator('p').filter({ has: placeholder }).boundingBox(),
    );
    await page.emulateMedia({ media: 'print' });
    await expect(map).toBeHidden();
    await expect(placeholder).toBeVisible();
    if (answer === 'refused') errors.splice(0);
  });
}
