import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Chosen,
  chatOf,
  choosable,
  expectMessage,
  hashOf,
  trayOf,
} from '../helpers/choice.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { tabThrough } from '../helpers/keyboard.ts';
import {
  expectNoViolations,
  findCutTexts,
  shiftsSince,
  twoFrames,
} from '../helpers/page-checks.ts';

/* What shows at the lower edge of every page that something is chosen. */

/** The pages whose own parts are nearest to it, and the windows in which each is gone through by keyboard. */
const visits = [
  ['contact', [[390, 844]]],
  [
    'start-project',
    [
      [1280, 800],
      [320, 256],
    ],
  ],
] as const;

for (const [index, locale] of localeCodes.entries()) {
  const tag = index > 0 ? '@full' : [];
  const [first, ...others] = choosable(locale) as [Chosen, ...Chosen[]];
  const path = pathOf('catalog', locale);

  for (const [width, height] of [
    [390, 844],
    [768, 900],
    [1280, 800],
  ] as const) {
    test(`${locale}: at ${width} px, what comes with a style moves nothing, and the header stays as it is`, {
      tag,
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator('html')).not.toHaveAttribute('data-first-view');
      const header = page.getByRole('banner').locator('a, button, span');
      // The last style: after it come the status and the categories.
      const buttons = [first, ...others.slice(-1)].map((item) => addButton(page, locale, item));
      for (const [index, button] of buttons.entries()) {
        await button.scrollIntoViewIfNeeded();
        const before = await header.evaluateAll(boxesOf);
        const start = await page.evaluate(twoFrames);
        await button.click();
        await expect(trayOf(page, locale, index + 1)).toBeInViewport({ ratio: 1 });
        await expect(trayOf(page, locale, index + 1)).toHaveCSS('block-size', '69px');
        expect(await header.evaluateAll(boxesOf)).toEqual(before);
        // The words of the tray make room for a second photograph.
        const { shift, parts } = await page.evaluate(shiftsSince, start);
        expect(shift, parts.join()).toBeLessThan(0.001);
      }
    });
  }

  test(`${locale}: the tray covers nothing, and is read with large letters and in low windows`, {
    tag,
  }, async ({ page }) => {
    const items = [first, ...others.slice(-4)];
    await page.goto(path + hashOf({ items }));
    await expectMessage(page, locale, { items });
    const tray = trayOf(page, locale, items.length);
    for (const [name, windows] of visits) {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.goto(pathOf(name, locale));
        await expect(page.locator('a[data-chat]').last()).toHaveAttribute(
          'href',
          chatOf(locale, { items }),
        );
        await page.evaluate(() => document.querySelector('iframe')?.remove());
        await page.keyboard.press('Tab');
        await tabThrough(page);
        // The page's end can be scrolled out from under it.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const footer = await page.getByRole('contentinfo').boundingBox();
        const top = (await tray.boundingBox())?.y;
        expect(top).toBeCloseTo((footer?.y ?? 0) + (footer?.height ?? 0), 0);
        await expect(tray).toHaveCSS('position', height < 480 ? 'static' : 'sticky');
      }
      for (const size of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, size);
        for (const width of [320, 390, 1024]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await findCutTexts(page), `${name} ${width} ${size}`).toEqual([]);
        }
      }
      await expectNoViolations(page);
    }
  });
}

/** Where the elements are; runs in the page. */
function boxesOf(elements: Element[]) {
  return elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
}
