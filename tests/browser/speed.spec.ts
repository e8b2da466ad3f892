import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import type { Language } from '../../src/language.ts';
import { languageChoice } from '../../src/layout/inline-scripts.ts';
import { builtFile, everyPage } from '../site.ts';

/* These tests use Playwright's own test and no routes: a route would switch the browser's cache off. */

const kilobyte = 1024;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

interface Resource {
  path: string;
  bytes: number;
  beforeLoad: boolean;
  /** A lazy picture: by definition the load event does not wait for it. */
  lazy: boolean;
}

/** What the page fetched from this site, in the order of its asking; bytes as transferred, heads included. */
async function resources(page: Page): Promise<Resource[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const lazy = new Set(
      [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map(
        ({ currentSrc }) => currentSrc,
      ),
    );
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [navigation as PerformanceResourceTiming, ...fetched]
      .filter(({ name }) => new URL(name).host === location.host)
      .map(({ name, transferSize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: transferSize,
        lazy: lazy.has(name),
        beforeLoad: startTime < (navigation?.loadEventStart ?? 0),
      }));
  });
}

const sum = (list: Resource[]) => list.reduce((total, { bytes }) => total + bytes, 0);
const isScript = ({ path }: Resource) => path.endsWith('.js');

/** Lets the page come to rest: the hero alive, and nothing fetched for half a second. */
async function rest(page: Page, isHome: boolean) {
  if (isHome) await expect(page.locator('[data-shown="true"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
}

/** Whether this machine has a font that stands in for the language's letters until Alexandria comes. */
function hasStandIn(page: Page, language: Language): Promise<boolean> {
  const families = {
    ar: ['Naskh stand-in', 'Sans stand-in'],
    en: ['Latin stand-in', 'Arial stand-in'],
  };
  return page.evaluate(async (families) => {
    const faces = [...document.fonts].filter(({ family }) =>
      families.includes(family.replaceAll('"', '')),
    );
    const loads = await Promise.allSettled(faces.map((face) => face.load()));
    return loads.some(({ status }) => status === 'fulfilled');
  }, families[language]);
}

test('the script that keeps to the language is under 600 bytes', () => {
  expect(Buffer.byteLength(languageChoice)).toBeLessThan(600);
});

for (const { page: name, language, address } of everyPage) {
  const isHome = name === 'home';

  test.describe(address, () => {
    test.describe('on a phone', () => {
      test.use(phone);

      test('weighs no more than it may', async ({ page, baseURL }) => {
        const html = readFileSync(`${builtFile(name, language)}.br`);
        expect(html.equals(brotliCompressSync(readFileSync(builtFile(name, language))))).toBe(true);
        expect(html.length).toBeLessThanOrEqual((isHome ? 14 : 12) * kilobyte);

        await page.goto(`${baseURL}${address}`);
        await rest(page, isHome);
        const fetched = await resources(page);
        const scripts = fetched.filter(isScript);
        const fonts = fetched.filter(({ path }) => path.endsWith('.woff2'));

        expect(scripts.filter(({ beforeLoad }) => beforeLoad)).toEqual([]);
        expect(sum(scripts)).toBeLessThanOrEqual(isHome ? 66 * kilobyte : 0);
        expect(scripts.length > 0).toBe(isHome);
        expect(fonts).toHaveLength(1);
        expect(sum(fonts)).toBeLessThanOrEqual(30 * kilobyte);
        const view = sum(fetched) - sum(scripts);
        expect(view).toBeLessThanOrEqual((isHome ? 110 : 80) * kilobyte);
        expect(
          fetched.filter(({ beforeLoad, lazy }) => beforeLoad && !lazy).length,
        ).toBeLessThanOrEqual(isHome ? 4 : 5);
      });

      for (const stalled of ['nothing', 'the font', 'the first picture'] as const) {
        test(`moves nothing when ${stalled} comes late`, async ({ page, baseURL }) => {
          await page.addInitScript(() => {
            const shifts: number[] = [];
            Object.assign(window, { shifts });
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) {
                shifts.push((entry as PerformanceEntry & { value: number }).value);
              }
            }).observe({ type: 'layout-shift', buffered: true });
          });
          if (stalled !== 'nothing') {
            const late = stalled === 'the font' ? /\.woff2$/ : /\.avif$/;
            await page.route(late, async (route) => {
              await page.waitForTimeout(1000);
              await route.continue();
            });
          }
          await page.goto(`${baseURL}${address}`);
          await rest(page, isHome);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(300);
          const shifts = await page.evaluate(
            () => (window as unknown as { shifts: number[] }).shifts,
          );
          // Field data counts in hundredths: below half of one is none. Where the machine has none of
          // the fonts that fonts.css knows how to stretch, a line may break elsewhere.
          const most = (await hasStandIn(page, language)) ? 0.005 : 0.1;
          // The next slide's photograph may be under way.
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          expect(shifts.reduce((total, shift) => total + shift, 0)).toBeLessThan(most);
        });
      }
    });

    test('asks only for its HTML on a second visit', async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${address}`);
      await rest(page, isHome);
      await page.goto('about:blank');
      await page.goto(`${baseURL}${address}`);
      await rest(page, isHome);
      const [html, ...others] = await resources(page);
      expect(others.length).toBeGreaterThan(0);
      expect(others.filter(({ bytes }) => bytes > 0)).toEqual([]);
      // Nor is the HTML sent again: the server confirms the copy that the browser has.
      expect(html?.bytes).toBeLessThan(2 * kilobyte);
    });

    test('comes back from the back/forward cache', async ({ page, baseURL }) => {
      await page.route(/google\.com/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await page.goto(`${baseURL}${address}`);
      await rest(page, isHome);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = `${persisted}`;
        }),
      );
      await page.goto(`${baseURL}${address === '/about' ? '/contact' : '/about'}`);
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    });

    for (const width of [360, 390, 768, 1280, 1920]) {
      test(`fetches pictures that fit their places at ${width} px`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          viewport: { width, height: width < 700 ? 844 : 1000 },
          deviceScaleFactor: 2,
        });
        const page = await context.newPage();
        await page.goto(`${baseURL}${address}`);
        for (const image of await page.locator('img').all()) {
          await image.scrollIntoViewIfNeeded();
          await expect(image).toHaveJSProperty('complete', true);
          const { source, natural, needed, widest } = await image.evaluate(async (element) => {
            const img = element as HTMLImageElement;
            const { width, height } = img.getBoundingClientRect();
            const picked = new Image();
            picked.src = img.currentSrc;
            await picked.decode();
            // Where it is cut to its place, the longer side decides.
            const ratio = picked.naturalWidth / picked.naturalHeight;
            const rows = [...(img.parentElement?.querySelectorAll('source') ?? [])];
            const row = rows.find(({ srcset }) =>
              srcset.includes(new URL(img.currentSrc).pathname),
            );
            return {
              source: img.currentSrc,
              natural: picked.naturalWidth,
              needed: Math.max(width, height * ratio) * devicePixelRatio,
              widest: Math.max(...(row?.srcset.match(/\d+(?=w)/g) ?? []).map(Number)),
            };
          });
          expect(natural, source).toBeLessThanOrEqual(needed * 2);
          // A master is never blown up: beyond its own width the place takes what there is.
          if (natural < widest) expect(natural, source).toBeGreaterThanOrEqual(needed);
        }
        await context.close();
      });
    }
  });
}
