import { domainToUnicode } from 'node:url';
import { formatRgb } from 'culori';
import { numbersOf } from '../../src/content/factory.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { entries, expect, mobile, site, test, visit } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';
import { findCutTexts } from '../helpers/page-checks.ts';

test.use(mobile);

/** What visitors may set for themselves: the spacing of WCAG 2.2, 1.4.12, and letters twice as large. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
  * { word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
const large = 'html { font-size: 200% }';

for (const { page: name, locale, path } of everyPage) {
  test(`${path}: no text is cut, also with wide spacing, at 200 % or with words of 40 letters`, async ({
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
        const cut = await findCutTexts(page);
        expect(cut, `${width} x ${height} ${style}`).toEqual([]);
      }
    };
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    await expectWhole('', [320, 640]);
    await expectWhole(spaced, [320, 640], [1280, 640], [1440, 900]);
    await expectWhole(large, [320, 640], [1280, 800]);
    // In one language all else, in which only directions differ.
    if (locale !== defaultLocale) return;
    // Where the layout changes, and one pixel below.
    const edges = (await page.content()).matchAll(/-width:([\d.]+)rem\)/g);
    const widths = new Set(Array.from(edges, ([, rem]) => Math.ceil(16 * Number(rem))));
    expect(widths.size).toBeGreaterThan(2);
    for (const width of widths) {
      for (const each of [width - 1, width]) {
        await expectWhole('', [each, 800]);
        expect(await page.evaluate(hasChat), `a chat at ${each} px`).toBe(true);
      }
    }
    await page.evaluate(lengthen);
    await expectWhole('', [320, 640]);
    await expectWhole(large, [320, 640]);
  });
}

test("the header stays, and a chat shows at the lower edge once the page's own is out of view", async ({
  page,
}) => {
  const paper = formatRgb(site.colors.paper) as string;
  for (const name of ['home', 'start-project', 'contact'] as const) {
    await page.goto(pathOf(name, 'ar'));
    const chats = page.getByRole('main').getByRole('link', { name: entries.ar.layout.chat.label });
    const own = name === 'home' ? heroOf(page, 'ar').action : chats.first();
    await expect(own).toBeInViewport();
    await expect(chats.last()).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, innerHeight + 100));
    await expect(own).not.toBeInViewport();
    await expect(chats.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    // What scrolls under them does not show through.
    for (const bar of [page.getByRole('banner'), chats.last().locator('..')])
      await expect(bar).toHaveCSS('background-color', paper);
    // Nothing of the page is over it. A tap would scroll until that is so.
    expect(await page.getByRole('banner').getByRole('button').evaluate(isOnTop)).toBe(true);
  }
});

test('in a low window, as at a zoom of 400 %, neither the header nor the chat stays', async ({
  page,
}) => {
  for (const name of ['catalog', 'start-project'] as const) {
    await page.goto(pathOf(name, 'ar'));
    const bar = page
      .getByRole('main')
      .getByRole('link', { name: entries.ar.layout.chat.label })
      .last()
      .locator('..');
    for (const [height, stays] of [
      [480, true],
      [256, false],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      await page.evaluate(() => scrollTo(0, 1000));
      for (const part of [page.getByRole('banner'), bar]) {
        if (stays) await expect(part).toBeInViewport({ ratio: 1 });
        // On a page that has no more below, what does not stay is at its own end.
        else await expect(part).not.toHaveCSS('position', 'sticky');
      }
      const heading = page.locator('main h2').last();
      // What is above it may be laid out only when it is reached.
      const top = () =>
        heading.evaluate((element) => {
          element.scrollIntoView();
          return Math.round(element.getBoundingClientRect().top);
        });
      await expect.poll(top, `${height} px`).toBe(stays ? 80 : 16);
    }
  }
});

test('every page prints all its headings and the contacts, and no navigation, buttons or map', async ({
  page,
}) => {
  // A sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  const ink = formatRgb(site.colors.ink) as string;
  for (const name of pages) {
    const path = pathOf(name, 'ar');
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const headings = page.locator('h1, main :is(h2, h3)');
    await expect(headings.filter({ visible: true })).toHaveCount(await headings.count());
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(794);
    const useless = page.locator('nav, button, iframe, [hreflang], .button:not([href*="wa.me"])');
    await expect(useless.filter({ visible: true }), path).toHaveCount(0);
    // As people write it: https://خيط.مصر is stored as https://xn--tgbs0d.xn--wgbh1c.
    const domain = domainToUnicode(new URL(site.url).hostname);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(site.name.ar, { exact: true })).toBeVisible();
    const contacts = footer.getByRole('link').filter({ visible: true });
    const numbers = numbersOf(site).map(({ shown }) => shown);
    await expect(contacts, path).toContainText([...numbers, site.email, domain]);
    await expect(contacts.filter({ hasText: domain }).last()).toHaveAttribute('href', site.url);
    // No ink for the dark bands, and no light letters where printers leave them out.
    await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(footer).toHaveCSS('color', ink);
  }
});

test('a phone swipes through the styles of home, and each stops in the middle', async ({
  page,
}) => {
  await page.goto(pathOf('home', 'ar'));
  expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
  const styles = page.locator('a[href*="#product-"]');
  const row = page.getByRole('main').getByRole('list').filter({ has: styles });
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await styles.first().scrollIntoViewIfNeeded();
  // However few styles the factory has.
  await row.evaluate((row) => row.append(...[...row.children].map((it) => it.cloneNode(true))));
  await expect(styles.nth(1)).toBeInViewport({ ratio: 0.2 });
  await expect(styles.nth(1)).not.toBeInViewport({ ratio: 0.9 });
  await row.evaluate((row) => row.scrollBy({ left: -120 }));
  await expect.poll(() => styles.nth(1).evaluate(fromMiddle)).toBeLessThan(2);
  await styles.last().focus();
  await expect(styles.last()).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('the steps are numbered, and the line between them is drawn once, when it comes into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathOf('home', 'ar'));
  const steps = page.getByRole('main').locator('ol');
  const number = steps.locator('li').last();
  expect(await number.evaluate((step) => getComputedStyle(step, '::before').content)).toBe(
    'counter(list-item)',
  );
  const cover = () => steps.evaluate((line) => getComputedStyle(line, '::after').clipPath);
  expect(await cover()).toBe('inset(0px)');
  const sewn = steps.evaluate(
    (line) =>
      new Promise<void>((done) => {
        line.addEventListener('transitionend', () => done());
      }),
  );
  await steps.scrollIntoViewIfNeeded();
  await sewn;
  await page.evaluate(() => scrollTo(0, 0));
  await expect(steps).not.toBeInViewport();
  expect(await cover()).toBe('inset(0px 100% 0px 0px)');
});

test('the photograph, list or map of a page stands beside its first heading in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['about', 'start-project', 'contact'] as const) {
    await page.goto(pathOf(name, 'ar'));
    const { heading: checklist } = entries.ar['start-project'].checklist;
    const companion =
      name === 'start-project'
        ? page.getByRole('heading', { name: checklist, exact: true })
        : page.locator('main :is(picture, iframe)').last();
    await expect(companion).toBeInViewport();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const { x = 0, width = 0 } = (await companion.boundingBox()) ?? {};
    expect(x + width, name).toBeLessThanOrEqual(heading?.x ?? 0);
  }
});

/** Whether a chat stays in the window while the page is read; runs in the page. */
function hasChat(): boolean {
  scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' });
  const chats = document.querySelectorAll(':is(header, main) a[data-chat]');
  return [...chats].some((chat) => {
    const { top, bottom, width } = chat.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= innerHeight;
  });
}

/** Whether a press on its middle is a press on it; runs in the page. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** How far its middle is beside the window's; runs in the page. */
function fromMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.abs(left + right - innerWidth) / 2;
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
