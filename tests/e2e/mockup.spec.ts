import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '../../src/content/reading/read.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { expectMessage } from './chat-message.ts';
import { expectNoViolations } from './page-checks.ts';
import { blockStorage, entries, expect, phone, test } from './test.ts';

/** The styles that have a plain photograph. */
const garmentsIn = (locale: Locale) => entries[locale].catalog.styles.filter(({ plain }) => plain);
const has = garmentsIn('ar').length > 0;
const none = !has && 'no style has a plain photograph';

const red = '#dc1e1e';
const square = (background: string, channels: 3 | 4 = 3, side = 300) =>
  sharp({ create: { width: side, height: side, channels, background } });
const png = await square(red).png().toBuffer();
const file = (buffer: Buffer, name = 'logo.png', mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer,
});

/** Opens the dialog by keyboard, and says what is in it. */
async function open(page: Page, locale: Locale, name: 'catalog' | 'start-project' = 'catalog') {
  const words = entries[locale].catalog.mockup;
  await page.goto(pathOf(name, locale));
  const opener = page.getByRole('button', { name: words.open, exact: true }).first();
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.open, exact: true });
  await expect(dialog).toBeVisible();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const chooser = dialog.locator('input[type="file"]');
  return {
    words,
    opener,
    dialog,
    button,
    chooser,
    status: dialog.getByRole('status'),
    save: dialog.locator('a[download]'),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Does something, and waits until there is another mockup to save. */
async function change({ save }: Pick<Opened, 'save'>, act: () => Promise<unknown>) {
  const before = (await save.count()) > 0 ? await save.getAttribute('href') : '';
  await act();
  await expect(save).not.toHaveAttribute('href', `${before}`);
  await expect(save).toHaveAttribute('href', /^blob:/);
}

/** Saves the mockup, and says what color it has at a point of its print area, from 0 to 1. */
async function saved(page: Page, { save }: Opened, index = 0) {
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const style = garmentsIn('ar')[index];
  const { width = 0, height = 0, format } = await sharp(await download.path()).metadata();
  expect({ width, format }).toEqual({ width: 1200, format: 'jpeg' });
  expect(download.suggestedFilename()).toBe(`${style?.id}.jpg`);
  const area = style?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };
  const colorOf = async (file: string, x: number, y: number) => {
    const left = Math.round((width * (area.left + area.width * x)) / 100) - 4;
    const top = Math.round((height * (area.top + area.height * y)) / 100) - 4;
    const picture = sharp(file).autoOrient().resize(width, height, { fit: 'fill' });
    const part = await picture.extract({ left, top, width: 8, height: 8 }).toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.slice(0, 3).map(({ mean }) => mean) as [number, number, number];
  };
  const plain = `content/photos/${readContent().photos.usable.get(style?.plain ?? '')}`;
  const path = await download.path();
  return {
    at: (x: number, y: number) => colorOf(path, x, y),
    cloth: (x: number, y: number) => colorOf(plain, x, y),
  };
}

const isRed = ([r, g, b]: [number, number, number]) => r > 90 && r > 2 * g && r > 2 * b;

