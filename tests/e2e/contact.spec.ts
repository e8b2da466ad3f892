import type { Locator } from '@playwright/test';
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
        await expectLink(within, site.email, `mailto:${site.email}`);
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
  });
}

test('a phone number can be selected and copied', async ({ page }) => {
  await page.goto(pathOf('contact', 'ar'));
  const { shown, label } = numbers[0] as (typeof numbers)[number];
  const link = page.getByRole('main').getByRole('link', { name: shown, exact: true });
  await expect(link).toHaveCSS('user-select', 'auto');
  // A finger begins beside the link, at its heading, and draws the selection over it.
  const copied = await link.evaluate((element) => {
    const row = element.closest('section > div') as Element;
    getSelection()?.selectAllChildren(row);
    return `${getSelection()}`;
  });
  expect(copied).toContain(entries.ar.layout.labels[label]);
  expect(copied).toContain(shown);
});

test('in a phone’s footer a long email address breaks after its @', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('contact', 'en'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: site.email });
  await link.scrollIntoViewIfNeeded();
  const tops = await link.locator('bdi').evaluate((email) => {
    // Its parts as served, with other words in them.
    const words = ['wholesale@', 'khaytfactory.', 'example'];
    const parts = [...email.childNodes].filter((part) => part.nodeValue);
    for (const [index, part] of parts.entries()) part.nodeValue = words[index] ?? '';
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNode(part);
      return range.getBoundingClientRect().top;
    });
  });
  const [name = 0, domain = 0, end] = tops;
  expect(domain).toBeGreaterThan(name);
  expect(end).toBe(domain);
});

for (const [name, locale] of [
  ['home', 'ar'],
  ['contact', 'en'],
] as const) {
  const { map: words } = entries[locale].layout;

  test(`${name}: the map is framed, and asked for only when it is near the window`, {
    tag: '@content',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.route('https://www.google.com/maps**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'A map' }),
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await page.goto(pathOf(name, locale));
    const map = page.locator('iframe');
    const src = `https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${locale}&output=embed`;
    await expect(map).toHaveAttribute('src', src);
    await expect(map).toHaveAttribute('title', words.title);
    if (name === 'home') {
      expect(asked).toHaveLength(1);
      await expect(page.getByRole('main').getByRole('link', { name: words.open })).toHaveAttribute(
        'href',
        openMap,
      );
    }
    await expect(async () => {
      // Skipped content gets its height only now, and may have pushed the map away.
      await map.scrollIntoViewIfNeeded();
      expect(asked.at(1)).toBe(src);
    }).toPass();
    await expect(map).toBeVisible();
    const { width = 0, height = 1 } = (await map.boundingBox()) ?? {};
    expect(width / height).toBeGreaterThanOrEqual(1.5);
    // What it lies over says where that is, and the pin's end is where that of the map is, in the middle.
    const coordinates = page.getByText(`${latitude}, ${longitude}`, { exact: true });
    const place = page.locator('p').filter({ has: coordinates });
    await expect(place).toContainText(site.city[locale]);
    await expect(coordinates).toHaveCSS('direction', 'ltr');
    const placeholder = await place.boundingBox();
    const pin = await place.locator('svg').boundingBox();
    const end = (pin?.y ?? 0) + (pin?.height ?? 0);
    expect(Math.abs(end - (placeholder?.y ?? 0) - (placeholder?.height ?? 0) / 2)).toBeLessThan(10);
  });
}

for (const [name, locale] of [
  ['start-project', 'ar'],
  ['contact', 'en'],
] as const) {
  test(`${name}: a phone can read the chat's QR code in wide windows, also in forced colors`, async ({
    page,
  }) => {
    const { label } = entries[locale].layout.chat.qrCode;
    // Once a page: an inner page has it where it ends.
    const code = page.getByRole('img', { name: label });
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto(pathOf(name, locale));
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
