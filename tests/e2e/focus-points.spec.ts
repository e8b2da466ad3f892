import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import sharp from 'sharp';
import { config } from '../../editor/forms/config.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { expect, test } from '../helpers/fixtures.ts';

const [[name, file] = ['', '']] = readContent().photos.usable;
const [width, height] = [320, 200];

test('in the forms, a mark stands on a photograph at its point, and a press on it sets left and top', async ({
  page,
}) => {
  // The forms' page with this script alone: Sveltia CMS is not there.
  const html = readFileSync('editor/forms/browser/forms.html', 'utf8');
  const json = JSON.stringify({ photos: { [name]: file } });
  const body = `${html.replace('cms.ts', 'focus-points.ts')}<script type="application/json">${json}</script>`;
  const create = { width, height, channels: 3, background: '#888' } as const;
  const png = await sharp({ create }).png().toBuffer();
  await page.route('/en/forms', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('/photos/*', (route) => route.fulfill({ contentType: 'image/png', body: png }));
  await page.route('/editor/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = stripTypeScriptTypes(readFileSync(`.${pathname}`, 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.goto('/en/forms');
  const form = config('en').singletons.find((form) => form.name === 'focus-points');
  const group = form?.fields?.find((field) => field.name === name);
  const values: Record<string, number> = { left: 20, top: 70 };
  const numbers = group?.fields?.map(
    (field) =>
      `<p data-key-path="${name}.${field.name}"><input role="spinbutton" value="${values[field.name]}"></p>`,
  );
  // As Sveltia CMS draws them.
  const fields = `<section data-key-path="${name}"><div>${numbers?.join('')}</div></section>`;
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), fields);
  const photo = page.locator('.focus');
  const mark = () =>
    photo.evaluate((element) => {
      const { left, top } = getComputedStyle(element, '::after');
      return [left, top];
    });
  await expect.poll(mark).toEqual([`${0.2 * width}px`, `${0.7 * height}px`]);
  await photo.click({ position: { x: width / 4, y: (height * 3) / 4 } });
  for (const [field, value] of Object.entries({ left: '25', top: '75' }))
    await expect(page.locator(`[data-key-path$=".${field}"] input`)).toHaveValue(value);
});