test.describe('with a plain photograph', () => {
  test.skip(!!none, none || '');

  for (const locale of ['ar', 'en'] as const) {
    const viewport = locale === 'ar' ? phone.viewport : { width: 1280, height: 800 };

    test(`${locale}: a logo is chosen, moved and saved by keyboard, and its style is in the message`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      const opened = await open(page, locale);
      const { words, opener, dialog, button, chooser } = opened;
      await expect(dialog.getByText(words.private, { exact: true })).toBeVisible();
      // Nothing of it was there before the press.
      expect(fetched.indexOf(`/mockup/${locale}.json`)).toBeGreaterThan(
        fetched.indexOf(`/chat/${locale}.json`),
      );
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
      await stage.press('ArrowDown');
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

  test('every kind of picture is shown, or told in one sentence, and nothing is lost', async ({
    page,
  }) => {
    const opened = await open(page, 'ar');
    const { words, dialog, chooser, status } = opened;
    const half = (left: string, right: string) =>
      square(left, 3, 40).extend({ right: 40, background: right });
    const frames = await Promise.all([red, '#00f'].map((color) => square(color).png().toBuffer()));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script>
      <image href="https://example.com/a.png" width="9" height="9"/><path fill="${red}" d="M0 0h9v9H0z"/></svg>`;
    const shown = {
      'an SVG with a script and a picture from elsewhere': file(
        Buffer.from(svg),
        'a.svg',
        'image/svg+xml',
      ),
      'an animation, by its first frame': file(
        await sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer(),
        'a.gif',
        'image/gif',
      ),
      'one of a printer’s colors': file(
        await square(red).toColourspace('cmyk').jpeg().toBuffer(),
        'a.jpg',
        'image/jpeg',
      ),
      // Turned upright, its left half is on top.
      'one on its side': file(
        await half(red, '#00f').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
        'a.jpg',
        'image/jpeg',
      ),
      'one with an empty margin': file(
        await square(red).extend({ top: 900, background: '#0000' }).png().toBuffer(),
      ),
    };
    for (const [kind, picture] of Object.entries(shown)) {
      await change(opened, () => chooser.setInputFiles(picture));
      const { at } = await saved(page, opened);
      expect(isRed(await at(0.5, kind.includes('side') ? 0.1 : 0.5)), kind).toBe(true);
    }
    const untold = {
      'an empty file': file(Buffer.alloc(0)),
      'a PDF': file(Buffer.from('%PDF-1.7\n%%EOF'), 'logo.pdf', 'application/pdf'),
      'one of an iPhone': file(
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
        'logo.heic',
        'image/heic',
      ),
      'half a photograph': file((await square(red).png().toBuffer()).subarray(0, 60)),
      'one pixel of nothing': file(await square('#0000', 4, 1).png().toBuffer()),
    };
    for (const [kind, picture] of Object.entries(untold)) {
      await change(opened, () => chooser.setInputFiles(file(png)));
      await expect(status, kind).toBeEmpty();
      await chooser.setInputFiles(picture);
      await expect(status, kind).toHaveText(words.unreadable);
    }
    expect(isRed(await (await saved(page, opened)).at(0.5, 0.5))).toBe(true);
    // A press on another place moves it there, and another garment keeps the place.
    const { printArea } = garmentsIn('ar')[0] ?? {};
    const stage = dialog.getByRole('application');
    const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
    const slider = dialog.getByRole('slider', { name: words.size });
    await change(opened, () => slider.fill('20'));
    const { left = 0, top = 0, width: wide = 0, height: high = 0 } = printArea ?? {};
    const [x, y] = [left + wide * 0.2, top + high * 0.8];
    const position = { x: (width * x) / 100, y: (height * y) / 100 };
    await change(opened, () => stage.click({ position }));
    const last = garmentsIn('ar').length - 1;
    const garment = dialog.getByRole('list').getByRole('button').nth(last);
    await change(opened, () => garment.click());
    const other = await saved(page, opened, last);
    expect(isRed(await other.at(0.2, 0.8))).toBe(true);
    expect(isRed(await other.at(0.6, 0.3))).toBe(false);
  });

  test('a picture is dropped and pasted, and its white ground is taken off and put back', async ({
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
    await expect(status).toHaveText(words.groundFound);
    const ground = dialog.getByRole('checkbox', { name: words.ground, exact: true });
    await expect(ground).toBeChecked();
    // Without its ground it is all red, and as large as the area allows.
    expect(isRed(await (await saved(page, opened)).at(0.5, 0.1))).toBe(true);
    await change(opened, () => ground.click());
    expect(isRed(await (await saved(page, opened)).at(0.5, 0.1))).toBe(false);
    await change(opened, () => give('paste'));
    await expect(ground).toBeChecked();
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
    await expect(button(words.center)).toHaveCSS('border-block-start', /^1px solid rgb\(/);
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
