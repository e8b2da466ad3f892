import { readContent } from '../../src/content/read.ts';
import { pages } from '../../src/language.ts';
import { common, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { page: name, language, address } of everyPage) {
  const { words } = common[language];

  test(`everything on ${address} is large enough to press`, async ({ page }) => {
    await page.goto(address);
    if (name === 'home') {
      const { hero } = readContent('home', language);
      await expect(page.getByRole('button', { name: hero.pause })).toBeVisible();
    }
    // The skip link has a size only while it has the focus.
    await page.keyboard.press('Tab');
    const { small, measured } = await page.locator('body').evaluate(tooSmall);
    expect(small).toEqual([]);
    expect(measured).toBeGreaterThan(12);

    await page.getByRole('button', { name: words.navigation.open }).tap();
    // Only the header: the sheet lies over the rest of the page.
    const menu = await page.getByRole('banner').evaluate(tooSmall);
    expect(menu.small).toEqual([]);
    expect(menu.measured).toBe(pages.length + 4);
  });

  test(`what ${address} is for is easy to press: 44 px`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: words.navigation.open }).tap();
    const main = page.getByRole('main');
    const chats = page.getByRole('link', { name: words.chat.label }).filter({ visible: true });
    const actions = main.locator(`a[href="${language === 'en' ? '/en' : ''}/start-project"]`);
    const menu = page.getByRole('navigation', { name: words.navigation.label });
    const important = chats
      .or(actions)
      .or(menu.getByRole('link'))
      .or(page.getByRole('button'))
      .or(page.getByRole('banner').getByRole('link').filter({ visible: true }));
    const heights = await important.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({
          name: element.ariaLabel ?? element.textContent,
          height: element.getBoundingClientRect().height,
        })),
    );
    expect(heights.length).toBeGreaterThan(pages.length + 3);
    expect(heights.filter(({ height }) => height < 44)).toEqual([]);
  });
}

/** The links and buttons smaller than WCAG 2.5.8 allows, with its exceptions; runs in the page. */
function tooSmall(within: Element) {
  const least = 24;
  const targets = [...within.querySelectorAll<HTMLElement>('a[href], button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      // In the middle of a sentence, the line decides how high a link is.
      const inSentence =
        getComputedStyle(element).display === 'inline' &&
        element.parentElement?.textContent?.trim() !== element.textContent?.trim();
      return {
        name: `${element.ariaLabel ?? element.textContent}: ${width} x ${height}`,
        left,
        right,
        top,
        bottom,
        x: (left + right) / 2,
        y: (top + bottom) / 2,
        isSmall: (width < least || height < least) && !inSentence,
      };
    });
  // Room around it makes up for size: a circle of 24 px that touches no other target.
  const crowded = (one: (typeof targets)[number]) =>
    targets.some((other) => {
      if (other === one) return false;
      const byX = Math.max(other.left - one.x, 0, one.x - other.right);
      const byY = Math.max(other.top - one.y, 0, one.y - other.bottom);
      const between = Math.hypot(other.x - one.x, other.y - one.y);
      return Math.hypot(byX, byY) < least / 2 || (other.isSmall && between < least);
    });
  return {
    small: targets.filter((target) => target.isSmall && crowded(target)).map(({ name }) => name),
    measured: targets.length,
  };
}
