import { domainToUnicode } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { formatRgb } from 'culori';
import { numbersOf } from '../../src/content/factory.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { type Page as PageName, pages } from '../../src/page-table.ts';
import { addButton, type Chosen, choosable, countIn } from '../helpers/choice.ts';
import { entries, expect, mobile, site, test, visit } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';
import { tabThrough } from '../helpers/keyboard.ts';
import { expectFilledRows, expectUncutOnPaper } from '../helpers/lists.ts';
import { expectNoViolations, findCutTexts, findSmallFields } from '../helpers/page-checks.ts';

/* How every page can be used: in one language on a phone, in the other in a wide window and by mouse. */

// A hero that stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = async (page: Page, name: PageName, locale: Locale) => {
  await visit(page, name, locale);
  await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
  await page.evaluate(() => document.fonts.ready);
};

test.describe('on a phone', () => {
  test.use(mobile);
  const locale = 'ar';
  const { chat } = entries[locale].layout;

  for (const name of pages) {
    test(`${pathOf(name, locale)} can be read, printed, and used by keyboard and screen reader`, async ({
      page,
    }) => {
      const main = page.getByRole('main');
      const header = page.getByRole('banner');
      const chats = main.getByRole('link', { name: chat.label });
      const bar = chats.last().locator('..');
      await open(page, name, locale);

      if (['home', 'start-project', 'contact'].includes(name))
        await test.step("the header stays, and a chat shows at the lower edge once the page's own is out of view", async () => {
          const own = name === 'home' ? heroOf(page, locale).action : chats.first();
          await expect(own).toBeInViewport();
          await expect(chats.last()).not.toBeInViewport();
          await page.evaluate(() => scrollTo(0, innerHeight + 100));
          await expect(own).not.toBeInViewport();
          await expect(chats.last()).toBeInViewport({ ratio: 1 });
          await expect(header).toBeInViewport({ ratio: 1 });
          // What scrolls under them does not show through.
          for (const part of [header, bar])
            await expect(part).toHaveCSS('background-color', formatRgb(site.colors.paper) ?? '');
          // Nothing of the page is over it. A tap would scroll until that is so.
          expect(await header.getByRole('button').evaluate(isOnTop)).toBe(true);
        });

      if (['catalog', 'start-project'].includes(name))
        await test.step('in a low window, as at a zoom of 400 %, neither the header nor the chat stays', async () => {
          for (const [height, stays] of [
            [480, true],
            [256, false],
          ] as const) {
            await page.setViewportSize({ width: 320, height });
            // Near the end of any content: the page's own chat is out of view, and the last band is not in view yet.
            await main.evaluate(({ offsetTop, offsetHeight }: HTMLElement) =>
              scrollTo(0, offsetTop + offsetHeight - innerHeight - 200),
            );
            for (const part of [header, bar]) {
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
        });

      await test.step('paper has all headings and the contacts, and no navigation, buttons or map', () =>
        expectPrintable(page, locale));

      await page.setViewportSize(mobile.viewport);
      await expectReachable(page, name, locale);

      if (name === 'home' || name === 'catalog')
        await test.step('a choice is announced, and leads on at the lower edge', async () => {
          const [first] = choosable(locale) as [Chosen];
          await addButton(page, locale, first).click();
          await expect(page.getByRole('status')).toHaveText(countIn(locale, 'chosen', 1));
          const { setPieces } = entries[locale].catalog.choice;
          const next = page.getByRole('link', { name: setPieces, exact: true });
          await expect(next).toHaveCount(site.quantities ? 1 : 0);
        });

      await expectAccessible(page);
      await expectReadable(page);

      await test.step('no text is cut where the layout changes, nor one pixel below, and a chat stays', async () => {
        const edges = (await page.content()).matchAll(/-width:([\d.]+)rem\)/g);
        const widths = new Set(Array.from(edges, ([, rem]) => Math.ceil(16 * Number(rem))));
        expect(widths.size).toBeGreaterThan(2);
        for (const width of [...widths].flatMap((width) => [width - 1, width])) {
          await expectWhole(page, '', [width, 800]);
          expect(await page.evaluate(hasChat), `a chat at ${width} px`).toBe(true);
        }
      });
      await test.step('lists of 1 to 12 items fill their rows', () =>
        expectFilledRows(page, name, locale, [390, 768]));
      await test.step('words of 40 letters are not cut', async () => {
        await page.evaluate(lengthen);
        await expectWhole(page, '', [320, 640]);
        await expectWhole(page, large, [320, 640]);
      });
    });
  }
});

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  const locale = 'en';
  const { layout, home, catalog } = entries[locale];

  for (const name of pages) {
    test(`${pathOf(name, locale)} can be read, and used by mouse, keyboard and screen reader`, {
      // Home and the catalog have the parts of all others.
      tag: name === 'home' || name === 'catalog' ? [] : '@full',
    }, async ({ page }) => {
      await page.addInitScript(recordChanges);
      await open(page, name, locale);
      const main = page.getByRole('main');

      await test.step('the photograph, list or map of a page stands beside its first heading', async () => {
        const { heading: checklist } = entries[locale]['start-project'].checklist;
        const companion = {
          about: main.locator('picture').first(),
          contact: main.locator('iframe'),
          'start-project': page.getByRole('heading', { name: checklist, exact: true }),
        }[String(name)];
        if (!companion) return;
        await expect(companion).toBeInViewport();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        const end = (heading?.x ?? 0) + (heading?.width ?? 0);
        expect((await companion.boundingBox())?.x).toBeGreaterThanOrEqual(end);
      });

      await expectReachable(page, name, locale);

      await test.step('under prefers-reduced-motion slides fade, and nothing moves', async () => {
        const changed = () => page.evaluate('[...changed]');
        if (name === 'home' && home.hero.slides.length > 1) {
          const dots = page.getByRole('list', { name: home.hero.chooseSlide });
          await dots.getByRole('button').last().click();
          await expect.poll(changed).toEqual(['opacity']);
          return;
        }
        if (name === 'catalog') {
          const link = page.locator('a[href*="#product-"]').first();
          const label = link.getByText(catalog.order, { exact: true });
          await expect(label).not.toBeInViewport();
          await link.hover();
          await expect(label).toBeInViewport({ ratio: 1 });
          await page.mouse.move(0, 0);
          await expect(label).not.toBeInViewport();
        }
        // A slide that is alone fades in over the one that was served, once React runs.
        const fades = name === 'home' ? ['opacity'] : [];
        expect(fades).toEqual(expect.arrayContaining((await changed()) as string[]));
      });

      await hoverAll(page);
      await expectAccessible(page);

      if (name === 'home' || name === 'catalog')
        await test.step('forced colors leave buttons an edge and the current page its mark', async () => {
          await page.emulateMedia({ forcedColors: 'active' });
          const expectEdge = (seen: Locator) =>
            expect(seen.first()).toHaveCSS('outline', /^rgb\(.* solid 1px$/);
          const current = page.getByRole('navigation').locator('[aria-current="page"] span');
          await expect(current).toHaveCSS('border-block-end', /^2px solid rgb\(/);
          await expectEdge(page.getByRole('banner').getByRole('link', { name: layout.chat.label }));
          if (name === 'catalog') await expectEdge(page.getByText(catalog.order, { exact: true }));
          else {
            await expectEdge(main.getByRole('link', { name: layout.action, exact: true }));
          }
          await page.emulateMedia({ forcedColors: null });
        });

      await expectReadable(page);
      await test.step('lists of 1 to 12 items fill their rows', () =>
        expectFilledRows(page, name, locale, [1280, 1920]));
      await test.step('on paper, no item of a long list is cut by the end of a sheet', () =>
        expectUncutOnPaper(page, name, locale));
    });
  }
});

async function expectPrintable(page: Page, locale: Locale) {
  await page.emulateMedia({ media: 'print' });
  // A sheet of A4.
  await page.setViewportSize({ width: 794, height: 1123 });
  // Parts that only a screen can show have headings that paper does not need.
  const headings = page.locator(':is(h1, main :is(h2, h3)):not(.on-screen *)');
  await expect(headings.filter({ visible: true })).toHaveCount(await headings.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
  const useless = page.locator('nav, button, iframe, [hreflang], .button:not([href*="wa.me"])');
  await expect(useless.filter({ visible: true })).toHaveCount(0);
  // As people write it: https://خيط.مصر is stored as https://xn--tgbs0d.xn--wgbh1c.
  const domain = domainToUnicode(new URL(site.url).hostname);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(site.name[locale], { exact: true })).toBeVisible();
  const contacts = footer.getByRole('link').filter({ visible: true });
  await expect(contacts).toContainText([
    ...numbersOf(site).map(({ shown }) => shown),
    site.email,
    domain,
  ]);
  await expect(contacts.filter({ hasText: domain }).last()).toHaveAttribute('href', site.url);
  // No ink for the dark bands, and no light letters where printers leave them out.
  await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(footer).toHaveCSS('color', formatRgb(site.colors.ink) ?? '');
  await page.emulateMedia({ media: null });
}

async function expectReachable(page: Page, name: PageName, locale: Locale) {
  await test.step('Tab reaches everything in order and in sight', async () => {
    // The map's frame may come at any moment, and take the focus away.
    await page.evaluate(() => document.querySelector('iframe')?.remove());
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: entries[locale].layout.skip, exact: true });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    // What is around the content is the same on all pages.
    if (name !== 'home') await page.keyboard.press('Enter');
    expect(await tabThrough(page, name === 'home' ? 'body' : 'main')).toBeGreaterThan(0);
  });
}

