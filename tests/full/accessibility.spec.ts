import { localeCodes } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from '../e2e/test.ts';
import { forgive } from './usable.ts';

interface Checker {
  check(
    document: Document,
    policies: string[],
  ): Promise<{ results: { ruleId: string; value: string[]; message: string; snippet: string }[] }>;
}

// The checker cannot be a script of the page: the policy names those by their hashes.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const paths = [
  ...everyPage.map(({ path }) => path),
  ...localeCodes.map((locale) => `${pathOf('about', locale)}/nothing`),
];

for (const path of paths) {
  for (const width of [360, 1280]) {
    test(`IBM's checker finds nothing on ${path} at ${width} px`, async ({ page, problems }) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>map</title>' }),
      );
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      // Until the map is near, an empty document stands in its place.
      for (const map of await page.locator('iframe').all()) {
        await map.scrollIntoViewIfNeeded();
        await expect(map.contentFrame().locator('title')).toBeAttached();
      }
      await page.addScriptTag({
        path: `${import.meta.dirname}/node_modules/accessibility-checker-engine/ace.js`,
      });
      const results = await page.evaluate(async () => {
        const { ace } = globalThis as unknown as { ace: { Checker: new () => Checker } };
        const report = await new ace.Checker().check(document, ['WCAG_2_2']);
        return report.results.map(({ ruleId, value, message, snippet }) => ({
          verdict: value.join(' '),
          found: `${ruleId}: ${message} ${snippet}`,
        }));
      });
      const found = (verdict: string) =>
        results.filter((result) => result.verdict === verdict).map(({ found }) => found);
      expect(found('VIOLATION PASS').length).toBeGreaterThan(100);
      expect(found('VIOLATION FAIL')).toEqual([]);
      forgive(problems, /404/);
    });
  }
}
