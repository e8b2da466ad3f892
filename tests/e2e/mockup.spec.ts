import { pathOf } from '../../src/i18n/routes.ts';
import { expectMessage } from './choice.ts';
import { blockStorage, entries, expect, phone, test } from './fixtures.ts';
import {
  change,
  file,
  garmentsIn,
  hasGarments,
  isRed,
  open,
  png,
  red,
  saved,
  square,
} from './mockup.ts';
import { expectNoViolations } from './page-checks.ts';

test.describe('with a plain photograph', () => {
  test.skip(!hasGarments, 'no style has a plain photograph');

  for (const locale of ['ar', 'en'] as const) {
    const viewport = locale === 'ar' ? phone.viewport : { width: 1280, height: 800 };

    test(`${locale}: a logo is chosen, moved and saved by keyboard, and its style is in the message`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const opened = await open(page, locale);
      const { words, opener, dialog, button, chooser } = opened;
      await expect(dialog.getByText(words.private, { exact: true })).toBeVisible();
      await expectNoViolations(page, ['color-contrast', 'target-size']);
      await page.reload();
      await opener.press('Enter');
      await change(opened, () => chooser.setInputFiles(file(png)));
      const stage = dialog.getByRole('application', { name: words.stage, exact: true });
      await stage.focus();
      const first = await saved(page, opened);
      // A square in the middle, as high or as wide as the area.
      expect(isRed(await first.at(0.5, 0.5))).toBe(true);
      await change(opened, () => button(words.chestSmall).click());
      await expect(button(words.chestSmall)).toHaveAttribute('aria-pressed', 'true');
      await stage.press('ArrowDown');
      await expect(button(words.chestSmall)).toHaveAttribute('aria-pressed', 'false');
      const announced = dialog.locator('[aria-live]');
      await expect(announced).toHaveText(/\d.*\d.*\d/);
      const told = await announced.textContent();
      await change(opened, () => stage.press('+'));
      await expect(announced).not.toHaveText(`${told}`);
      const moved = await saved(page, opened);
      expect(isRed(await moved.at(0.85, 0.1))).toBe(true);
      const [color, cloth] = [await moved.at(0.2, 0.8), await moved.cloth(0.2, 0.8)];
      for (const [channel, value] of color.entries())
        expect(Math.abs(value - Number(cloth[channel]))).toBeLessThan(12);
      const attach = dialog.getByRole('link', { name: words.attach });
      await expect(attach).toHaveAttribute('href', /text=/);
      const name = `${garmentsIn(locale)[0]?.name}`;
      expect(new URL(`${await attach.getAttribute('href')}`).searchParams.get('text')).toContain(
        name,
      );
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectMessage(page, locale, {
        items: [{ id: `product-${garmentsIn(locale)[0]?.id}`, name }],
      });
    });
  }

  test.describe('with fingers', () => {
    test.use({ hasTouch: true });

    test('it is dragged, pinched, and moved by each arrow; whoever chooses no other file keeps it', async ({
      page,
    }) => {
      const opened = await open(page, 'en');
      const { words, dialog, button, chooser } = opened;
      await change(opened, () => chooser.setInputFiles(file(png)));
      await button(words.chestSmall).click();
      await button(words.center).click();
      const order = (['left', 'top', 'size'] as const).toSorted(
        (one, other) => words.moved.indexOf(`{${one}}`) - words.moved.indexOf(`{${other}}`),
      );
      const place = async () => {
        const told = await dialog.locator('[aria-live]').textContent();
        const numbers = `${told}`.match(/\d+/g)?.map(Number);
        return Object.fromEntries(order.map((name, index) => [name, numbers?.[index]]));
      };
      expect(await place()).toEqual({ left: 50, top: 50, size: 30 });

      const area = garmentsIn('en')[0]?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };
      const stage = await dialog.getByRole('application').boundingBox();
      if (!stage) throw new Error('no garment is seen');
      const at = (x: number, y: number) => ({
        x: stage.x + (stage.width * (area.left + area.width * x)) / 100,
        y: stage.y + (stage.height * (area.top + area.height * y)) / 100,
      });
      const [from, to] = [at(0.5, 0.5), at(0.25, 0.5)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
      expect(isRed(await (await saved(page, opened)).at(0.25, 0.5))).toBe(true);
      const dragged = await place();
      for (const [key, moved] of [
        ['ArrowRight', { left: 2 }],
        ['ArrowUp', { top: -2 }],
        ['ArrowLeft', { left: -2 }],
        ['ArrowDown', { top: 2 }],
      ] as const) {
        const before = await place();
        await dialog.getByRole('application').press(key);
        const [[name, by]] = Object.entries(moved) as [[string, number]];
        await expect.poll(place).toEqual({ ...before, [name]: Number(before[name]) + by });
      }
      expect(await place()).toEqual(dragged);

      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [at(0.5 - apart, 0.5), at(0.5 + apart, 0.5)].map((point, id) => ({
            ...point,
            id,
          })),
        });
      await touch('touchStart', 0.1);
      await touch('touchMove', 0.2);
      await expect.poll(async () => (await place()).size).toBeGreaterThan(50);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

      await chooser.evaluate((input) =>
        input.dispatchEvent(new Event('cancel', { bubbles: true })),
      );
      await expect(dialog).toBeVisible();
    });
  });

  test('nothing of it is fetched before the press, and what fails is fetched again at the next', async ({
    page,
    problems,
  }) => {
    const fetched: string[] = [];
    await page.route('**/mockup/*.json', (route) => {
      fetched.push(route.request().url());
      return fetched.length === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    const words = entries.en.catalog.mockup;
    await page.goto(pathOf('catalog', 'en'), { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: words.open, exact: true }).first();
    await expect(opener).toBeVisible();
    expect(fetched).toEqual([]);
    await opener.click();
    await expect.poll(() => fetched.length).toBe(1);
    await expect(opener).not.toHaveAttribute('aria-busy');
    expect(problems.splice(0)).toHaveLength(1);
    await opener.click();
    await expect(page.getByRole('dialog', { name: words.open, exact: true })).toBeVisible();
  });

  test('a picture is dropped and pasted, and its white background is taken off and put back', async ({
    page,
  }) => {
    const opened = await open(page, 'en');
    const { words, dialog, status } = opened;
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
              ? new DragEvent('drop', { ...options, dataTransfer: data })
              : new ClipboardEvent('paste', { ...options, clipboardData: data });
          element.dispatchEvent(given);
        },
        { bytes, event },
      );
    await change(opened, () => give('drop'));
    await expect(status).toHaveText(words.backgroundFound);
    const background = dialog.getByRole('checkbox', { name: words.background, exact: true });
    await expect(background).toBeChecked();
    // Without its background it is all red, and as large as the area allows.
    expect(isRed(await (await saved(page, opened)).at(0.5, 0.1))).toBe(true);
    await change(opened, () => background.click());
    expect(isRed(await (await saved(page, opened)).at(0.5, 0.1))).toBe(false);
    await change(opened, () => give('paste'));
    await expect(background).toBeChecked();
  });

  test('it is sent where the browser can, cancelled without a word, and refused with one; Back closes it', async ({
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
    const { words, dialog, button, chooser, status } = await open(page, 'ar', 'start-project');
    await chooser.setInputFiles(file(png));
    for (const [answer, told] of [
      ['', ''],
      ['AbortError', ''],
      ['NotAllowedError', words.refused],
    ]) {
      await page.evaluate((answer) => Object.assign(window, { answer, shared: [] }), answer);
      await button(words.send).click();
      await expect(status).toHaveText(`${told}`);
    }
    const [type, text] = await page.evaluate(
      () => (window as unknown as { shared: string[] }).shared,
    );
    const name = `${garmentsIn('ar')[0]?.name}`;
    expect(type).toBe('image/jpeg');
    expect(text).toContain(name);
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${pathOf('start-project', 'ar')}#product-`));
    await expectMessage(page, 'ar', {
      items: [{ id: `product-${garmentsIn('ar')[0]?.id}`, name }],
    });
    // What was there before is there again.
    await page.getByRole('button', { name: words.open, exact: true }).first().click();
    await expect(dialog.getByRole('application')).toBeVisible();
  });

  test('its button is there once the message can take a style in', async ({ page }) => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/chat/ar.json', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await page.goto(pathOf('catalog', 'ar'));
    const button = page
      .getByRole('button', { name: entries.ar.catalog.mockup.open, exact: true })
      .first();
    await expect(button).toBeHidden();
    answer();
    await expect(button).toBeVisible();
  });

  test('it fits a narrow phone and large letters, and forced colors leave its parts an edge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const { words, dialog, button, chooser, save } = await open(page, 'ar');
    await chooser.setInputFiles(file(png));
    await expect(save).toBeVisible();
    for (const size of ['100%', '200%']) {
      await page.evaluate(
        (size) => document.documentElement.style.setProperty('font-size', size),
        size,
      );
      const { scrollWidth, clientWidth } = await dialog.evaluate(
        ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
      );
      expect(scrollWidth, size).toBe(clientWidth);
      await save.scrollIntoViewIfNeeded();
      await expect(save).toBeInViewport({ ratio: 1 });
    }
    await expect(button(words.close)).toBeInViewport({ ratio: 1 });
    await expect(button(words.center)).toHaveCSS('border-block-start', /^1px solid rgb\(/);
  });

  test('in a low window and on a phone held sideways, the garment stays beside its controls', async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 600],
      [1366, 580],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      const { words, dialog, button, chooser, save } = await open(page, 'ar');
      await chooser.setInputFiles(file(png));
      for (const control of [save, dialog.getByRole('slider'), button(words.chestSmall)]) {
        await control.click();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        await expect(dialog.getByRole('application')).toBeInViewport({ ratio: 0.9 });
      }
      await expect(button(words.close)).toBeInViewport({ ratio: 1 });
    }
  });
});

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
