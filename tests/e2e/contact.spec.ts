import type { Locator, Route } from '@playwright/test';
import { dialed } from '../../src/content/schema/phone-number.ts';
import { networks, numbersOf, purposeOf } from '../../src/content/schema/site.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { readQrCode } from './qr-code.ts';
import { digits, entries, expect, phone, site, test } from './test.ts';

const numbers = numbersOf(site);
const { latitude, longitude } = site.coordinates;
/** How Google may answer, which no test asks. */
const answers = {
  answered: (route) => route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' }),
  refused: (route) => route.fulfill({ headers: { 'X-Frame-Options': 'DENY' }, body: 'A map' }),
  blocked: (route) => route.abort('blockedbyclient'),
  'while it is on its way': () => undefined,
} satisfies Record<string, (route: Route) => unknown>;
const openMap = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;

for (const locale of localeCodes) {
  const { layout, contact } = entries[locale];

  test(`${locale}: every way to reach the factory leads where it says`, async ({ page }) => {
    await page.goto(pathOf('contact', locale));
    const expectLink = async (within: 'main' | 'contentinfo', name: string, href: string) =>
      expect(
        page
          .getByRole(within)
          .getByRole('link', { name })
          .and(page.locator(`[href="${href}"]`)),
      ).toHaveCount(1);
    await expectLink('main', site.city[locale], openMap);
    const { street, hours } = site.facts;
    for (const within of ['main', 'contentinfo'] as const) {
      await expect(page.getByRole(within)).toContainText(street?.[locale] ?? '');
    }
    const open = page.getByRole('heading', { name: layout.labels.hours, exact: true });
    await expect(page.locator('div').filter({ has: open }).last()).toHaveText(
      hours ? layout.labels.hours + hours[locale] : [],
    );
    await expectLink('main', contact.save, '/contact.vcf');
    await expect(page.locator('a[href$=".vcf"]')).toHaveAttribute('download');
    for (const within of ['main', 'contentinfo'] as const) {
      for (const number of numbers) {
        const isNamed = within === 'contentinfo' && numbers.length > 1;
        const name = isNamed ? `${layout.labels[purposeOf(number, site)]} ${number}` : number;
        await expectLink(within, name, `tel:${dialed(number)}`);
      }
      await expectLink(within, site.email, `mailto:${site.email}`);
      for (const network of networks) {
        const address = site.social[network];
        if (address) await expectLink(within, layout.social[network], address);
      }
    }
    // Each number stands beside what it is, and the hours are no link.
    for (const number of numbers) {
      const label = layout.labels[purposeOf(number, site)];
      const name = page.getByRole('heading', { name: label, exact: true });
      const line = page.getByRole('main').locator('div').filter({ has: name }).last();
      await expect(line.getByRole('link', { name: number })).toBeVisible();
    }
    if (hours) {
      await expect(page.getByText(hours[locale], { exact: true })).not.toHaveCSS(
        'text-decoration-line',
        'underline',
      );
    }
    // On a desk the name of each way stands beside it.
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const name = await boxOf(page.getByRole('heading', { name: layout.labels.email, exact: true }));
    const address = await boxOf(page.getByRole('main').getByRole('link', { name: site.email }));
    expect(address.y).toBeLessThan(name.y + name.height);
    for (const text of [...numbers, site.email]) {
      const runs = page.getByText(text, { exact: true });
      await expect(runs).toHaveCount(2);
      for (const run of await runs.all()) {
        await expect(run).toHaveCSS('direction', 'ltr');
        await expect(run).toHaveCSS('unicode-bidi', 'isolate');
      }
    }
  });
}

test('in a phone’s footer a long email breaks after its @', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('contact', 'en'));
  const link = page.getByRole('contentinfo').getByRole('link', { name: site.email });
  await link.scrollIntoViewIfNeeded();
  const tops = await link.locator('bdi').evaluate((email) => {
    const words = ['sales@', 'nasimmedical.', 'com'];
    email.replaceChildren(...words.flatMap((word) => [word, document.createElement('wbr')]));
    return [...email.childNodes]
      .filter((part) => part.nodeValue)
      .map((part) => {
        const range = document.createRange();
        range.selectNode(part);
        return range.getBoundingClientRect().top;
      });
  });
  const [name = 0, domain = 0, end] = tops;
  expect(domain).toBeGreaterThan(name);
  expect(end).toBe(domain);
});

for (const { width, height } of [phone.viewport, { width: 1280, height: 800 }]) {
  test(`the map is asked for after the largest paint, in a window of ${width} px`, async ({
    page,
  }) => {
    await page.route('https://www.google.com/maps**', answers.answered);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('google')) asked.push(request.url());
    });
    await page.setViewportSize({ width, height });
    // The browser paints, and the page's own timers stand still.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto(pathOf('contact', 'en'));
    await page.evaluate(largestPaint);
    expect(asked).toEqual([]);
    await page.clock.runFor(1000);
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}

/** Waits until the largest of what is first in the window has been painted; runs in the page. */
function largestPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(resolve);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

for (const [name, locale] of [
  ['home', 'ar'],
  ['contact', 'en'],
] as const) {
  const { map: words } = entries[locale].layout;

  test(`${name} frames the map, asked for only when it is near`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
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
      // What was skipped has its height only now, and may have pushed the map away.
      await map.scrollIntoViewIfNeeded();
      expect(asked.at(1)).toBe(src);
    }).toPass();
    const { width = 0, height = 1 } = (await map.boundingBox()) ?? {};
    expect(width / height).toBeGreaterThanOrEqual(1.5);
  });

  for (const [answer, respond] of Object.entries(answers)) {
    test(`${name}: ${answer}, a map lies over its ground only if it is there, and nothing moves`, async ({
      page,
      problems,
    }) => {
      await page.route('https://www.google.com/maps**', respond);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(pathOf(name, locale));
      const map = page.locator('iframe');
      const ground = page.getByText(`${latitude}, ${longitude}`, { exact: true });
      await expect(ground).toBeVisible();
      const place = page.locator('p').filter({ has: ground });
      await expect(place).toContainText(site.city[locale]);
      await expect(async () => {
        await map.scrollIntoViewIfNeeded();
        // Until the frame has an answer, its document is an empty one of the page's own.
        const hasAnswer = await map.evaluate((frame: HTMLIFrameElement) => !frame.contentDocument);
        expect(hasAnswer).toBe(answer !== 'while it is on its way');
        await expect(page.locator('iframe + object')).toHaveCount(0);
      }).toPass();
      await expect(map).toBeVisible({ visible: answer === 'answered' });
      const before = await place.boundingBox();
      expect(await map.boundingBox()).toEqual(before);
      // The pin's end is where that of the map is, in the middle.
      const pin = await place.locator('svg').boundingBox();
      const end = (pin?.y ?? 0) + (pin?.height ?? 0);
      expect(Math.abs(end - (before?.y ?? 0) - (before?.height ?? 0) / 2)).toBeLessThan(10);
      await page.emulateMedia({ media: 'print' });
      await expect(map).toBeHidden();
      await expect(ground).toBeVisible();
      if (answer === 'refused') problems.splice(0);
    });
  }
}

for (const [name, locale] of [
  ['start-project', 'ar'],
  ['contact', 'en'],
] as const) {
  test(`${name}: a phone reads the chat's address from wide screens, in any colors`, async ({
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
