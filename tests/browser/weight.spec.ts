import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { builtFile, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

const kilobyte = 1024;

for (const { page: name, language, address } of everyPage) {
  test(`${address} fits one round trip, and no script competes with it`, async ({ page }) => {
    const html = readFileSync(`${builtFile(name, language)}.br`);
    expect(html.length).toBeLessThanOrEqual(14 * kilobyte);
    expect(html.equals(brotliCompressSync(readFileSync(builtFile(name, language))))).toBe(true);

    const response = await page.goto(address, { waitUntil: 'networkidle' });
    expect(await response?.headerValue('content-encoding')).toBe('br');
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);

    const { loaded, scripts } = await page.evaluate(() => ({
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .loadEventStart,
      scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.m?js(\?|$)/.test(name))
        .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
    }));
    if (name === 'home') {
      expect(scripts.length).toBeGreaterThan(0);
      for (const { startTime } of scripts) expect(startTime).toBeGreaterThanOrEqual(loaded);
    } else {
      expect(scripts).toEqual([]);
    }
  });
}
