import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { entries, expect, phone, test, visit } from './test.ts';

// A hero that stands.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function expectNoViolations(page: ConstructorParameters<typeof AxeBuilder>[0]['page']) {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations).toEqual([]);
  const passed = passes.map(({ id }) => id);
  expect(passed).toEqual(expect.arrayContaining(['color-contrast', 'target-size', 'link-name']));
}

for (const { page: name, locale, path } of everyPage) {
  // One language on a phone and the other on a wide screen: both have the same elements.
  const width = locale === 'ar' ? 390 : 1280;

  test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, name, locale);
    await page.evaluate(() => document.fonts.ready);
    await expectNoViolations(page);
    expect(await page.evaluate(findUnmarkedForeignText)).toEqual([]);
  });
}

test('axe finds nothing in the open menu', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto(pathOf('about', 'ar'));
  await page.getByRole('button', { name: entries.ar.layout.menu.open }).click();
  await expectNoViolations(page);
});

test('forced colors leave buttons an edge, the current page its mark and the hero its controls', async ({
  page,
}) => {
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
  await expectEdge(link(home.hero.action));
  const dots = page.getByRole('list', { name: home.hero.chooseSlide });
  expect(await dots.evaluate(standsOnPhotograph)).toBe(false);
  await page.goto(pathOf('catalog', 'ar'));
  await expectEdge(link(catalog.action));
  await expectEdge(page.getByText(catalog.order, { exact: true }));
  await page.goto(pathOf('contact', 'ar'));
  await expectEdge(page.getByRole('heading', { name: layout.labels.phone }));
});

/** Whether the first ground behind an element is that of a photograph as well; runs in the page. */
function standsOnPhotograph(element: Element): boolean {
  const isClear = getComputedStyle(element).backgroundColor.endsWith(', 0)');
  if (isClear && element.parentElement) return standsOnPhotograph(element.parentElement);
  return element.querySelector('picture') !== null;
}

/** Texts in the letters of a language that the elements around them do not name; runs in the page. */
function findUnmarkedForeignText() {
  // Capitals alone are sizes, in every language.
  const foreign = { ar: /\p{Script=Latin}\p{Ll}/u, en: /\p{Script=Arabic}/u };
  return [...document.querySelectorAll('body, body *')].flatMap((element) => {
    // An internet address is in no language.
    const link = element.closest('a');
    const isAddress = link?.protocol === 'mailto:' || link?.host === element.textContent;
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
