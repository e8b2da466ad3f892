import { pathOf } from '../../src/i18n/routes.ts';
import { expect, site, test } from '../helpers/fixtures.ts';

/* The frame of the map, whatever Google answers. */

const { latitude, longitude } = site.coordinates;
const coordinates = `${latitude}, ${longitude}`;
const address = (hl: string) =>
  `https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${hl}&output=embed`;

test('the map is asked for after the largest paint, and covers what says where it is', {
  tag: '@content',
}, async ({ page }) => {
  await page.route('https://www.google.com/maps**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A map' }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('google')) asked.push(request.url());
  });
  // The browser paints, and the page's own timers stand still.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(pathOf('contact', 'en'));
  await page.evaluate(largestPaint);
  expect(asked).toEqual([]);
  await page.clock.runFor(1000);
  const map = page.locator('iframe');
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(address('en'));
  await expect(map).toBeVisible();
  // What it lies over says where that is.
  const numbers = page.getByText(coordinates, { exact: true });
  await expect(numbers).toHaveCSS('direction', 'ltr');
  const place = page.locator('p').filter({ has: numbers });
  await expect(place).toContainText(site.city.en);
  const [over, under] = [
    await map.boundingBox(),
    await page.locator('main img[src$="map.svg"]').boundingBox(),
  ];
  expect(over).toEqual(under);
  await page.emulateMedia({ media: 'print' });
  await expect(map).toBeHidden();
  await expect(numbers).toBeVisible();
});

test('a map that is refused, or on its way, does not cover its placeholder', async ({
  page,
  errors,
}) => {
  for (const isRefused of [false, true]) {
    await page.route('https://www.google.com/maps**', (route) =>
      isRefused
        ? route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'A map' })
        : undefined,
    );
    await page.goto(pathOf('contact', 'en'));
    const map = page.locator('iframe');
    await expect(async () => {
      await map.scrollIntoViewIfNeeded();
      // Until the frame has an answer, its document is an empty one of the page's own.
      const hasAnswer = await map.evaluate((frame: HTMLIFrameElement) => !frame.contentDocument);
      expect(hasAnswer).toBe(isRefused);
      await expect(page.locator('iframe + object')).toHaveCount(0);
    }).toPass();
    await expect(map).toBeHidden();
    await expect(page.getByText(coordinates, { exact: true })).toBeVisible();
  }
  errors.splice(0);
});

/** Waits until the largest of what is first in the window has been painted; runs in the page. */
function largestPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(resolve);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
