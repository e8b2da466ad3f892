import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { pages } from '../../src/page-table.ts';
import { addButton, type Chosen, choosable, trayOf } from '../helpers/choice.ts';
import { digits, entries, expect, holdRoute, mobile, test } from '../helpers/fixtures.ts';
import { hasStyles } from '../helpers/mockup.ts';
import { expectCode, readQrCode } from '../helpers/qr-code.ts';

const hasLabel = localeCodes.every((locale) => entries[locale].home.brandLabel);

test.skip(!hasLabel, 'home has no label');

const fieldIn = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: `${entries[locale].home.brandLabel?.field}`, exact: true });

/** What each chat link of a page says. */
const messagesIn = (page: Page) =>
  page
    .locator(`a[href^="https://wa.me/${digits}"]`)
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ href }) => `${new URL(href).searchParams.get('text')}`),
    );

const lineOf = (locale: Locale, brand: string) =>
  entries[locale].catalog.choice.brand.replace('{brand}', () => `\u2068${brand}\u2069`);

test('the name on the label is in the messages of every page in both languages, in no address, and can be taken out', async ({
  page,
}) => {
  await page.setViewportSize(mobile.viewport);
  await page.goto(pathOf('home', 'ar'), { waitUntil: 'networkidle' });
  // Pasted with a mark that would turn other letters around.
  await fieldIn(page, 'ar').fill('\u202eZoë & ياسمين');
  const [style] = choosable('ar');
  for (const locale of localeCodes) {
    for (const name of pages) {
      if (name !== 'home' || locale !== 'ar') await page.goto(pathOf(name, locale));
      const says = async (text: string) =>
        (await messagesIn(page)).filter((said) => !said.includes(text));
      await expect.poll(() => says(`\n${lineOf(locale, 'Zoë & ياسمين')}`)).toEqual([]);
      expect(decodeURIComponent(page.url())).not.toContain('Zo');
    }
  }
  await test.step('the message that is shown ends with it, after what is chosen', async () => {
    await page.goto(pathOf('catalog', 'ar'));
    await addButton(page, 'ar', style as NonNullable<typeof style>).click();
    await expect(trayOf(page, 'ar', 1)).toBeVisible();
    await page.goto(pathOf('start-project', 'ar'));
    const message = page.locator('[data-message]');
    await expect(message).toContainText(`${style?.name}`);
    expect((await message.textContent())?.split('\n').at(-1)).toBe(lineOf('ar', 'Zoë & ياسمين'));
  });
  const { removeBrand } = entries.ar.catalog.choice;
  await page.getByRole('button', { name: removeBrand, exact: true }).click();
  await expect(page.locator('[data-message]')).not.toContainText('Zoë');
  await expect(page.locator('a[data-chat="counts"]')).toBeFocused();
  await page.goto(pathOf('home', 'ar'), { waitUntil: 'networkidle' });
  await expect(fieldIn(page, 'ar')).toHaveValue('');
});

/** A name, and whether the font of a page in a language lacks letters of it. */
const names: [locale: Locale, name: string, lacksLetters: boolean][] = [
  ['ar', 'ياسمين', false],
  ['ar', 'QUARTZ', false],
  ['ar', 'Zoë', true],
  ['en', 'Quartz & Jay', false],
  ['en', 'گلنار ڤانيلا', true],
  ['en', 'Şık Çizgi', true],
];

for (const [index, [locale, name, lacksLetters]] of names.entries()) {
  test(`${locale}: ${name} is on the label as the typeface draws it, and ${lacksLetters ? 'its letters are' : 'nothing is'} fetched for it`, {
    tag: index > 2 ? '@full' : [],
  }, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(pathOf('home', locale), { waitUntil: 'networkidle' });
    const field = fieldIn(page, locale);
    await field.scrollIntoViewIfNeeded();
    expect(fonts).toHaveLength(1);
    await field.fill(name);
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toHaveLength(lacksLetters ? 2 : 1);
    const shown = await field.screenshot();
    const typeface = readFileSync('src/fonts/typeface.ttf', 'base64');
    await field.evaluate(async (element, encoded) => {
      const bytes = Uint8Array.from(atob(encoded), (byte) => byte.charCodeAt(0));
      document.fonts.add(await new FontFace('whole', bytes, { weight: '400 700' }).load());
      element.style.fontFamily = 'whole';
    }, typeface);
    const [one, other] = await Promise.all(
      [shown, await field.screenshot()].map((picture) =>
        sharp(picture).greyscale().raw().toBuffer(),
      ),
    );
    const apart = [...(one as Buffer)].filter(
      (pixel, at) => Math.abs(pixel - Number(other?.[at])) > 48,
    );
    expect(apart.length).toBeLessThan(20);
  });
}

