import { numbersOf } from '../../src/content/phone-numbers.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { heroOf } from './hero.ts';
import { findCutTexts } from './page-checks.ts';
import { entries, expect, phone, site, test, visit } from './test.ts';

test.use(phone);

/** What visitors may set for themselves: the spacing of WCAG 2.2, 1.4.12, and letters twice as large. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
  * { word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
const large = 'html { font-size: 200% }';

for (const { page: name, locale, path } of everyPage) {
  test(`${path} keeps every text whole, also spaced, at 200 % or with words of 40 letters`, async ({
    page,
  }) => {
    const expectWhole = async (style: string, ...sizes: [width: number, height: number][]) => {
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(style);
        document.adoptedStyleSheets = [sheet];
      }, style);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const cut = await page.evaluate(findCutTexts);
        expect(cut, `${width} x ${height} ${style}`).toEqual([]);
      }
    };
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    await expectWhole('', [320, 640]);
    await expectWhole(spaced, [320, 640], [1280, 640], [1280, 800], [1440, 900]);
    await expectWhole(large, [320, 640], [390, 800], [1280, 800]);
    await page.evaluate(lengthen);
    await expectWhole('', [320, 640]);
    await expectWhole(large, [320, 640]);
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

test('paper has words and contacts, and nothing that only a screen can answer', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of everyPage) {
    await page.goto(path);
    const useless = page.locator('nav, button, iframe, [hreflang], .button:not([href*="wa.me"])');
    await expect(useless.filter({ visible: true }), path).toHaveCount(0);
    const contacts = page.getByRole('contentinfo').getByRole('link').filter({ visible: true });
    await expect(contacts, path).toHaveText([
      ...numbersOf(site),
      site.email,
      new URL(site.url).host,
    ]);
  }
});

const pieces = Math.min(entries.ar.catalog.products.length, 6);

for (const [name, narrow, wide] of [
  ['home', `1 ${pieces} 1`, `2 ${pieces} 3`],
  ['about', '1', '2'],
  ['services', '1 1', '2 3'],
  ['catalog', '2 1', '3 1'],
] as const) {
  test(`${name} sets its lists in columns where there is room`, async ({ page }) => {
    await page.goto(pathOf(name, 'ar'));
    const lists = page.locator('main ul:not([aria-label])');
    for (const [width, columns] of [[390, narrow] as const, [1280, wide] as const]) {
      await page.setViewportSize({ width, height: 800 });
      const edges = await lists.evaluateAll((lists) =>
        lists.map(({ children }) => [...children].map((item) => item.getBoundingClientRect().left)),
      );
      // As many as there are items, and four where they fill their rows.
      for (const [index, list] of edges.entries()) {
        const least = Math.min(Number(columns.split(' ')[index]), list.length);
        expect([least, 4]).toContain(new Set(list).size);
      }
    }
  });
}

test('a phone swipes through the pieces of home, and shows that there are more', async ({
  page,
}) => {
  await page.goto(pathOf('home', 'ar'));
  const links = page.getByRole('main').getByRole('link', { name: entries.ar.catalog.order });
  await links.first().scrollIntoViewIfNeeded();
  await expect(links.nth(1)).toBeInViewport({ ratio: 0.2 });
  await expect(links.nth(1)).not.toBeInViewport({ ratio: 0.9 });
  await links.last().focus();
  await expect(links.last()).toBeInViewport({ ratio: 0.9 });
});

for (const name of ['about', 'start-project', 'contact'] as const) {
  test(`${name} sets what belongs to its heading beside it where there is room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathOf(name, 'ar'));
    const companion = page.locator('main :is(picture, figure, ol)').last();
    await expect(companion).toBeInViewport();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const { x = 0, width = 0 } = (await companion.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(heading?.x ?? 0);
  });
}

/** Puts a word of 40 letters in the place of each text but numerals and languages; runs in the page. */
function lengthen() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isFixed =
      text.parentElement?.closest('script, style, [hreflang]') || text.data.trim().length < 6;
    if (!isFixed) text.data = 'orders.and.questions@deltastitch.example';
  }
}
