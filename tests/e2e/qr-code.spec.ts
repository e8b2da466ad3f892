import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { readQrCode } from './qr-code.ts';
import { digits, entries, expect, test } from './test.ts';

for (const locale of localeCodes) {
  for (const name of ['start-project', 'contact'] as const) {
    const path = pathOf(name, locale);

    test(`${path}: a phone reads the chat's address from wide screens, in any colors`, async ({
      page,
    }) => {
      const { label } = entries[locale].layout.chat.code;
      const code = page.getByRole('img', { name: label, exact: true });
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.goto(path);
      expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);
      // 3 cm, at the 96 px of CSS to the inch.
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual((3 / 2.54) * 96);
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(code).toBeHidden();
    });
  }
}
