import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { change, file, hasStyles, open, png, square, stylesIn } from '../helpers/mockup.ts';
import { twoFrames } from '../helpers/page-checks.ts';
import { publishedName } from '../helpers/published-name.ts';

test.use({ hasTouch: true });
test.skip(!hasStyles, 'no style has a plain photograph');

interface Point {
  x: number;
  y: number;
}

const area = stylesIn('en')[0]?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };

/** Where a red square is in the print area of a gray style, and its size, in percent; runs in the page. */
function placeOfRed(canvas: HTMLCanvasElement, print: typeof area): Record<string, number> {
  const across = (percent: number) => Math.round((percent * canvas.width) / 100);
  const down = (percent: number) => Math.round((percent * canvas.height) / 100);
  const [width, height] = [across(print.width), down(print.height)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(canvas, -across(print.left), -down(print.top));
  const { data } = context.getImageData(0, 0, width, height);
  // How red a pixel is: one on the edge of the square counts in part.
  let [sum, sumOfX, sumOfY] = [0, 0, 0];
  for (let at = 0; at < width * height; at++) {
    const red = (data[at * 4] as number) - (data[at * 4 + 1] as number);
    sum += red;
    sumOfX += red * ((at % width) + 0.5);
    sumOfY += red * (Math.floor(at / width) + 0.5);
  }
  const side = Math.sqrt(sum / (220 - 30));
  return {
    left: Math.round((sumOfX / sum / width) * 100),
    top: Math.round((sumOfY / sum / height) * 100),
    size: Math.round((side / Math.min(width, height)) * 100),
  };
}

/** The mockup with a small logo in the middle, where that is and is told to be, and where a point of the print area is. */
async function openWithLogo(page: Page) {
  const body = await square('#999').png().toBuffer();
  const plain = RegExp.escape(publishedName(stylesIn('en')[0]?.plain));
  await page.route(new RegExp(`/${plain}\\.`), (route) => route.fulfill({ body }));
  const opened = await open(page, 'en');
  const { words, dialog, button, chooser } = opened;
  await change(opened, () => chooser.setInputFiles(file(png)));
  await button(words.chestSmall).click();
  await button(words.center).click();
  const place = () => dialog.locator('canvas').evaluate(placeOfRed, area);
  const order = (['left', 'top', 'size'] as const).toSorted(
    (one, other) => words.moved.indexOf(`{${one}}`) - words.moved.indexOf(`{${other}}`),
  );
  /** Nothing but after a key or a drag: the slider tells its own value. */
  const told = async () => {
    const text = await dialog.locator('[aria-live]').textContent();
    const numbers = `${text}`.match(/\d+/g)?.map(Number);
    return numbers && Object.fromEntries(order.map((name, index) => [name, numbers[index]]));
  };
  const stage = await dialog.getByRole('application').boundingBox();
  if (!stage) throw new Error('no style is seen');
  const at = (x: number, y: number): Point => ({
    x: stage.x + (stage.width * (area.left + area.width * x)) / 100,
    y: stage.y + (stage.height * (area.top + area.height * y)) / 100,
  });
  await expect.poll(place).toEqual({ left: 50, top: 50, size: 30 });
  expect(await told()).toBeUndefined();
  return { opened, place, told, at, stage };
}

async function drag(page: Page, from: Point, to: Point, using: 'left' | 'right' = 'left') {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: using });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: using });
}

test('the logo is sized by the slider and dragged by the mouse', async ({ page }) => {
  const { opened, place, told, at, stage } = await openWithLogo(page);
  const { words, dialog, button } = opened;
  const slider = dialog.getByRole('slider', { name: words.size, exact: true });
  for (const size of [50, 30]) {
    await slider.fill(`${size}`);
    await expect.poll(place).toEqual({ left: 50, top: 50, size });
    expect(await told()).toBeUndefined();
  }
  const beside = at(0.3, 0.7);
  await page.mouse.click(beside.x, beside.y);
  await expect.poll(told).toEqual({ left: 30, top: 70, size: 30 });
  await drag(page, at(0.7, 0.3), at(0.6, 0.3));
  await expect.poll(told).toEqual({ left: 20, top: 70, size: 30 });
  await page.mouse.click(beside.x, beside.y);
  await drag(page, at(0.34, 0.7), at(0.37, 0.7));
  await expect.poll(told).toEqual({ left: 33, top: 70, size: 30 });
  await drag(page, at(0.33, 0.7), beside, 'right');
  // Nothing tells that it has not moved.
  await page.evaluate(twoFrames);
  expect(await told()).toEqual({ left: 33, top: 70, size: 30 });
  // Also from the edge, where a button has led to.
  await button(words.chestSmall).click();
  const { left = 0, top = 0, size } = await place();
  await drag(page, at(left / 100, top / 100), at(left / 100, top / 100 + 0.1));
  await expect.poll(told).toEqual({ left, top: top + 10, size });
  // A drag goes on beyond the style, and ends there too.
  await button(words.center).click();
  await drag(page, at(0.5, 0.5), { x: stage.x - 20, y: at(0.5, 0.5).y });
  const fromLeft = async () => (await told())?.left;
  await expect.poll(fromLeft).toBeLessThan(20);
  await page.mouse.move(at(0.25, 0.5).x, at(0.25, 0.5).y);
  await page.evaluate(twoFrames);
  expect(await fromLeft()).toBeLessThan(20);
});

