import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { entries, expect, holdRoute, mobile, test, visit } from '../helpers/fixtures.ts';
import { expectFittingPictures, shiftsSince, twoFrames } from '../helpers/page-checks.ts';

// A hero that stands fetches the same photographs each time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const kilobyte = 1024;

interface Resource {
  path: string;
  /** As transferred, headers included. */
  bytes: number;
  beforeLoad: boolean;
  lazy: boolean;
}

/** What a page has fetched by the time that the network is quiet: first its HTML, then all else. */
async function resourcesOf(page: Page): Promise<[Resource, ...Resource[]]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const others = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
      ({ currentSrc }) => currentSrc,
    );
    const resource = (entry: PerformanceResourceTiming): Resource => ({
      path: new URL(entry.name).pathname,
      bytes: entry.transferSize,
      beforeLoad: entry.startTime < html.loadEventStart,
      lazy: lazy.includes(entry.name),
    });
    const own = others.filter(({ name }) => new URL(name).origin === location.origin);
    // Outside of tests, browsers keep the icons of tabs apart.
    const counted = own.filter(({ initiatorType }) => initiatorType !== 'other');
    return [resource(html), ...counted.map(resource)];
  });
}

const sum = (list: Resource[]) => list.reduce((total, { bytes }) => total + bytes, 0);

/** How far each of its fonts is, once a page has painted words; runs in the page. */
function paintedFonts(): string[] {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  const said = ({ family, status }: FontFace) => `${family.replaceAll('"', '')} ${status}`;
  return isPainted ? [...document.fonts].map(said) : [];
}

test.describe('on a phone', () => {
  test.use({ ...mobile, deviceScaleFactor: 2 });

  for (const { page: name, locale, path } of everyPage) {
    // Of the other languages the home page, where all comes together: fonts, photographs and script.
    if (locale !== defaultLocale && name !== 'home') continue;

    test(`${path} keeps to its budget of bytes, requests and pixels`, async ({ page }) => {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(request.url());
      });
      const answer = page.waitForResponse(`**${path}`);
      await visit(page, name, locale);
      const [html, ...others] = await resourcesOf(page);
      const sizes = await (await answer).request().sizes();
      const scripts = others.filter(({ path }) => path.endsWith('.js'));
      const fonts = others.filter(({ path }) => path.endsWith('.woff2'));
      const isHome = name === 'home';

      // Each style more than the printed sheet holds adds its own words.
      const more = Math.max(0, entries[locale].catalog.styles.length - 12) / 10;
      const document = sizes.responseHeadersSize + sizes.responseBodySize;
      expect(document).toBeLessThanOrEqual((isHome ? 15.36 : 14.3 + more) * 1000);
      // That of choosing styles, what opens the mockup, and on home the hero's.
      const hasChoice = ['home', 'catalog', 'start-project'].includes(name);
      expect(scripts.length > 0).toBe(hasChoice);
      expect(others.some(({ path }) => path.startsWith('/chat/'))).toBe(hasChoice);
      expect(sum(scripts)).toBeLessThanOrEqual((isHome ? 68 : 5.5) * kilobyte);
      expect(fonts).toHaveLength(1);
      // No phone can read its own screen: only paper needs the code there.
      const codes = others.filter(({ path }) => path === '/chat-code.svg');
      expect(codes).toHaveLength(name === 'catalog' ? 1 : 0);
      // The map is asked for only when it is near the window.
      if (isHome) expect(documents).toHaveLength(1);
      // What choosing and paper need waits for the first paint, and not for all that loads.
      const seen = others.filter(({ path }) => !path.startsWith('/chat'));
      // The browser decides how early lazy pictures come.
      const early = [html, ...seen].filter(({ beforeLoad, lazy }) => beforeLoad && !lazy);
      // One of them is the stylesheet for paper.
      expect(early.length).toBeLessThanOrEqual(7);
      expect(sum(early)).toBeLessThanOrEqual(64 * kilobyte);

      await expectFittingPictures(page);
    });
  }

  test('what is below the first view is laid out after 300 ms, or at once for a fragment', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const path = pathOf('about', defaultLocale);
    await page.goto(path);
    const below = page.locator('h2').last();
    await expect(page.locator('html')).toHaveAttribute('data-first-view');
    await expect(below).toBeHidden();
    await page.clock.runFor(300);
    await expect(below).toBeHidden();
    await page.clock.runFor(20);
    await expect(below).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
    await page.goto('about:blank');
    await page.goto(`${path}#content`);
    await expect(page.locator('html')).toHaveAttribute('data-first-view');
    await expect(below).toBeVisible();
  });

  // With a photograph first in each language, and with words alone: the full suite has all pages, and every device's fonts.
  for (const [name, locale] of [
    ['home', 'ar'],
    ['home', 'en'],
    ['start-project', 'ar'],
  ] as const) {
    const path = pathOf(name, locale);
    test(`${path}: words show before fonts and pictures come, and these move nothing`, async ({
      page,
    }) => {
      const release = await holdRoute(page, /\.(woff2|avif)$/);
      await page.setViewportSize({ width: 360, height: 844 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => page.evaluate(paintedFonts)).toContain('Typeface loading');
      const start = await page.evaluate(twoFrames);
      release();
      await page.waitForLoadState();
      const { shift, parts } = await page.evaluate(shiftsSince, start);
      // What Web Vitals call good, where a machine was asked for a font for the script, and has none.
      const fonts = await page.evaluate(paintedFonts);
      const fallbackIs = (status: string) =>
        fonts.some((font) => font.endsWith(`${locales[locale].direction} ${status}`));
      const isMissing = fallbackIs('error') && !fallbackIs('loaded');
      expect(shift, parts.join(', ')).toBeLessThanOrEqual(isMissing ? 0.1 : 0.001);
    });
  }
});

test("the hero's script waits for what the page loads, for three seconds at most", async ({
  page,
}) => {
  await holdRoute(page, /\.avif$/);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(pathOf('home', 'ar'), { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2900);
  // Whatever was asked for before this has been noticed by the time that it is answered.
  await page.evaluate(() => fetch('/robots.txt'));
  // That of the page, which asks for React.
  expect(scripts).toHaveLength(1);
  await page.clock.runFor(300);
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});
