import type { Page } from '@playwright/test';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes } from '../../src/language.ts';
import { common } from '../site.ts';
import { decode } from './decode.ts';
import { expect, test } from './test.ts';

/** The page as it prints; tagged, so that its texts can be told apart. */
async function print(page: Page) {
  await page.waitForLoadState('networkidle');
  const data = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  return getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
}

/**
 * A text by its letters alone. A PDF draws Arabic as the eye meets it, from left to right, and what
 * reads it back puts the letters of a ligature, and marks, in another order.
 */
const letters = (text: string) => [...text.replace(/[\s\p{C}]/gu, '')].sort().join('');

/** The same, but for the letters that bear a mark: a PDF may not say which letter that is. */
const lettersWithoutMark = (text: string) => letters(text.replace(/\p{L}(?=\p{M})/gu, ''));

/** The texts of a sheet, one for each text of the page. */
async function texts(sheet: PDFPageProxy): Promise<string[]> {
  const { items } = await sheet.getTextContent({ includeMarkedContent: true });
  const parts = new Map<string, string>();
  let part = '';
  for (const item of items) {
    if ('id' in item) part = item.id ?? part;
    else if ('str' in item) parts.set(part, `${parts.get(part) ?? ''}${item.str}`);
  }
  return [...parts.values()];
}

/** What a sheet draws: the glyphs of each character in each font, and the widths of its pictures. */
async function drawn(sheet: PDFPageProxy) {
  const { fnArray, argsArray } = await sheet.getOperatorList();
  const pictures: number[] = [];
  const fonts = new Set<string>();
  let font = '';
  const forms = new Map<string, Set<string>>();
  fnArray.forEach((operation, index) => {
    const [first, second] = argsArray[index] ?? [];
    if (operation === OPS.paintImageXObject) pictures.push(second);
    if (operation === OPS.setFont) {
      font = first;
      fonts.add(font);
    }
    if (operation !== OPS.showText) return;
    for (const glyph of first.filter((glyph: unknown) => typeof glyph === 'object')) {
      const key = `${font} ${glyph.unicode}`;
      forms.set(key, (forms.get(key) ?? new Set()).add(glyph.operatorListId));
    }
  });
  return { pictures, fonts, forms };
}

for (const language of languageCodes) {
  const { words, identity } = common[language];
  const content = readContent('catalog', language);
  const address = addressOf('catalog', language);

  test.describe(`${address}, printed`, () => {
    test('is one page of A4 with six photographs', async ({ page }) => {
      await page.goto(address);
      const sheets = await print(page);
      expect(sheets.numPages).toBe(1);
      const sheet = await sheets.getPage(1);
      const [, , width, height] = sheet.view as [number, number, number, number];
      // In points, 72 to the inch; browsers round to their own pixels.
      expect(Math.abs(width - (210 / 25.4) * 72)).toBeLessThan(1);
      expect(Math.abs(height - (297 / 25.4) * 72)).toBeLessThan(1);
      const { pictures } = await drawn(sheet);
      expect(pictures).toHaveLength(content.products.length);
      // Each stands some 56 mm wide: at 480 pixels that is over 200 to the inch.
      for (const pixels of pictures) expect(pixels).toBeGreaterThanOrEqual(480);
    });

    test('says what it has to, and nothing of the header, the footer and the buttons', async ({
      page,
    }) => {
      await page.goto(address);
      const sheet = await (await print(page)).getPage(1);
      const expected = [
        content.heading,
        content.intro,
        ...content.products.map(({ name }) => name),
        content.categories.heading,
        ...content.categories.items.map(({ name }) => name),
        ...words.facts.flatMap(({ numeral, text }) => [numeral, text]),
        words.chat.code.text,
        identity.name[language],
        identity.city[language],
        identity.phone,
        identity.email,
        new URL(identity.address).host,
      ];
      const found = (await texts(sheet)).map(letters);
      for (const text of expected) {
        const either = [letters(text), lettersWithoutMark(text)];
        expect(
          found.filter((part) => either.includes(part)),
          text,
        ).toHaveLength(1);
      }
      expect(found).toHaveLength(expected.length);
    });

    test('is set in Alexandria', async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const sheet = await (await print(page)).getPage(1);
      const { fonts } = await drawn(sheet);
      expect(fonts.size).toBeGreaterThan(0);
      // A variable font goes into a PDF as drawings (Type 3); the device's own would go in as they are.
      for (const font of fonts) expect(sheet.commonObjs.get(font).isType3Font).toBe(true);
    });

    test('has a code that a phone reads', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(address);
      const code = page.getByRole('img', { name: words.chat.code.label });
      expect(await decode(code)).toBe(`https://wa.me/${identity.phone.replace(/\D/g, '')}`);
      const box = await code.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual((3 / 2.54) * 96);
    });
  });
}

test('the Arabic of the printed catalog is joined', async ({ page }) => {
  await page.goto(addressOf('catalog', 'ar'));
  const { forms } = await drawn(await (await print(page)).getPage(1));
  // Begun, continued, ended or alone: the same letter is drawn in its several forms.
  for (const letter of ['ت', 'ب', 'م', 'ي']) {
    const most = [...forms].map(([key, glyphs]) => (key.endsWith(` ${letter}`) ? glyphs.size : 0));
    expect(Math.max(...most), letter).toBeGreaterThanOrEqual(3);
  }
  expect([...forms.keys()].some((key) => key.endsWith(' لا'))).toBe(true);
});
