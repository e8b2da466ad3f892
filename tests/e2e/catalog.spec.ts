import { domainToUnicode } from 'node:url';
import type { Page } from '@playwright/test';
import { shownTerm } from '../../src/content/factory.ts';
import { detailNames } from '../../src/content/schema/pages.ts';
import { termNames } from '../../src/content/schema/site.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { unitOf } from '../../src/i18n/units.ts';
import { type CatalogStyle, counted, orderOf } from '../helpers/choice.ts';
import { digits, entries, expect, mobile, site, test } from '../helpers/fixtures.ts';
import { findStretchedImages } from '../helpers/page-checks.ts';
import { readQrCode } from '../helpers/qr-code.ts';

/** Expects that a page shows these styles, each with its photograph, its name and a link to order it. */
async function expectStyles(page: Page, locale: Locale, styles: CatalogStyle[]) {
  const start = `${pathOf('start-project', locale)}#product-`;
  const main = page.getByRole('main');
  const items = main.getByRole('listitem').filter({ has: page.locator(`[href^="${start}"]`) });
  await expect(items).toContainText(styles.map(({ name }) => name));
  await expect(items).toHaveCount(styles.length);
  for (const style of styles) {
    const link = orderOf(page, locale, style);
    await expect(link).toHaveAttribute('href', start + style.id);
    const { alt } = style.photo;
    const image = items.filter({ has: link }).getByRole('img', { name: alt, exact: true });
    await expect(image).toBeVisible();
  }
}

test('home shows the first four styles', { tag: '@content' }, async ({ page }) => {
  await page.goto(pathOf('home', 'ar'));
  await expectStyles(page, 'ar', entries.ar.catalog.styles.slice(0, 4));
});

test("a style's details open to its facts and photographs, and paper has the facts", {
  tag: '@content',
}, async ({ page }) => {
  const { styles, choice, details: labels } = entries.ar.catalog;
  await page.goto(pathOf('catalog', 'ar'));
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('dd');
  await expect(printed.filter({ visible: true })).toHaveCount(await printed.count());
  await expect(page.locator('details').getByRole('img')).toHaveCount(0);
  await page.emulateMedia({ media: null });
  // What is right for as many is right for all.
  for (const { name, photos = [], ...style } of styles.slice(0, 6)) {
    const filled = detailNames.filter((fact) => style[fact]);
    const details = page.getByRole('group', { name, exact: true });
    await expect(details).toHaveCount(filled.length + photos.length > 0 ? 1 : 0);
    for (const fact of filled) {
      const row = details.locator('div', { has: page.getByText(labels[fact], { exact: true }) });
      const unit = Object(labels.units)[fact] ?? '{number}';
      const told =
        fact === 'minimum'
          ? counted('ar', unitOf(style, choice, 'ar').pieceCounts, Number(style.minimum))
          : unit.replace('{number}', `${style[fact]}`);
      await expect(row).toContainText(told);
      await expect(row).toBeHidden();
    }
    if (await details.count()) {
      const summary = details.locator('summary');
      await expect(summary).toHaveAccessibleName(`${labels.open} ${name}`);
      await summary.click();
    }
    await expect(details.getByRole('term')).toHaveText(filled.map((fact) => labels[fact]));
    for (const { alt } of photos) {
      const image = details.getByRole('img', { name: alt, exact: true }).first();
      await image.scrollIntoViewIfNeeded();
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
});

test("the catalog has all styles, and is printed on one sheet with the terms and the chat's QR code", {
  tag: '@content',
}, async ({ page }) => {
  const { catalog, layout } = entries.en;
  await page.goto(pathOf('catalog', 'en'), { waitUntil: 'networkidle' });
  await expectStyles(page, 'en', catalog.styles);
  const code = page.locator('[data-printed]');
  // Whoever prints at once has it on paper: it does not wait until it is seen.
  await expect(code).not.toHaveJSProperty('naturalWidth', 0);
  await page.emulateMedia({ media: 'print' });
  const seen = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
  for (const name of termNames) {
    const { before, after } = layout.terms[name];
    const figure = `${before} ${shownTerm(site, name)} ${after}`;
    await expect(seen(figure)).toHaveCount(site[name] ? 1 : 0);
  }
  // A box for each style's number, in its unit.
  const asked = catalog.styles.map((style) => unitOf(style, catalog.choice, 'en').pieces);
  for (const label of new Set(asked)) {
    const boxes = seen(label);
    const number = asked.filter((other) => other === label).length;
    await expect(boxes).toHaveCount(site.quantities ? number : 0);
    const edges = await boxes.evaluateAll((all) =>
      all.map((label) => getComputedStyle(label, '::after').borderTop),
    );
    for (const edge of edges) expect(edge).toMatch(/^1px solid/);
  }
  expect(await page.evaluate(findStretchedImages)).toEqual([]);
  await expect(seen(layout.chat.qrCode.text)).toHaveCount(1);
  // As people write it: https://خيط.مصر is stored as https://xn--tgbs0d.xn--wgbh1c.
  await expect(seen(domainToUnicode(new URL(site.url).hostname))).toHaveCount(1);
  for (const text of [catalog.order, catalog.details.open, layout.footer.about]) {
    await expect(seen(text)).toHaveCount(0);
  }
  await expect(code).toHaveAccessibleName(layout.chat.qrCode.label);
  expect(await readQrCode(code)).toBe(`https://wa.me/${digits}`);

  await page.emulateMedia({ media: null });
  const list = page.getByRole('main').getByRole('list').first();
  const hasFacts = (await list.locator('dl').count()) > 0;
  // The most of the usual way to arrange them, and the least of that where the photographs get smaller.
  for (const count of hasFacts ? [10, 6] : [12, 7]) {
    await list.evaluate(setLength, count);
    const pdf = await printedPage(page);
    // The longest facts take another page.
    expect([1, hasFacts ? 2 : 1], `${count}`).toContain(sheetsOf(pdf));
    // A4, in points; browsers round to their own pixels.
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\S* 84[12]\S*\]/);
    // The stitch is drawn into a picture as well, but has no color profile; a small one is a logo.
    const pictures = pdf.match(/\/Subtype \/Image\s*\/Width \d{3}[^>]*\/ICCBased/g) ?? [];
    const photographs = new Set(catalog.styles.slice(0, count).map(({ photo }) => photo.name));
    expect(pictures).toHaveLength(photographs.size);
  }
});

/** Makes a list as long as a count; runs in the page. */
function setLength(list: Element, count: number) {
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(list.children[0]?.cloneNode(true) ?? '');
}

/** A page as a PDF. */
const printedPage = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1');

/** How many sheets a PDF has. */
const sheetsOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length;

test.describe('on a phone', () => {
  test.use(mobile);

  test('a tap on the photograph orders, and one on its last button adds', async ({ page }) => {
    const [style] = entries.ar.catalog.styles as [CatalogStyle];
    await page.goto(pathOf('catalog', 'ar'));
    const item = page.getByRole('listitem').filter({ has: orderOf(page, 'ar', style) });
    const add = item.getByRole('button').last();
    await expect(add).toBeVisible();
    await add.tap();
    await expect(add).toHaveAttribute('data-chosen', 'true');
    await expect(item.getByText(entries.ar.catalog.order, { exact: true })).toBeInViewport();
    await item.getByRole('img').first().tap({ force: true });
    await expect(page).toHaveURL(
      new RegExp(`${pathOf('start-project', 'ar')}#product-${style.id}`),
    );
  });
});
