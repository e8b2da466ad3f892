import type { Browser, Page } from '@playwright/test';

/** The figures of one visit; times in milliseconds, sizes in bytes as transferred. */
export interface Visit {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: number;
  bytes: number;
  requests: number;
  menu: number;
  next: number;
}

/** A phone on slow 4G: 1.6 Mbit/s, 150 ms to the server and back, a processor four times slower. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Visits a page with an empty cache, lets it come to rest, and then follows a link to /about. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const traffic = await throttle(page);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const { bytes, requests } = traffic;
  const figures = await page.evaluate(() => ({ ...window.figures }));
  const next = address.endsWith('/about') ? Number.NaN : await follow(page);
  await context.close();
  return { ...figures, bytes, requests, next, menu: await menuAnswers(browser, address) };
}

/**
 * Milliseconds until a press on the menu's button opens it, pressed from the first moment on. In a
 * visit of its own: the pressing takes time that the page's pictures would wait for.
 */
async function menuAnswers(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(press);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const answered = await page.evaluate(() => window.menuAnswered ?? Number.NaN);
  await context.close();
  return answered;
}

declare global {
  interface Window {
    figures: Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'longTasks'>;
    menuAnswered?: number;
  }
}

/** Runs in the page before anything else: keeps its figures. */
function observe() {
  const figures = { fcp: 0, lcp: 0, cls: 0, longTasks: 0 };
  window.figures = figures;
  const each = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({
      type,
      buffered: true,
    });
  each('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
  });
  each('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime;
  });
  each<PerformanceEntry & { value: number }>('layout-shift', (entry) => {
    figures.cls += entry.value;
  });
  each('longtask', (entry) => {
    figures.longTasks += entry.duration;
  });
}

/** Runs in the page before anything else: presses the menu's button until the menu is open. */
function press() {
  const pressing = setInterval(() => {
    document.querySelector<HTMLElement>('[popovertarget]')?.click();
    if (!document.querySelector('#menu:popover-open')) return;
    window.menuAnswered = performance.now();
    clearInterval(pressing);
  }, 20);
}

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page);
  const traffic = { bytes: 0, requests: 0 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Milliseconds from a press on the link to /about until that page's heading is painted. */
async function follow(page: Page): Promise<number> {
  const link = page.locator('a[href="/about"]:visible').last();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('pressed', `${Date.now()}`), {
      capture: true,
      once: true,
    }),
  );
  const before = await page.locator('h1').first().textContent();
  await link.tap();
  await page.waitForFunction(
    (before) => {
      const heading = document.querySelector('h1');
      return heading && heading.textContent !== before && heading.getClientRects().length > 0;
    },
    before,
    { polling: 'raf' },
  );
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          resolve(Date.now() - Number(sessionStorage.getItem('pressed'))),
        ),
      ),
  );
}
