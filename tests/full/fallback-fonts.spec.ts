import { readFileSync } from 'node:fs';
import { pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from '../helpers/fixtures.ts';

/* What devices have stands in until the page's own font comes, stretched to its size: nothing moves when it is there. */

// The fonts of devices are written into the page.
test.use({ bypassCSP: true });

for (const [family, locale, name, script] of [
  ['Sans rtl', 'ar', 'noto-sans-arabic', 'arabic'],
  ['Roboto ltr', 'en', 'roboto', 'latin'],
  // Of the same widths as Arial.
  ['Arial ltr', 'en', 'arimo', 'latin'],
  ['Noto ltr', 'en', 'noto-sans', 'latin'],
] as const) {
  test(`${name} stands in for the typeface as wide and as high as it`, async ({ page }) => {
    await page.goto(pathOf('about', locale));
    for (const weight of [400, 700]) {
      const file = `@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`;
      const bytes = readFileSync(`${import.meta.dirname}/node_modules/${file}`, 'base64');
      const { width, height } = await page.evaluate(compare, { family, weight, bytes });
      expect(height, `${weight}`).toBeCloseTo(1, 2);
      // The build compares them by another text.
      expect(Math.abs(width - 1), `${weight}`).toBeLessThan(0.015);
    }
  });
}

/** How large a family sets the words of the page, in parts of how large the page's own font does; runs in the page. */
async function compare({ family = '', weight = 400, bytes = '' }) {
  const face = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .find((text) => text.includes(`${family}"`) && text.includes(`font-weight: ${weight}`));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${face}`
      .replace(family, 'Device')
      .replace(/src:[^;]*;/, `src: url(data:font/woff2;base64,${bytes});`),
  );
  document.adoptedStyleSheets = [sheet];
  const line = document.body.appendChild(document.createElement('div'));
  // Only words: which font draws signs differs.
  line.textContent = `${document
    .querySelector('main')
    ?.textContent.match(/[\p{L}\p{M} ]+/gu)
    ?.join('')}`;
  line.style.cssText =
    'position: absolute; white-space: nowrap; line-height: normal; font-size: 100px';
  const sizeIn = async (font: string) => {
    line.style.fontFamily = font;
    line.style.fontWeight = `${weight}`;
    await document.fonts.load(`${weight} 1em ${font}`, `${line.textContent}`);
    return line.getBoundingClientRect();
  };
  const [own, other] = [await sizeIn('Typeface'), await sizeIn('Device')];
  return { width: other.width / own.width, height: other.height / own.height };
}
