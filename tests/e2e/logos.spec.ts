import sharp from 'sharp';
import { palette } from '../../src/colors/palette.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { mayRunScript } from '../../src/logo/logo.ts';
import { expect, test } from '../helpers/fixtures.ts';

const run = "console.log('script ran')";
const inPage = `data:text/html;base64,${btoa(`<script>${run}</script>`)}`;
const svg = (attributes: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test('script in a logo does not run where the file is opened by itself', async ({
  page,
  errors,
}) => {
  for (const body of [
    svg('', `<script>${run}</script>`),
    svg('xmlns:s="http://www.w3.org/2000/svg"', `<s:script>${run}</s:script>`),
    svg('', `<script href="data:text/javascript,${encodeURIComponent(run)}"/>`),
    svg(`onload="${run}"`),
    svg('', `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${inPage}"/>`),
  ]) {
    await test.step(body, async () => {
      // It would run from a `data:` address, so pages do not hold such a file.
      expect(mayRunScript(Buffer.from(body))).toBe(true);
      errors.length = 0;
      await page.goto(`data:image/svg+xml;base64,${btoa(body)}`);
      await expect.poll(() => errors).toEqual(['script ran']);
      // As a file it has the headers of the site.
      await page.route('/_astro/logo.svg', async (route) =>
        route.fulfill({ response: await route.fetch({ url: '/favicon.svg' }), body }),
      );
      errors.length = 0;
      await page.goto('/_astro/logo.svg');
      await expect.poll(() => errors.join()).toContain('Content Security Policy');
      expect(errors).not.toContain('script ran');
      errors.length = 0;
    });
  }
});

test('where the colors of a page are forced, a logo keeps its own, and its background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(pathOf('about', 'ar'));
  const colors = palette(readContent().site.colors);
  for (const [role, background] of [
    ['banner', 'paper'],
    ['contentinfo', 'ink-deep'],
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
