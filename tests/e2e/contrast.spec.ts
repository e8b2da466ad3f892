import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { defaultLocale, localeCodes } from '../../src/i18n/locales.ts';
import { publishedName } from '../helpers/built-site.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* axe cannot see what is behind text that lies over a photograph. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const white = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer();

for (const locale of localeCodes) {
  test(`${locale}: the hero's words contrast with white photographs`, async ({ page }) => {
    const hero = heroOf(page, locale);
    await page.route(/\.(avif|jpe?g)$/, (route) => route.fulfill({ body: white }));
    await hero.open();
    // All photographs are white, and all slogans as long: one slide says as much as all.
    if (hero.slogans.length > 1) await hero.dots.last().click();
    // What comes under the pointer has another color.
    await page.mouse.move(0, 0);
    // What remains in sight is what lies behind.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        h1, main :is(button, a) { opacity: 0 }
        p { -webkit-text-fill-color: transparent }
        * { transition: none !important }
      `);
      document.adoptedStyleSheets = [sheet];
    });
    for (const [width, height] of [
      [1280, 800],
      [360, 720],
    ] as const) {
      // Only the shade of a wide window is beside the words, whose side the language decides.
      if (width < height && locale !== defaultLocale) continue;
      await page.setViewportSize({ width, height });
      await hero.region.evaluate(fillThreeLines);
      const photo = publishedName(hero.words.slides.at(-1)?.photo);
      const shown = page.locator('[data-shown="true"]');
      await expect(shown.locator(`img[src*="/${photo}."]`)).toHaveJSProperty('complete', true);
      await expect(shown).toHaveCSS('opacity', '1');
      const parts = await hero.region.evaluate(partsOf);
      // Blurred, because nobody sees a single pixel.
      const { data, info: raw } = await sharp(await page.screenshot({ fullPage: true }))
        .removeAlpha()
        .blur(1)
        .raw()
        .toBuffer({ resolveWithObject: true });
      // Held upright, the photograph's upper third has no shade.
      const { y = 0, height: all = 0 } = (await hero.region.boundingBox()) ?? {};
      const third = { left: 0, top: Math.ceil(y) + 2, width, height: Math.floor(all / 3) };
      const free = await sharp(data, { raw }).extract(third).png().toBuffer();
      if (width < height) expect((await sharp(free).stats()).channels[0]?.min).toBeGreaterThan(250);
      for (const { name, color, least, box } of parts) {
        const behind = await sharp(data, { raw }).extract(box).png().toBuffer();
        const { channels } = await sharp(behind).stats();
        for (const end of ['min', 'max'] as const) {
          const background = `rgb(${channels.map((channel) => channel[end])})`;
          expect(wcagContrast(color, background), `${name}, ${width} px`).toBeGreaterThan(least);
        }
      }
    }
  });
}

/** Makes each slogan as long as three lines hold; runs in the page. */
function fillThreeLines(region: Element) {
  for (const slogan of region.querySelectorAll('[data-current] > *')) {
    const text = slogan.firstChild as Text;
    const range = document.createRange();
    range.selectNodeContents(slogan);
    text.data = `${text.data} ${text.data} ${text.data}`;
    while (range.getClientRects().length > 3) text.data = text.data.slice(0, -1);
  }
}

/** The small line over the slogan, its own lines, the link to the chat and the controls, with the contrast that they need; runs in the page. */
function partsOf(region: Element) {
  const part = (name: string, element: Element, rect: DOMRect, least: number) => {
    const { color } = getComputedStyle(element);
    const [left, top] = [Math.ceil(rect.x), Math.ceil(rect.y)];
    const [width, height] = [Math.floor(rect.width), Math.floor(rect.height)];
    return { name, color, least, box: { left, top, width, height } };
  };
  const lines = (selector: string) => {
    const element = region.querySelector(selector) as Element;
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((line) => part(selector, element, line, 4.5));
  };
  return [
    ...lines('p:not([role] p) span'),
    ...lines('h1'),
    ...lines('a[target] span'),
    ...[...region.querySelectorAll('button')].map((button) =>
      part(button.ariaLabel ?? '', button, button.getBoundingClientRect(), 3),
    ),
  ];
}
