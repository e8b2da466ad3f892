import sharp from 'sharp';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { expect, test } from '../helpers/fixtures.ts';

const run = "console.log('script ran')";
const sources = (images: Element[]) => images.map((image) => (image as HTMLImageElement).src);
const inPage = `data:text/html;base64,${btoa(`<script>${run}</script>`)}`;

for (const [what, attributes, inside] of [
  ['script', '', `<script>${run}</script>`],
  ['script at an address', '', `<script href="data:text/javascript,${encodeURIComponent(run)}"/>`],
  ['a handler', `onload="${run}"`, ''],
  ['a page', '', `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${inPage}"/>`],
] as const) {
  test(`${what} in a logo does not run where the file is opened by itself`, async ({
    page,
    errors,
  }) => {
    await page.goto(pathOf('about', 'ar'));
    for (const address of await page.locator('img[src$=".svg"]').evaluateAll(sources)) {
      const body = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
      await page.route(address, async (route) =>
        route.fulfill({ response: await route.fetch(), body }),
      );
      await page.goto(address);
      await expect.poll(() => errors.join()).toContain('Content Security Policy');
      expect(errors).not.toContain('script ran');
      errors.length = 0;
    }
  });
}

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