test('each key moves or sizes the logo by a step', async ({ page }) => {
  const { opened, place, told } = await openWithLogo(page);
  const { words, dialog, button } = opened;
  const start = await place();
  for (const [key, moved] of [
    ['ArrowRight', { left: 2 }],
    ['ArrowUp', { top: -2 }],
    ['ArrowLeft', { left: -2 }],
    ['ArrowDown', { top: 2 }],
    ['+', { size: 5 }],
    ['-', { size: -5 }],
  ] as const) {
    const before = await place();
    await dialog.getByRole('application').press(key);
    const [[name, by]] = Object.entries(moved) as [[string, number]];
    await expect.poll(told).toEqual({ ...before, [name]: Number(before[name]) + by });
  }
  expect(await place()).toEqual(start);
  // Also from the edge, where a button has led to.
  await button(words.chestSmall).click();
  const edge = await place();
  await dialog.getByRole('application').press('ArrowDown');
  await expect.poll(told).toEqual({ ...edge, top: Number(edge.top) + 2 });
});

test('two fingers size the logo and one drags it, and the page stays where it is', async ({
  page,
}) => {
  const { opened, place, told, at } = await openWithLogo(page);
  const { dialog } = opened;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number, upright = false) => {
    const [middle, right] = [at(0.5, 0.5), at(0.5 + apart, 0.5)];
    const touchPoints = [-1, 1].map((side, id) => {
      const by = side * (right.x - middle.x);
      return upright ? { ...middle, y: middle.y + by, id } : { ...middle, x: middle.x + by, id };
    });
    return session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await dialog.getByRole('application').evaluate((stage: HTMLElement) => {
    stage.addEventListener('pointerdown', ({ pointerId }) => {
      stage.dataset.lastFinger = `${pointerId}`;
    });
  });
  await test.step('two fingers size it', async () => {
    await touch('touchStart', 0.1);
    await touch('touchMove', 0.15, true);
    await expect.poll(async () => (await place()).size).toBeCloseTo(45, -1);
    await touch('touchMove', 0.2);
    await expect.poll(async () => (await place()).size).toBeGreaterThan(50);
    // Not before the end of it.
    expect(await told()).toBeUndefined();
  });
  await test.step('one is lifted with its last move, and the other drags what both have sized', async () => {
    const { size } = await place();
    // The protocol lifts only both at once.
    await dialog.getByRole('application').evaluate(
      (stage, { x, y }) => {
        const pointerId = Number(stage.dataset.lastFinger);
        const last = { pointerId, bubbles: true, clientX: x, clientY: y };
        stage.dispatchEvent(new PointerEvent('pointermove', last));
        stage.dispatchEvent(new PointerEvent('pointerup', last));
      },
      at(0.8, 0.5),
    );
    await expect.poll(async () => (await place()).size).toBeGreaterThan(Number(size) + 3);
    const pinched = await place();
    await touch('touchMove', 0.15);
    await expect.poll(async () => (await place()).left).toBeGreaterThan(Number(pinched.left) + 3);
    expect((await place()).size).toBe(pinched.size);
  });
  await test.step('the system takes both, as for a call, and one that comes later does not pinch with them', async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    const canceled = await place();
    for (const [type, x] of [
      ['touchStart', 0.5],
      ['touchMove', 0.45],
    ] as const) {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [at(x, 0.5)] });
    }
    await expect.poll(async () => (await place()).left).toBeLessThan(Number(canceled.left) - 3);
    expect((await place()).size).toBe(canceled.size);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  // The browser neither scrolls nor zooms meanwhile, and the page behind stays where it is.
  await expect(dialog.getByRole('application')).toHaveCSS('touch-action', 'none');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});

test('another file begins in the middle; whoever chooses none keeps what is there', async ({
  page,
}) => {
  const { opened, place } = await openWithLogo(page);
  const { words, dialog, button, chooser } = opened;
  await button(words.chestSmall).click();
  await chooser.setInputFiles(file(png));
  await expect.poll(place).toEqual({ left: 50, top: 50, size: 100 });

  await chooser.evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await expect(dialog).toBeVisible();
  // A text that is pasted is no file.
  await dialog.evaluate(async (element) => {
    const clipboardData = new DataTransfer();
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    // With a limit: in a page in which nothing else happens, Chromium may never call.
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  });
  await expect(opened.status).toBeEmpty();
  // Of one that is no picture it is told.
  await chooser.setInputFiles(file(Buffer.from('%PDF-1.7')));
  await expect(opened.status).toHaveText(words.unreadable);
  expect(await place()).toEqual({ left: 50, top: 50, size: 100 });
});
