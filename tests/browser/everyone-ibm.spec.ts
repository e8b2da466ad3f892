import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { everyAnswer } from '../site.ts';
import { expect, test } from './test.ts';

const engine = () =>
  readFileSync(
    createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
    'utf8',
  );

interface Report {
  results: {
    ruleId: string;
    value: [kind: string, outcome: string];
    message: string;
    snippet: string;
  }[];
}

interface Engine {
  Checker: new () => { check: (document: Document, policies: string[]) => Promise<Report> };
}

// The engine cannot be the page's own script: the policy names those by their hashes.
test.use({ bypassCSP: true });

for (const { address } of everyAnswer) {
  for (const width of [360, 1280]) {
    test(`IBM's checker finds nothing on ${address} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'networkidle' });
      // Until the map is near, an empty page of our own stands in its place.
      for (const map of await page.locator('iframe').all()) {
        await map.scrollIntoViewIfNeeded();
        await expect(map.contentFrame().locator('title')).toBeAttached();
      }
      await page.addScriptTag({ content: engine() });
      const results = await page.evaluate(async () => {
        const { ace } = globalThis as unknown as { ace: Engine };
        const report = await new ace.Checker().check(document, ['WCAG_2_2']);
        return report.results.map(({ ruleId, value, message, snippet }) => ({
          ruleId,
          verdict: value.join(' '),
          message,
          snippet,
        }));
      });
      const passed = results.filter(({ verdict }) => verdict === 'VIOLATION PASS');
      expect(passed.length).toBeGreaterThan(100);
      expect(results.filter(({ verdict }) => verdict === 'VIOLATION FAIL')).toEqual([]);
    });
  }
}
