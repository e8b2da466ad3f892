import { pathOf } from '../../src/i18n/routes.ts';
import { publishedName } from '../helpers/built-site.ts';
import {
  addButton,
  type Chosen,
  choosable,
  expectMessage,
  hashOf,
  printLine,
} from '../helpers/choice.ts';
import { blockStorage, entries, expect, holdRoute, site, test } from '../helpers/fixtures.ts';
import {
  change,
  file,
  hasStyles,
  isRed,
  open,
  png,
  red,
  saved,
  square,
  stylesIn,
  withStyles,
} from '../helpers/mockup.ts';

/* The mockup where something fails, comes late or is changed again, and in every window. */

test.skip(!hasStyles, 'no style has a plain photograph');

test('where storage is blocked or a canvas cannot be read, there is no button', async ({
  page,
  context,
}) => {
  await blockStorage(page, 'sessionStorage');
  const other = await context.newPage();
  await other.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1);
  });
  for (const each of [page, other]) {
    await each.goto(pathOf('catalog', 'ar'));
    await each.waitForLoadState();
    await expect(
      each.getByRole('button', { name: entries.ar.catalog.mockup.open, exact: true }),
    ).toHaveCount(0);
    await expect(each.locator('[data-mockup]')).toHaveCount(0);
  }
});

test('what was saved is told of until something else is seen', async ({ page }) => {
  const [first, other] = stylesIn('en');
  // The style is chosen already, and keeps its number.
  const style = { id: `product-${first?.id}`, name: `${first?.name}` };
  const items = [site.quantities ? { ...style, pieces: 60 } : style];
  // An owner's photographs have different shapes.
  await withStyles(page, (styles) => {
    for (const { front } of styles.slice(1)) front.photo.height = 900;
  });
  const opened = await open(page, 'en', pathOf('catalog', 'en') + hashOf({ items }));
  const { words, opener, button, slider, chooser, status, save, attach } = opened;
  await chooser.setInputFiles(file(png));
  const { cm } = await opened.told();
  await save.click();
  await expect(attach).toBeVisible();
  await page.keyboard.press('Escape');
  const print = printLine('en', ['chest', cm]);
  await expectMessage(page, 'en', { items: items.map((item) => ({ ...item, print })) });
  await opener.press('Enter');
  await expect(save).toBeVisible();
  await expect(status).toHaveText(opened.calm);
  await expect(attach).toBeHidden();
  for (const change of [() => chooser.setInputFiles(file(png)), () => button(words.edit).click()]) {
    await save.click();
    await expect(status).toHaveText(words.saved);
    await expect(attach).toBeVisible();
    // Nothing beside the picture looks as if it still changed it.
    await expect(slider(words.size)).toBeHidden();
    await expect(button(words.places.heart)).toBeHidden();
    await change();
    await expect(attach).toBeHidden();
    await expect(status).not.toHaveText(words.saved);
  }
  if (!other) return;
  // While its photograph is on its way, what is saved and sent is the style that is seen.
  const release = await holdRoute(page, '**/_astro/**');
  await button(words.asItIs).click();
  await button(words.places.chest).click();
  await button(other.name).click();
  const { at } = await saved(page, opened);
  expect(isRed(await at(0.5, 0.05))).toBe(true);
  await expect(status).toHaveText(words.saved);
  const { searchParams } = new URL(`${await attach.getAttribute('href')}`);
  expect(searchParams.get('text')).not.toContain(other.name);
  release();
  await expect(attach).toBeHidden();
  await expect(status).toHaveText(opened.calm);
});

test('words or a photograph that do not come are told of, leave the style that is seen, and are fetched again', async ({
  page,
  errors,
}) => {
  const [first, other] = stylesIn('ar');
  test.skip(!other, 'fewer than two styles have a plain photograph');
  let isLost = true;
  // The page shows its own photographs from other files.
  const plain = new RegExp(
    stylesIn('ar')
      .map((style) => `/${RegExp.escape(publishedName(style.plain))}\\.`)
      .join('|'),
  );
  await page.route(plain, (route) => (isLost ? route.abort() : route.continue()));
  await page.route('**/mockup/*.json', (route) => route.abort(), { times: 1 });
  const { mockup } = entries.ar.catalog;
  await page.goto(pathOf('catalog', 'ar'));
  await page.getByRole('button', { name: mockup.open, exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: mockup.failed })).toBeVisible();
  const opened = await open(page, 'ar', null);
  const { words, dialog, button, chooser, status, save } = opened;
  const [one, another] = [button(`${first?.name}`), button(`${other?.name}`)];
  await expect(status).toHaveText(words.failed);
  await expect(dialog.locator('[aria-pressed="true"]')).toHaveCount(0);
  await chooser.setInputFiles(file(png));
  await expect(save).toBeHidden();
  isLost = false;
  await change(opened, () => one.click());
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await expect(status).toHaveText(opened.calm);
  await expect(save).toBeVisible();

  isLost = true;
  await another.click();
  await expect(status).toHaveText(words.failed);
  await expect(one).toHaveAttribute('aria-pressed', 'true');
  await saved(page, opened);
  isLost = false;
  await change(opened, () => another.click());
  await expect(another).toHaveAttribute('aria-pressed', 'true');
  await saved(page, opened, 1);
  expect(errors.splice(0).length).toBeGreaterThan(0);
});