async function expectAccessible(page: Page) {
  await test.step('axe finds nothing', () => expectNoViolations(page));
  await test.step('words of another language are marked as such', async () => {
    expect(await page.evaluate(findUnmarkedForeignText)).toEqual([]);
  });
  await test.step('no field is so small that a phone zooms into it', async () => {
    expect(await page.evaluate(findSmallFields)).toEqual([]);
  });
  await test.step('Safari reads each list as one', async () => {
    // Not one whose type is `none`.
    const types = page
      .locator('li')
      .evaluateAll((all) => all.map((item) => getComputedStyle(item).listStyleType));
    expect(new Set(await types)).toEqual(new Set(['""']));
  });
}

/** What visitors may set for themselves: the spacing of WCAG 2.2, 1.4.12, and letters twice as large. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important }
  * { word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
const large = 'html { font-size: 200% }';

async function expectReadable(page: Page) {
  await test.step('no text is cut, also with wide spacing and at 200 %', async () => {
    await expectWhole(page, large, [320, 640], [1280, 800]);
    await expectWhole(page, spaced, [320, 640], [1280, 640], [1440, 900]);
    // Last, so that what follows has the page as it is.
    await expectWhole(page, '', [320, 640]);
  });
}

async function expectWhole(page: Page, style: string, ...sizes: [width: number, height: number][]) {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
  }, style);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await findCutTexts(page), `${width} x ${height} ${style}`).toEqual([]);
  }
}

/** Gives all links and buttons their hover state. */
async function hoverAll(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodeId } = (await session.send('DOM.getDocument')).root;
  const selector = 'a, button, summary';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId, selector });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
}

