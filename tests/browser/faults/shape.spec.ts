import type { Page } from '@playwright/test';
import { everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { cutTexts } from './cut-texts.ts';
import { expectUsable } from './usable.ts';

/** The distances of WCAG 2.2, 1.4.12. */
const spacedText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

const asServed = async () => {};

const shapes: [
  name: string,
  width: number,
  height: number,
  change: (page: Page) => Promise<void>,
][] = [
  ['320 px wide', 320, 800, asServed],
  ['400 % zoom of 1280 × 1024', 320, 256, asServed],
  ['spaced text on 320', 320, 800, spacedText],
  ['spaced text on 390', 390, 844, spacedText],
  ['spaced text on 1280', 1280, 800, spacedText],
];

for (const place of everyPage) {
  for (const [name, width, height, change] of shapes) {
    test(`${place.address} is whole with ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(place.address);
      await page.evaluate(() => document.fonts.ready);
      await change(page);
      await expectUsable(page, place);
      expect(await cutTexts(page)).toEqual([]);
    });
  }
}
