import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { cleanSvg } from '../../src/logo/clean.ts';
import { type Drawing, pixelsOf, svgOf } from '../../src/logo/draw.ts';
import { colorsOn } from '../../src/logo/read.ts';
import { expect, test } from '../helpers/fixtures.ts';

const size = { width: 150, height: 100 };
const white = '#ffffff';

test('a browser draws logos as the program does that cuts their margins off', async ({ page }) => {
  const colors = colorsOn('paper', palette(readContent().site.colors));
  const files = globSync('tests/unit/logos/**/*.svg').filter((file) => !file.includes('large'));
  expect(files.length).toBeGreaterThan(40);
  const logos = files.map((file) => cleanSvg(file, readFileSync(file, 'utf8'), colors));
  const address = (logo: Drawing) =>
    `data:image/svg+xml;base64,${Buffer.from(svgOf(logo)).toString('base64')}`;
  await page.setViewportSize({ width: 10 * size.width, height: 6 * size.height });
  await page.setContent(`<style>body { margin: 0; line-height: 0 } img { object-fit: contain }</style>
    ${logos.map((logo) => `<img src="${address(logo)}" width="150" height="100">`).join('')}`);
  const seen = sharp(await page.screenshot({ scale: 'css' }));
  const different: string[] = [];
  for (const [index, logo] of logos.entries()) {
    const place = { left: (index % 10) * size.width, top: Math.floor(index / 10) * size.height };
    const inBrowser = await seen
      .clone()
      .removeAlpha()
      .extract({ ...place, ...size })
      .raw()
      .toBuffer();
    const drawn = await pixelsOf(logo)
      .resize({ ...size, fit: 'contain', background: white })
      .flatten({ background: white })
      .raw()
      .toBuffer();
    const apart = drawn.filter((value, at) => Math.abs(value - (inBrowser[at] as number)) > 64);
    // Soft edges and blown up pixels differ a little.
    if (apart.length > drawn.length / 50) different.push(`${files[index]}: ${apart.length}`);
  }
  expect(different).toEqual([]);
});

test('where the colors of a page are forced, a logo keeps its own, and its background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(pathOf('about', 'ar'));
  const colors = palette(readContent().site.colors);
  for (const [role, background] of [
    ['banner', 'paper'],
    ['contentinfo', 'ink'],
  ] as const) {
    const logo = page.getByRole(role).locator('img');
    // A factory may have none.
    if ((await logo.count()) === 0) continue;
    const { data } = await sharp(await logo.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = data.toString('hex').match(/.{6}/g) ?? [];
    const onBackground = pixels.filter((pixel) =>
      [colors[background], colors.paper].includes(`#${pixel}`),
    );
    expect(onBackground.length / pixels.length).toBeGreaterThan(0.1);
  }
});
