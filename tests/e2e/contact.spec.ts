import type { Locator } from '@playwright/test';
import { emailLink } from '../../src/chat/address.ts';
import { numbersOf } from '../../src/content/factory.ts';
import { networks } from '../../src/content/schema/site.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { digits, entries, expect, site, test } from '../helpers/fixtures.ts';
import { readQrCode } from '../helpers/qr-code.ts';

const numbers = numbersOf(site);
const { latitude, longitude } = site.coordinates;
const openMap = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

for (const locale of localeCodes) {
  const { layout, contact } = entries[locale];

  test(`${locale}: every way to reach the factory leads where it says`, {
    tag: '@content',
  }, async ({ page }) => {
    await page.goto(pathOf('contact', locale));
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const expectLink = async (within: 'main' | 'contentinfo', name: string, href: string) =>
      expect(
        page
          .getByRole(within)
          .getByRole('link', { name })
          .and(page.locator(`[href="${href}"]`)),
      ).toHaveCount(1);

    await test.step('the address leads to the map, and the card can be saved', async () => {
      await expectLink('main', site.city[locale], openMap);
      for (const within of ['main', 'contentinfo'] as const)
        await expect(page.getByRole(within)).toContainText(site.facts.street?.[locale] ?? '');
      await expectLink('main', contact.save, '/contact.vcf');
      await expect(page.locator('a[href$=".vcf"]')).toHaveAttribute('download');
    });
    await test.step('numbers, email and networks are linked in the page and in its footer', async () => {
      for (const within of ['main', 'contentinfo'] as const) {
        for (const { shown, dialed, label } of numbers) {
          const isNamed = within === 'contentinfo' && numbers.length > 1;
          const name = isNamed ? `${layout.labels[label]} ${shown}` : shown;
          await expectLink(within, name, `tel:${dialed}`);
        }
        await expectLink(within, site.email, emailLink(site.email));
        for (const network of networks) {
          const address = site.social[network];
          if (address) await expectLink(within, layout.social[network], address);
        }
      }
      const social = heading(layout.social.label);
      await expect(social).toHaveCount(Object.keys(site.social).length > 0 ? 2 : 0);
    });
    await test.step('each number stands beside what it is', async () => {
      for (const { shown, label } of numbers) {
        const name = heading(layout.labels[label]);
        const line = page.getByRole('main').locator('div').filter({ has: name }).last();
        await expect(line.getByRole('link', { name: shown })).toBeVisible();
      }
    });
    await test.step('the hours stand beside their name, and are no link', async () => {
      const { hours } = site.facts;
      const named = page.locator('div').filter({ has: heading(layout.labels.hours) });
      await expect(named.last()).toHaveText(hours ? layout.labels.hours + hours[locale] : []);
      if (!hours) return;
      const words = page.getByText(hours[locale], { exact: true });
      await expect(words).not.toHaveCSS('text-decoration-line', 'underline');
    });
    await test.step('in a wide window, the name of each way stands beside it', async () => {
      const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
      const name = await boxOf(heading(layout.labels.email));
      const address = await boxOf(page.getByRole('main').getByRole('link', { name: site.email }));
      expect(address.y).toBeLessThan(name.y + name.height);
    });
    await test.step('numbers and the email are read from left to right', async () => {
      for (const text of [...numbers.map(({ shown }) => shown), site.email]) {
        const runs = page.getByText(text, { exact: true });
        await expect(runs).toHaveCount(2);
        for (const run of await runs.all()) {
          await expect(run).toHaveCSS('direction', 'ltr');
          await expect(run).toHaveCSS('unicode-bidi', 'isolate');
        }
      }
    });
    await test.step('a phone number can be selected and copied', async () => {
      const { shown, label } = numbers[0] as (typeof numbers)[number];
      const link = page.getByRole('main').getByRole('link', { name: shown, exact: true });
      await expect(link).toHaveCSS('user-select', 'auto');
      // A finger begins beside the link, at its heading, and draws the selection over it.
      const copied = await link.evaluate((element) => {
        const row = element.closest('section > div') as Element;
        getSelection()?.selectAllChildren(row);
        return `${getSelection()}`;
      });
      expect(copied).toContain(layout.labels[label]);
      expect(copied).toContain(shown);
    });
    await test.step("a phone can read the chat's QR code in wide windows, also in forced colors", async () => {
      const code = page.getByRole('img', { name: layout.chat.qrCode.label });
      expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);
      // 3 cm, at the 96 px of CSS to the inch.
      expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual((3 / 2.54) * 96);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(code).toBeHidden();
    });
  });
}
