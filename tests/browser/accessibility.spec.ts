import AxeBuilder from '@axe-core/playwright';
import { everyAnswer } from '../site.ts';
import { expect, test } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

for (const { address } of everyAnswer) {
  for (const width of [360, 1280]) {
    test(`axe finds nothing on ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'networkidle' });
      const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations).toEqual([]);
      expect(passes.length).toBeGreaterThan(10);
    });
  }
}
