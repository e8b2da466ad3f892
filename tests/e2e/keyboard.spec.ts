import { pathOf } from '../../src/i18n/routes.ts';
import { entries, everyPage, expect, test, visit } from './test.ts';

// A hero that stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto(pathOf('about', 'ar'));
  const skip = page.getByRole('link', { name: entries.ar.layout.skip });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const { page: name, locale, path } of everyPage) {
  // One language on a phone and the other on a wide screen: both have the same elements.
  const width = locale === 'ar' ? 390 : 1280;

  test(`a keyboard goes through ${path} in order and in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, name, locale);
    await page.keyboard.press('Tab');
    const { count } = await page.evaluate(lookAtFocus);
    expect(count).toBeGreaterThan(10);
    for (let stop = 1; stop < count; stop++) {
      await page.keyboard.press('Tab');
      const { name, index, faults } = await page.evaluate(lookAtFocus);
      expect({ index, faults }, name).toEqual({ index: stop, faults: [] });
    }
  });
}

/** What has the focus, its place among all stops, and what hides it or its ring; runs in the page. */
async function lookAtFocus() {
  // The page may still be scrolling to the focus.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  const focused = document.activeElement as HTMLElement;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const faults = [];
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push('out of view');
  if (!focused.contains(hit)) faults.push('covered');
  if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2) faults.push('no ring');
  if (/rgba|transparent/.test(outlineColor)) faults.push('faint ring');
  const name = focused.ariaLabel ?? focused.textContent;
  return { name, index: stops.indexOf(focused), count: stops.length, faults };
}
