import type { Locator, Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import type { Locale } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { addButton, type Chosen, choosable, countIn } from '../helpers/choice.ts';
import { entries, expect, mobile, site, test, visit } from '../helpers/fixtures.ts';
import { expectNoViolations, findSmallFields } from '../helpers/page-checks.ts';

// A hero that stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { page: name, locale, path } of everyPage) {
  // One language on a phone; the other in a wide window, with everything in its hover state.
  const width = locale === 'ar' ? 390 : 1280;

  test(`${path} can be used by keyboard and by screen reader, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    // The map's frame may come at any moment, and take the focus away.
    await page.evaluate(() => document.querySelector('iframe')?.remove());

    await test.step('Tab reaches everything in order and in sight', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: entries[locale].layout.skip, exact: true });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      // What is around the content is the same on all pages.
      if (name !== 'home') await page.keyboard.press('Enter');
      expect(await tabThrough(page, name === 'home' ? 'body' : 'main')).toBeGreaterThan(0);
    });
    // In one language with something chosen, in the other with nothing.
    if (locale === 'ar' && (name === 'home' || name === 'catalog')) {
      await test.step('a choice is announced, and leads on after the styles and beside the chat', async () => {
        const [first] = choosable(locale) as [Chosen];
        await addButton(page, locale, first).click();
        await expect(page.getByRole('status')).toHaveText(countIn(locale, 'chosen', 1));
        const { setPieces } = entries[locale].catalog.choice;
        const next = page.getByRole('link', { name: setPieces, exact: true });
        await expect(next).toHaveCount(site.quantities ? 2 : 0);
      });
    }
    await test.step('axe finds nothing', async () => {
      if (width > 390) await hoverAll(page);
      await expectNoViolations(page);
    });
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
  });
}

test('with the menu open, axe finds nothing, and Tab stays in the header', async ({ page }) => {
  await page.setViewportSize(mobile.viewport);
  await page.goto(pathOf('about', 'ar'));
  const { menu: words } = entries.ar.layout;
  await page.getByRole('button', { name: words.open, exact: true }).press('Enter');
  await expectNoViolations(page);
  await page.keyboard.press('Tab');
  const menu = page.getByRole('navigation', { name: words.label, exact: true }).getByRole('link');
  await expect(menu.first()).toBeFocused();
  const header = page.getByRole('banner').locator('a, button').filter({ visible: true });
  expect(await tabThrough(page)).toBe(await header.count());
});

test('under prefers-reduced-motion slides fade, and nothing moves', async ({ page }) => {
  const changed = () => page.evaluate('[...changed]');
  await page.addInitScript(recordChanges);
  await visit(page, 'home', 'ar');
  const { chooseSlide, slides } = entries.ar.home.hero;
  if (slides.length > 1) {
    await page.getByRole('list', { name: chooseSlide }).locator('button').last().click();
    await expect.poll(changed).toEqual(['opacity']);
  }
  // The line between the steps is sewn from the start: nothing covers it.
  const steps = page.getByRole('main').locator('ol');
  expect(await steps.evaluate((line) => getComputedStyle(line, '::after').content)).toBe('none');
  await page.goto(pathOf('catalog', 'ar'));
  await page.locator('a[href*="#product-"]').first().hover();
  const label = page.getByText(entries.ar.catalog.order, { exact: true }).first();
  await expect(label).toBeInViewport({ ratio: 1 });
  expect(await changed()).toEqual([]);
});

test('forced colors leave buttons an edge and the current page its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { layout, home, catalog } = entries.ar;
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const expectEdge = async (seen: Locator) => {
    await expect(seen.first()).toHaveCSS('outline', /^rgb\(.* solid 1px$/);
  };
  await visit(page, 'home', 'ar');
  const current = page.getByRole('navigation').locator('[aria-current="page"] span');
  await expect(current).toHaveCSS('border-block-end', /^2px solid rgb\(/);
  await expectEdge(page.getByRole('banner').getByRole('link', { name: layout.chat.label }));
  await expectEdge(link(layout.action));
  await expectEdge(page.getByText(home.hero.eyebrow, { exact: true }));
  if (home.hero.slides.length > 1) {
    const controls = page.getByRole('list', { name: home.hero.chooseSlide }).locator('..');
    await expect(controls).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await page.goto(pathOf('catalog', 'ar'));
  await expectEdge(page.getByText(catalog.order, { exact: true }));
});

/** Goes by Tab to the last of all stops in a part of the page, each in its turn and seen, and says how many there are. */
async function tabThrough(page: Page, part = 'body'): Promise<number> {
  const { index: first, count } = await page.evaluate(lookAtFocus, part);
  for (let stop = first + 1; stop < count; stop++) {
    await page.keyboard.press('Tab');
    const { name, index, faults, ring, background } = await page.evaluate(lookAtFocus, part);
    // WCAG 2.2, 1.4.11.
    if (background && wcagContrast(ring, background) < 3)
      faults.push(`a ring of ${ring} on ${background}`);
    expect({ index, faults }, name).toEqual({ index: stop, faults: [] });
  }
  return count;
}

/** What has the focus, its place among all stops, and what hides it or its ring; runs in the page. */
async function lookAtFocus(part: string) {
  // The page may still be scrolling to the focus.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const all = document.querySelectorAll<HTMLElement>(`${part} :is(a[href], button, summary)`);
  const stops = [...all].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const focused = document.activeElement as HTMLElement;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A link of several lines has gaps between them.
  const { x, y, width, height } = focused.getClientRects()[0] as DOMRect;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused);
  const faults = [];
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push('out of view');
  if (!focused.contains(hit)) faults.push('covered');
  if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 2) faults.push('no ring');
  if (/rgba|transparent/.test(outlineColor)) faults.push('faint ring');
  const name = focused.ariaLabel ?? focused.textContent;
  // The ring is around the element. Over the hero's photographs it has no single background.
  let box = focused.closest('[aria-roledescription]') ? null : focused.parentElement;
  while (box && getComputedStyle(box).backgroundColor.endsWith(', 0)')) box = box.parentElement;
  const background = box && getComputedStyle(box).backgroundColor;
  const index = stops.indexOf(focused);
  return { name, index, count: stops.length, faults, ring: outlineColor, background };
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
