import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes } from '../../src/language.ts';
import { expect, test } from './test.ts';

type Colour = readonly [number, number, number];
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

for (const language of languageCodes) {
  const { hero } = readContent('home', language);

  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 800 },
  ]) {
    test.describe(`${language} at ${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport });

      for (const [index, { photo }] of hero.slides.entries()) {
        test(`the words and controls read over ${photo}`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await page.goto(addressOf('home', language));
          const region = page.getByRole('region', { name: hero.label, exact: true });
          const dots = region.getByRole('list', { name: hero.chooseSlide }).getByRole('button');
          const pause = region.getByRole('button', { name: hero.play });
          const slogan = page.getByRole('heading', { level: 1 });
          await dots.nth(index).click();
          const shown = page.locator('[data-shown="true"]');
          await expect(shown.locator(`img[src*="${photo}"]`)).toHaveJSProperty('complete', true);
          await expect(shown).toHaveCSS('opacity', '1');
          await expect(slogan).toHaveText(hero.slides[index]?.text as string);
          await page.evaluate(() => document.fonts.ready);

          const white = await colourOf(slogan);
          const current = await colourOf(dots.nth(index), '::before');
          const open = await colourOf(dots.nth((index + 1) % 5), '::before');
          const icon = await colourOf(pause);
          const lines = await linesOf(slogan);
          expect(lines.length).toBeGreaterThan(0);
          const controls = (await Promise.all(
            [pause, ...(await dots.all())].map((control) => control.boundingBox()),
          )) as Box[];
          await bare(page);

          const least = (ratios: number[]) => ratios[Math.floor(ratios.length / 100)] as number;
          const under = async (boxes: Box[], colour: Colour) => {
            const all = await Promise.all(boxes.map((box) => pixels(page, box)));
            return least(
              all
                .flat()
                .map((pixel) => contrast(colour, pixel))
                .sort((a, b) => a - b),
            );
          };
          const [pauseBox, ...dotBoxes] = controls as [Box, ...Box[]];
          const measured = {
            slogan: await under(lines, white),
            pause: await under([pauseBox], icon),
            dots: await under(dotBoxes, open),
            currentDot: await under([dotBoxes[index] as Box], current),
          };
          test.info().annotations.push({ type: 'contrast', description: JSON.stringify(measured) });
          expect(measured.slogan).toBeGreaterThanOrEqual(4.5);
          expect(measured.pause).toBeGreaterThanOrEqual(3);
          expect(measured.dots).toBeGreaterThanOrEqual(3);
          expect(measured.currentDot).toBeGreaterThanOrEqual(3);
        });
      }
    });
  }
}

/** The colour of an element's text, or of the line around what stands before it. */
async function colourOf(element: Locator, pseudo?: '::before'): Promise<Colour> {
  const colour = await element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    return pseudo ? style.borderBlockStartColor : style.color;
  }, pseudo);
  const [red, green, blue, ...alpha] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  expect(alpha).toEqual([]);
  return [red as number, green as number, blue as number];
}

/** The boxes of an element's lines of text: its own box is as wide as its place. */
function linesOf(element: Locator): Promise<Box[]> {
  return element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

/** Leaves of the hero only what is behind its words and controls. */
async function bare(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      h1 { color: transparent !important }
      main button, main button::before { opacity: 0 !important; transition: none !important; outline: 0 !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

async function pixels(page: Page, clip: Box): Promise<Colour[]> {
  const raw = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  const found: Colour[] = [];
  for (let at = 0; at < raw.length; at += 3) {
    found.push([raw[at] as number, raw[at + 1] as number, raw[at + 2] as number]);
  }
  return found;
}

/** The contrast ratio of two colours, as WCAG 2 defines it. */
function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
