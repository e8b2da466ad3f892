import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';

/** The figures of one visit by their titles; sizes in bytes as transferred. */
export type Visit = Record<string, number>;

/**
 * Visits a page with an empty cache, on a phone on slow 4G: 1.6 Mbit/s, 150 ms to the server and back,
 * a processor four times slower. The figures are read when the page has come to rest.
 */
export async function visit(browser: Browser, address: string): Promise<Visit> {
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
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const figures = { ...(await page.evaluate(readFigures)), ...traffic };
  await context.close();
  return figures;
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
