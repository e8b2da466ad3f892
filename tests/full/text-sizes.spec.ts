import { everyPage } from '../../src/i18n/routes.ts';
import { expect, mobile, test, visit } from '../helpers/fixtures.ts';
import { findCutTexts } from '../helpers/page-checks.ts';

// The first slide of the hero stays.
test.use({ ...mobile, contextOptions: { reducedMotion: 'reduce' } });

const widths = [280, 320, 360, 390, 768, 1024, 1280];
const percents = [100, 115, 130, 150, 200];

for (const { page: name, locale, path } of everyPage) {
  test(`${path} cuts no text and breaks no word that has room, at any width and text size`, async ({
    page,
  }) => {
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      for (const percent of percents) {
        for (const enlarge of [enlargeRoot, enlargeEach]) {
          await page.evaluate(enlarge, percent);
          const cut = await findCutTexts(page);
          found.push(...cut.map((text) => `${width} px, ${percent} % ${enlarge.name}: ${text}`));
          await page.evaluate(restore);
        }
      }
    }
    expect(found).toEqual([]);
  });
}

/** As browsers do whose visitors choose a size; runs in the page. */
function enlargeRoot(percent: number) {
  document.documentElement.style.fontSize = `${percent}%`;
}

/** As browsers within Android's apps do: whatever size a text has, it is drawn larger; runs in the page. */
function enlargeEach(percent: number) {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
  for (const [index, { style }] of elements.entries()) {
    style.setProperty('font-size', `${((sizes[index] as number) * percent) / 100}px`, 'important');
  }
}

/** The page with its text as it came; runs in the page. */
function restore() {
  document.adoptedStyleSheets = [];
  for (const { style } of document.querySelectorAll<HTMLElement>('html, body *')) {
    style.removeProperty('font-size');
  }
}
