import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { numbersOf } from '../../src/content/phone-numbers.ts';
import { pieceFacts } from '../../src/content/schema.ts';
import { figureNames, figureOf } from '../../src/content/site.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { readQrCode } from '../e2e/qr-code.ts';
import { digits, entries, expect, site, test } from '../e2e/test.ts';

/**
 * A text by its letters alone. A PDF draws Arabic as the eye meets it, from left to right, and what
 * reads it back puts the letters of a ligature, and marks, in another order.
 */
const letters = (text: string) => [...text.replace(/[\s\p{C}]/gu, '')].sort().join('');

/** The same, but for the letters that bear a mark: a PDF may not say which letter that is. */
const lettersWithoutMark = (text: string) => letters(text.replace(/\p{L}(?=\p{M})/gu, ''));

/** The texts of a sheet, one for each text of the page. */
async function textsOf(sheet: PDFPageProxy): Promise<string[]> {
  const { items } = await sheet.getTextContent({ includeMarkedContent: true });
  const parts = new Map<string, string>();
  let part = '';
  for (const item of items) {
    if ('id' in item) part = item.id ?? part;
    else if ('str' in item) parts.set(part, `${parts.get(part) ?? ''}${item.str}`);
  }
  return [...parts.values()].map(letters);
}

for (const locale of localeCodes) {
  const words = entries[locale];
  const { catalog } = words;

  test(`${locale}: the catalog is printed on one sheet of A4`, async ({ page }) => {
    await page.goto(pathOf('catalog', locale), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    // Tagged, so that its texts can be told apart.
    const data = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    const file = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
    expect(file.numPages).toBe(1);
    const sheet = await file.getPage(1);
    // In points, 72 to the inch; browsers round to their own pixels.
    const [, , width = 0, height = 0] = sheet.view;
    expect(Math.abs(width - (210 / 25.4) * 72)).toBeLessThan(1);
    expect(Math.abs(height - (297 / 25.4) * 72)).toBeLessThan(1);

    // All of this and nothing else: no header, no footer, no buttons.
    const expected = [
      catalog.heading,
      catalog.intro,
      ...catalog.products.flatMap((product) => [
        product.name,
        ...pieceFacts.flatMap((name) => {
          const units: Record<string, string> = catalog.details.units;
          const fact = product[name] && `${product[name]}`;
          return fact ? (units[name]?.replace('{number}', fact) ?? fact) : [];
        }),
      ]),
      catalog.categories.heading,
      ...catalog.categories.items.map(({ name }) => name),
      ...figureNames.flatMap((name) => {
        const figure = figureOf(site, name);
        return figure ? [figure, words.layout.terms[name]] : [];
      }),
      words.layout.chat.code.text,
      site.name[locale],
      site.city[locale],
      ...numbersOf(site),
      site.email,
      new URL(site.url).host,
    ];
    const texts = await textsOf(sheet);
    expect(texts).toHaveLength(expected.length);
    for (const text of expected) {
      const either = [letters(text), lettersWithoutMark(text)];
      expect(
        texts.filter((found) => either.includes(found)),
        text,
      ).toHaveLength(1);
    }

    const { fnArray, argsArray } = await sheet.getOperatorList();
    const drawn = (operation: number) => argsArray.filter((_, at) => fnArray[at] === operation);
    const pictures = drawn(OPS.paintImageXObject);
    expect(pictures).toHaveLength(catalog.products.length);
    // Each is some 56 mm wide: at 480 pixels that is over 200 to the inch.
    for (const [, pixels] of pictures) expect(pixels).toBeGreaterThanOrEqual(480);
    // Our variable font goes into a PDF as drawings (Type 3); the device's own would go in as it is.
    for (const [font] of drawn(OPS.setFont)) {
      expect(sheet.commonObjs.get(font).isType3Font).toBe(true);
    }

    await page.emulateMedia({ media: 'print' });
    const code = page.getByRole('img', { name: words.layout.chat.code.label });
    expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);
  });
}

for (const { path } of everyPage) {
  test(`${path} prints its headings at once, and nothing wider than the sheet`, async ({
    page,
  }) => {
    // Whoever prints as soon as the page has loaded: no animation has gone on yet.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.locator('main :is(h2, h3)').all()) {
      await expect(heading).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(794);
  });
}
