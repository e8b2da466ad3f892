import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { heroOf } from './hero.ts';
import { entries, expect, phone, test, visit } from './test.ts';

test.use(phone);

for (const { page: name, locale, path } of everyPage) {
  test(`${path} keeps every text whole, also spaced or at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(findCutTexts)).toEqual([]);
    // WCAG 2.2, 1.4.12.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
        * { word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }
      `);
      document.adoptedStyleSheets = [sheet];
    });
    expect(await page.evaluate(findCutTexts), 'spaced').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findCutTexts), `200 % at ${width} px`).toEqual([]);
    }
  });
}

test('the header stays while the page scrolls', async ({ page }) => {
  await page.goto(pathOf('services', 'ar'));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

for (const name of ['home', 'start-project', 'contact'] as const) {
  test(`the chat of ${name} waits at the lower edge for the page's own button to go`, async ({
    page,
  }) => {
    await page.goto(pathOf(name, 'ar'));
    const chats = page.getByRole('main').getByRole('link', { name: entries.ar.layout.chat.label });
    const own = name === 'home' ? heroOf(page, 'ar').action : chats.first();
    await expect(own).toBeInViewport();
    await expect(chats.last()).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, innerHeight + 100));
    await expect(own).not.toBeInViewport();
    await expect(chats.last()).toBeInViewport({ ratio: 1 });
  });
}

/** The page, if it is wider than its window, and the texts that a box or the window cuts; runs in the page. */
function findCutTexts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const holder = text.parentElement as Element;
    const seen = holder.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text.data.trim() || !seen || holder.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (left < -1 || right > clientWidth + 1) cut.push(text.data);
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const beside = left < edge.left - 1 || right > edge.right + 1;
      const above = top < edge.top - 1 || bottom > edge.bottom + 1;
      if ((overflowX !== 'visible' && beside) || (overflowY !== 'visible' && above)) {
        cut.push(`${text.data} in ${box.className}`);
      }
    }
  }
  return cut;
}