/** Collects the transitions other than of colors; runs in the page. */
function recordChanges() {
  const changed = new Set<string>();
  Object.assign(window, { changed });
  addEventListener('transitionrun', ({ propertyName }) => {
    if (!propertyName.endsWith('color')) changed.add(propertyName);
  });
}

/** Texts in the letters of a language that the elements around them do not name; runs in the page. */
function findUnmarkedForeignText() {
  // Capitals alone are sizes, in every language.
  const foreign = { ar: /\p{Script=Latin}\p{Ll}/u, en: /\p{Script=Arabic}/u };
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    // An internet address is in no language.
    const link = element.closest('a');
    const host = URL.parse(`https://${element.textContent}`)?.host ?? '';
    const isAddress = link?.protocol === 'mailto:' || link?.host === host;
    if (isAddress || element.matches('script, style')) return [];
    const lang = element.closest('[lang]')?.getAttribute('lang') as Locale;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const texts = [
      ...own.map(({ nodeValue }) => nodeValue),
      ...['alt', 'title', 'aria-label'].map((name) => element.getAttribute(name)),
    ];
    return texts.filter((text) => text && foreign[lang]?.test(text));
  });
}

/** Whether a chat stays in the window while the page is read; runs in the page. */
function hasChat(): boolean {
  scrollTo({ top: document.body.scrollHeight / 3, behavior: 'instant' });
  const chats = document.querySelectorAll(':is(header, main, [data-tray]) a[data-chat]');
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
