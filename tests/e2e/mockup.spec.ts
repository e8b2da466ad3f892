import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  type Chosen,
  choosable,
  expectListed,
  expectMessage,
  hashOf,
  printLine,
} from '../helpers/choice.ts';
import { entries, expect, holdRoute, mobile, test } from '../helpers/fixtures.ts';
import {
  change,
  file,
  hasStyles,
  isRed,
  open,
  png,
  saved,
  stylesIn,
  svg,
} from '../helpers/mockup.ts';
import { expectNoViolations } from '../helpers/page-checks.ts';

/* What a visitor does to see a logo on a style, save and send it; the full suite has what is rarer. */

test.skip(!hasStyles, 'no style has a plain photograph');

test('each style with a plain photograph has a button once the message can take it in, and the mockup shows it first', async ({
  page,
}) => {
  const words = entries.ar.catalog.mockup;
  await page.setViewportSize(mobile.viewport);
  const answer = await holdRoute(page, '/chat/ar.json');
  await page.goto(pathOf('catalog', 'ar'));
  const openers = page.getByRole('button', { name: words.open, exact: true });
  await expect(page.locator('[data-mockup]').first()).toBeHidden();
  answer();
  const styles = stylesIn('ar');
  await expect(openers).toHaveCount(styles.length);
  for (const [index, { name }] of styles.entries())
    await expect(openers.nth(index)).toHaveAccessibleDescription(name);
  const dialog = page.getByRole('dialog', { name: words.open, exact: true });
  const row = dialog.getByRole('list', { name: words.styleRow, exact: true });
  for (const index of [styles.length - 1, 0]) {
    await openers.nth(index).click();
    const chosen = row.getByRole('button', { name: `${styles[index]?.name}`, exact: true });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(row.getByRole('button')).toHaveCount(styles.length);
    await dialog.getByRole('button', { name: words.close, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await test.step('before a logo is chosen, it says what to do, and axe finds nothing', async () => {
    await openers.first().click();
    for (const text of [words.choose, words.private])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    // A phone then offers photographs, and no other files.
    await expect(dialog.locator('input[type="file"]')).toHaveAttribute('accept', 'image/*');
    await expectNoViolations(page, ['color-contrast', 'target-size']);
  });
});

test('a failure is told of, and the next press opens it; a logo is placed by keyboard and saved, and its chat names the style', async ({
  page,
  errors,
}) => {
  const { mockup: words } = entries.en.catalog;
  const script = /\/_astro\/(open|client)/;
  const opener = page.getByRole('button', { name: words.open, exact: true }).first();
  const path = pathOf('catalog', 'en');
  const fetched: (string | null)[] = [];
  await page.route(script, async (route) => {
    fetched.push(await opener.getAttribute('aria-busy'));
    await (fetched.length === 1 ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(opener).toBeVisible();
  expect(fetched).toEqual([]);
  await opener.click();
  const failed = page.getByRole('alert').filter({ hasText: words.failed });
  await expect(failed).toBeInViewport({ ratio: 1 });
  await expect(opener).not.toHaveAttribute('aria-busy');
  // Chromium also warns of words that were fetched and waited for the script.
  const lost = errors.splice(0).filter((error) => !error.includes('preloaded'));
  expect(lost).toEqual([expect.stringContaining('503')]);

  const opened = await open(page, 'en', null);
  const { words: all, dialog, button, slider, stage, chooser, status, save, attach } = opened;
  await expect(failed).toBeHidden();
  expect(new Set(fetched)).toEqual(new Set(['true']));
  await change(opened, () => chooser.setInputFiles(file(png)));
  for (const text of [words.chooseOther, words.confirm])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  // The same file may be chosen again.
  await expect(chooser).toHaveValue('');
  // Where the browser cannot hand a picture on, no button says so.
  const canShare = await page.evaluate(() => 'canShare' in navigator);
  await expect(button(words.send)).toHaveCount(canShare ? 1 : 0);
  await expect(stage).toHaveAccessibleName(words.stage);
  const { chest, heart } = words.places;
  await button(heart).press('Enter');
  await expect(button(heart)).toHaveAttribute('aria-pressed', 'true');
  await expect(button(chest)).toHaveAttribute('aria-pressed', 'false');
  const before = await opened.told();
  for (const [name, key, part, step] of [
    [all.across, 'ArrowLeft', 'x', -1],
    [all.down, 'ArrowDown', 'y', 1],
  ] as const) {
    await slider(name).press(key);
    await expect.poll(async () => (await opened.told())[part] - before[part]).toBe(step);
  }
  await test.step('what is saved shows the logo where it is, and the chat names the style', async () => {
    await change(opened, () => button(chest).click());
    const { at, bytes } = await saved(page, opened);
    expect(isRed(await at(0.5, 0.05))).toBe(true);
    await expect(status).toHaveText(words.saved);
    // A browser within an app may save nothing: the same picture is there to be held down, as large as there is room.
    const shown = dialog.locator('img[src^="data:image/jpeg"]');
    await expect(shown).toBeVisible();
    const [, encoded = ''] = `${await shown.getAttribute('src')}`.split(',');
    expect(Buffer.from(encoded, 'base64').equals(bytes)).toBe(true);
    const [width, room] = await shown.evaluate((image: HTMLElement) => [
      image.clientWidth,
      image.parentElement?.clientWidth ?? 0,
    ]);
    expect(Number(width)).toBeGreaterThan(0.8 * Number(room));
    const { searchParams } = new URL(`${await attach.getAttribute('href')}`);
    expect(searchParams.get('text')).toContain(stylesIn('en')[0]?.name);
    await expectNoViolations(page);
    await button(all.edit).click();
    await expect(shown).toBeHidden();
    await expect(save).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a mockup is sent where the browser can, cancelled without a word, and refused with one; Back closes it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files, text } = {}) => {
      const { shared, answer } = window as unknown as { shared: unknown[]; answer: string };
      shared.push(files?.[0]?.type, text);
      if (answer) throw new DOMException('', answer);
    };
  });
  // What is chosen already, and comes by a link.
  const last = choosable('ar').at(-1) as Chosen;
  const path = pathOf('start-project', 'ar') + hashOf({ items: [last] });
  const { words, dialog, button, chooser, status, told } = await open(page, 'ar', path);
  // Its type is not what the system says.
  await chooser.setInputFiles(file(svg, 'logo', 'text/xml'));
  for (const [answer, told] of [
    ['', ''],
    ['AbortError', ''],
    ['NotAllowedError', words.refused],
    ['', ''],
  ]) {
    await page.evaluate((answer) => Object.assign(window, { answer, shared: [] }), answer);
    await button(words.send).click();
    await expect(status).toHaveText(`${told}`);
    // What was refused is there to be held down.
    const isRefused = told === words.refused;
    await expect(dialog.locator('img[src^="data:image/jpeg"]')).toBeVisible({ visible: isRefused });
    if (isRefused) await button(words.edit).click();
  }
  const [type, text] = await page.evaluate(
    () => (window as unknown as { shared: string[] }).shared,
  );
  const name = `${stylesIn('ar')[0]?.name}`;
  expect(type).toBe('image/jpeg');
  expect(text).toContain(name);
  const { cm } = await told();
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  const print = printLine('ar', ['chest', cm]);
  const ids = [`product-${stylesIn('ar')[0]?.id}`, last.id];
  const items = choosable('ar')
    .filter(({ id }) => ids.includes(id))
    .map((item) => (item.id === ids[0] ? { ...item, print } : item));
  await expect(page).toHaveURL(pathOf('start-project', 'ar') + hashOf({ items }));
  await expectMessage(page, 'ar', { items });
});

test('the message says what is printed, in both languages, until that is taken out or was never to be added', async ({
  page,
}) => {
  const [style] = stylesIn('ar');
  const item = { id: `product-${style?.id}`, name: `${style?.name}` };
  const opened = await open(page, 'ar');
  const { words, button, keep, chooser, told } = opened;
  await chooser.setInputFiles(file(png));
  await button(words.inks.white).click();
  await button(words.places.heart).click();
  await expect(keep).toBeChecked();
  await keep.uncheck();
  const { cm } = await told();
  await saved(page, opened);
  const print = printLine('ar', ['heart', cm, 'white']);
  const message = async () =>
    new URL(`${await opened.attach.getAttribute('href')}`).searchParams.get('text');
  expect(await message()).toContain(print);
  await page.keyboard.press('Escape');
  await expectMessage(page, 'ar', {});

  await opened.opener.click();
  await keep.check();
  await saved(page, opened);
  await page.keyboard.press('Escape');
  await expectMessage(page, 'ar', { items: [{ ...item, print }] });
  const [inEnglish] = stylesIn('en');
  const english = {
    ...item,
    name: `${inEnglish?.name}`,
    print: printLine('en', ['heart', cm, 'white']),
  };
  await page.goto(pathOf('start-project', 'en'));
  await expectListed(page, 'en', { items: [english] });
  const { remove } = entries.en.catalog.mockup.print;
  const row = page.getByRole('listitem').filter({ hasText: english.print });
  await expect(row).toBeVisible();
  await page
    .getByRole('button', { name: remove.replace('{style}', () => english.name), exact: true })
    .click();
  await expectListed(page, 'en', { items: [{ ...english, print: '' }] });
  await expect(row).toHaveCount(0);
});

test('the tray and the list show a style as it was printed, until the print is taken out', async ({
  page,
}) => {
  const opened = await open(page, 'en');
  const { words, button, chooser } = opened;
  const photo = page.locator('[data-photos] img');
  const redShare = async (element: Locator) => {
    const { data, info } = await sharp(await element.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const size = info.width * info.height;
    const pixels = Array.from({ length: size }, (_, at) => [...data.subarray(3 * at, 3 * at + 3)]);
    return pixels.filter((pixel) => isRed(pixel as [number, number, number])).length / size;
  };
  await chooser.setInputFiles(file(png));
  await button(words.inks.white).click();
  await saved(page, opened);
  await page.keyboard.press('Escape');
  await expect(photo).toHaveCount(1);
  const white = await redShare(photo);
  await opened.opener.click();
  await button(words.asItIs).click();
  await button(words.places.front).click();
  await saved(page, opened);
  await page.keyboard.press('Escape');
  await expect.poll(() => redShare(photo)).toBeGreaterThan(white + 0.01);

  await page.goto(pathOf('start-project', 'en'));
  const name = `${stylesIn('en')[0]?.name}`;
  const [inList] = await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .locator('picture')
    .all();
  const remove = words.print.remove.replace('{style}', () => name);
  await page.getByRole('button', { name: remove, exact: true }).scrollIntoViewIfNeeded();
  const printed = await redShare(inList as Locator);
  await page.getByRole('button', { name: remove, exact: true }).click();
  await expect.poll(() => redShare(inList as Locator)).toBeLessThan(printed - 0.01);
});

test('what is saved can be read for as long as a browser asks where to: its address is the picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      Object.assign(window, { address: this.href });
      click.call(this);
    };
  });
  const opened = await open(page, 'ar');
  await opened.chooser.setInputFiles(file(png));
  const { bytes } = await saved(page, opened);
  const [kind, encoded = ''] = `${await page.evaluate('address')}`.split(',');
  expect(kind).toBe('data:image/jpeg;base64');
  expect(Buffer.from(encoded, 'base64').equals(bytes)).toBe(true);
});
