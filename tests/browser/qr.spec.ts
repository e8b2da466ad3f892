import sharp from 'sharp';
import { addressOf, languageCodes } from '../../src/language.ts';
import { common } from '../site.ts';
import { decode } from './decode.ts';
import { expect, test } from './test.ts';

for (const language of languageCodes) {
  const { words, identity } = common[language];
  const bare = `https://wa.me/${identity.phone.replace(/\D/g, '')}`;

  for (const name of ['start-project', 'contact'] as const) {
    const address = addressOf(name, language);

    test.describe(address, () => {
      for (const [width, height] of [
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        test(`a phone reads the chat's address from a screen ${width} px wide`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height });
          await page.goto(address);
          const code = page.getByRole('main').getByRole('img', { name: words.chat.code.label });
          await expect(code).toBeVisible();
          await expect(page.getByText(words.chat.code.text)).toBeVisible();
          expect(await decode(code)).toBe(bare);
          // 3 cm, at the 96 px of CSS to the inch.
          const box = await code.boundingBox();
          expect(box?.width).toBeGreaterThanOrEqual((3 / 2.54) * 96);
          expect(box?.height).toBe(box?.width);
        });
      }

      test('keeps four light modules around the dark ones', async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(address);
        const code = page.getByRole('img', { name: words.chat.code.label });
        const { data, info } = await sharp(await code.screenshot())
          .greyscale()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const dark = [...data.keys()].filter((at) => (data[at] as number) < 128);
        const columns = dark.map((at) => at % info.width);
        const rows = dark.map((at) => Math.floor(at / info.width));
        const [left, top] = [Math.min(...columns), Math.min(...rows)];
        const [right, bottom] = [Math.max(...columns), Math.max(...rows)];
        // The upper left corner of a finder pattern is seven modules long.
        const row = [...data.subarray(top * info.width + left, (top + 1) * info.width)];
        const quiet = (4 * row.findIndex((grey) => grey >= 128)) / 7;
        expect(left).toBeGreaterThanOrEqual(quiet);
        expect(top).toBeGreaterThanOrEqual(quiet);
        expect(info.width - 1 - right).toBeGreaterThanOrEqual(quiet);
        expect(info.height - 1 - bottom).toBeGreaterThanOrEqual(quiet);
      });

      test('can be read in forced colours', async ({ page }) => {
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.goto(address);
        expect(await decode(page.getByRole('img', { name: words.chat.code.label }))).toBe(bare);
      });

      test('takes no room where the screen is a phone', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        await expect(page.getByRole('img', { name: words.chat.code.label })).toHaveCount(0);
        await expect(page.getByText(words.chat.code.text)).toBeHidden();
      });
    });
  }
}