test('a picture is dropped and pasted, and its white background is taken off and put back', async ({
  page,
}) => {
  const opened = await open(page, 'en');
  const { words, dialog, status, background } = opened;
  const input = await square(red, 3, 60).png().toBuffer();
  const bytes = [...(await square('#fff', 3, 120).composite([{ input }]).jpeg().toBuffer())];
  const give = (event: 'drop' | 'paste') =>
    dialog.evaluate(
      (element, { bytes, event }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'logo.jpg', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        const given =
          event === 'drop'
            ? ['dragover', 'drop'].map(
                (type) => new DragEvent(type, { ...options, dataTransfer: data }),
              )
            : [new ClipboardEvent('paste', { ...options, clipboardData: data })];
        for (const each of given) element.dispatchEvent(each);
        return given.every(({ defaultPrevented }) => defaultPrevented);
      },
      { bytes, event },
    );
  // Else the browser would show the file in the place of the page.
  await change(opened, async () => expect(await give('drop')).toBe(true));
  await expect(status).toContainText(words.backgroundFound);
  await expect(background).toBeChecked();
  // Without its ground it is all red.
  expect(isRed(await (await saved(page, opened)).at(0.5, 0.05))).toBe(true);
  // What is saved is not edited by chance.
  await expect(background).toBeHidden();
  await opened.button(words.edit).click();
  await change(opened, () => background.click());
  expect(isRed(await (await saved(page, opened)).at(0.5, 0.05))).toBe(false);
  await change(opened, () => give('paste'));
  await expect(background).toBeChecked();
});

test('a mockup that was closed is there again, two presses close it once, and forward keeps what was chosen since', async ({
  page,
}) => {
  const [item] = choosable('ar') as [Chosen];
  const path = pathOf('catalog', 'ar');
  const { words, opener, dialog, button, chooser } = await open(page, 'ar');
  await chooser.setInputFiles(file(png));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(button(words.download)).toBeVisible();
  // Two presses, before the browser has gone back for the first, close it once.
  await button(words.close).evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await expect(dialog).toBeHidden();
  // A second step back would have begun by then.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page).toHaveURL(path);
  await addButton(page, 'ar', item).click();
  await page.goForward();
  await expectMessage(page, 'ar', { items: [item] });
});

test('the mockup fits every window and large letters, and forced colors leave its parts an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const opened = await open(page, 'ar');
  const { words, dialog, button, slider, stage, chooser, save } = opened;
  await chooser.setInputFiles(file(png));
  await test.step('in a low window and on a phone held sideways, the style stays beside its controls', async () => {
    for (const [width, height] of [
      [1280, 600],
      [1366, 580],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of [slider(words.size), button(words.places.heart), save]) {
        await control.click();
        await expect(control.or(button(words.edit)).first()).toBeInViewport({ ratio: 0.9 });
        await expect(stage).toBeInViewport({ ratio: 0.9 });
      }
      await button(words.edit).click();
      await expect(button(words.close)).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('on a phone the style has about half of the window, and nothing usual needs scrolling', async () => {
    for (const [width, height, share] of [
      [390, 844, 0.45],
      [360, 640, 0.4],
    ] as const) {
      await page.setViewportSize({ width, height });
      await dialog.locator('.tools').evaluate((part) => part.scrollTo(0, 0));
      const box = await stage.boundingBox();
      expect(box?.width).toBe(width);
      expect(Number(box?.height) / height).toBeGreaterThan(share);
      const { chooseOther, places, asItIs, size } = words;
      for (const control of [
        dialog.getByText(chooseOther, { exact: true }),
        button(places.chest),
        button(asItIs),
        slider(size),
        save,
        opened.keep,
      ])
        await expect(control).toBeInViewport({ ratio: 1 });
      const filled = dialog.locator('button, a, label > span').filter({ visible: true });
      const buttons = await filled.evaluateAll((all) =>
        all.filter(({ classList }) => classList.contains('button')).map((one) => one.textContent),
      );
      expect(buttons).toEqual([words.download]);
    }
  });
  await test.step('the controls scroll, and in a window that is low too, as at a zoom of 400 %, all does', async () => {
    for (const [height, scrolled] of [
      [256, dialog],
      [640, dialog.locator('.tools')],
    ] as const) {
      await page.setViewportSize({ width: 320, height });
      const top = () => scrolled.evaluate((part) => part.scrollTop);
      await scrolled.evaluate((part) => part.scrollTo(0, 0));
      const box = await dialog.locator('.tools').boundingBox();
      await page.mouse.move(160, Math.min(height - 4, Number(box?.y) + 20));
      await page.mouse.wheel(0, 50);
      await expect.poll(top).toBeGreaterThan(0);
    }
  });
  await expect(button(words.places.chest)).toHaveCSS('border-block-start', /^1px solid rgb\(/);
  // What is chosen is marked, and the label of the field that nobody sees has its ring.
  await expect(dialog.locator('[aria-pressed="true"]').first()).toHaveCSS('outline-width', '2px');
  await chooser.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(chooser).toBeFocused();
  await expect(dialog.getByText(words.chooseOther)).toHaveCSS('outline-width', '3px');
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      size,
    );
    const beyond = await dialog.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(beyond, size).toBe(0);
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
  }
});