for (const locale of localeCodes)
  test(`${locale}: where the name is shown again, and where it is typed, no letter of it is from another font`, async ({
    page,
  }) => {
    await page.goto(pathOf('catalog', locale), { waitUntil: 'networkidle' });
    await addButton(page, locale, choosable(locale)[0] as Chosen).click();
    await page.goto(pathOf('start-project', locale));
    const label = entries[locale].catalog.choice.brand.replace('{brand}', '').trim();
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill('QUARTZ Jay گلنار');
    const client = await page.context().newCDPSession(page);
    await client.send('DOM.enable');
    await client.send('CSS.enable');
    const { root } = await client.send('DOM.getDocument');
    for (const selector of ['[data-message]', '[data-brand]', '[name="brand"]']) {
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const foreign = async () => {
        const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
        return fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => familyName);
      };
      await expect(page.locator(selector).first()).toBeAttached();
      await expect.poll(foreign, { message: selector }).toEqual([]);
    }
  });

test('names of 1 to 24 letters are never cut, and none is larger than a shorter one', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pathOf('home', 'en'), { waitUntil: 'networkidle' });
    const field = fieldIn(page, 'en');
    let before = Number.POSITIVE_INFINITY;
    for (const length of [1, 6, 12, 24, 30]) {
      await field.fill('W'.repeat(length));
      const name = 'W'.repeat(Math.min(length, 24));
      await expect(field).toHaveValue(name);
      await expect
        .poll(() => field.evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBe(0);
      const size = await field.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect(size).toBeLessThanOrEqual(before);
      before = size;
    }
    // The widest of all names still fills the label.
    expect(before).toBeGreaterThan(width / 100);
  }
});

test('the feet of Arabic letters are whole', async ({ page }) => {
  await page.goto(pathOf('home', 'ar'), { waitUntil: 'networkidle' });
  const field = fieldIn(page, 'ar');
  await field.fill('مجيد وحسين');
  await field.blur();
  const height = await field.evaluate(async (input: HTMLInputElement) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(input);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(input.value);
    return actualBoundingBoxAscent + actualBoundingBoxDescent;
  });
  const picture = sharp(await field.screenshot())
    .greyscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, y) =>
    data.subarray(y * info.width, (y + 1) * info.width),
  );
  const inked = rows.filter((row) => row.some((pixel) => pixel < 90));
  expect(Math.abs(inked.length - height)).toBeLessThan(3);
});

test('what is typed stays as it is typed, also before the script is there', async ({ page }) => {
  const answer = await holdRoute(page, '/chat/*.json');
  await page.goto(pathOf('home', 'en'));
  const field = fieldIn(page, 'en');
  const { label } = entries.en.layout.chat.qrCode;
  const code = page.getByRole('img', { name: label, exact: true });
  expect(await readQrCode(code)).not.toContain('text');
  await field.fill('  Zoë  &');
  answer();
  await expect
    .poll(() => messagesIn(page))
    .toContainEqual(expect.stringContaining(lineOf('en', 'Zoë &')));
  await expect(field).toHaveValue('  Zoë  &');
  await expectCode(code, `${(await messagesIn(page))[0]}`);
  await field.press('End');
  await field.pressSequentially('  Co');
  await expect
    .poll(() => messagesIn(page))
    .toContainEqual(expect.stringContaining(lineOf('en', 'Zoë & Co')));
  await expect(field).toHaveValue('  Zoë  &  Co');
});

test('its button shows the name on a garment', async ({ page }) => {
  if (!hasStyles) return;
  const { brandLabel } = entries.ar.home;
  await page.setViewportSize(mobile.viewport);
  await page.goto(pathOf('home', 'ar'), { waitUntil: 'networkidle' });
  const open = page.getByRole('button', { name: `${brandLabel?.open}`, exact: true });
  const dialog = page.getByRole('dialog');
  const drawn = async () => {
    await expect(dialog.getByRole('img').first()).toHaveJSProperty('complete', true);
    return dialog
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png'));
  };
  await open.click();
  await expect(dialog).toBeVisible();
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(100_000);
  const blank = await drawn();
  await dialog.getByRole('button', { name: entries.ar.catalog.mockup.close, exact: true }).click();
  await fieldIn(page, 'ar').fill('ياسمين');
  await fieldIn(page, 'ar').press('Enter');
  await expect.poll(async () => (await drawn()) === blank).toBe(false);
  await expect(dialog.getByRole('slider', { name: entries.ar.catalog.mockup.size })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the label can be played with', async ({ page }) => {
    await page.goto(pathOf('home', 'en'));
    await fieldIn(page, 'en').fill('Yasmine');
    await expect(fieldIn(page, 'en')).toHaveValue('Yasmine');
    await expect(fieldIn(page, 'en')).toBeInViewport();
  });
});
