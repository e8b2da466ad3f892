import type { Browser, Page } from '@playwright/test';
import lighthouse from 'lighthouse';

/** The figures of one visit by their titles; sizes in bytes as transferred. */
export type Visit = Record<string, number>;

/**
 * Visits a page with an empty cache, lets it come to rest, and then follows a link to /about. In a
 * visit of its own the menu's button is pressed from the first moment on until the menu opens: the
 * pressing takes time that the page's pictures would wait for.
 */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const { page, traffic } = await open(browser, address);
  await page.waitForTimeout(2500);
  const figures = { ...(await page.evaluate(readFigures)), ...traffic };
  const next = address.endsWith('/about') ? Number.NaN : await follow(page);
  await page.context().close();

  const { page: pressed } = await open(browser, address, press);
  await pressed.waitForTimeout(1000);
  const menu = await pressed.evaluate(() => performance.getEntriesByName('menu')[0]?.startTime);
  await pressed.context().close();
  return { ...figures, 'menu answers, ms': menu ?? Number.NaN, 'next page painted, ms': next };
}

/**
 * Loads a page on a phone on slow 4G: 1.6 Mbit/s, 150 ms to the server and back, a processor four
 * times slower.
 * @param script runs in the page before anything else
 */
async function open(browser: Browser, address: string, script = () => {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(script);
  await page.goto(address, { waitUntil: 'load' });
  return { page, traffic };
}

/** Runs in the page: what the browser has noted of it. */
function readFigures() {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type, buffered: true });
    return observer.takeRecords() as (PerformanceEntry & { value: number })[];
  };
  const paint = entries('paint').find(({ name }) => name === 'first-contentful-paint');
  return {
    'first paint, ms': paint?.startTime ?? Number.NaN,
    'largest paint, ms': entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    'layout shift': entries('layout-shift').reduce((sum, { value }) => sum + value, 0),
    'long tasks, ms': entries('longtask').reduce((sum, { duration }) => sum + duration, 0),
  };
}

/** Runs in the page: presses the menu's button until the menu is open. */
function press() {
  const pressing = setInterval(() => {
    document.querySelector<HTMLElement>('[popovertarget]')?.click();
    if (!document.querySelector('#menu:popover-open')) return;
    performance.mark('menu');
    clearInterval(pressing);
  }, 20);
}

/** Milliseconds from a press on the link to /about until that page's heading is painted. */
async function follow(page: Page): Promise<number> {
  const link = page.locator('a[href="/about"]:visible').last();
  await link.scrollIntoViewIfNeeded();
  // In storage, as the page that follows may be a new one.
  await link.evaluate((element) => {
    element.onclick = () => sessionStorage.setItem('pressed', `${Date.now()}`);
  });
  const before = await page.locator('h1').textContent();
  await link.tap();
  await page.waitForFunction(
    (before) => {
      const heading = document.querySelector('h1');
      return heading && heading.textContent !== before && heading.getClientRects().length > 0;
    },
    before,
    { polling: 'raf' },
  );
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return Date.now() - Number(sessionStorage.getItem('pressed'));
  });
}

/**
 * Lighthouse's mobile scores of a page, 0 to 100: performance, accessibility, best practices, SEO.
 * @param port on which the browser lets itself be debugged
 */
export async function lighthouseScores(address: string, port: number): Promise<number[]> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories });
  const scores = onlyCategories.map((name) => result?.lhr.categories[name]?.score ?? 0);
  return scores.map((score) => Math.round(score * 100));
}
