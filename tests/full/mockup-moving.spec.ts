import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { change, file, hasStyles, open, png, stylesIn } from '../helpers/mockup.ts';
import { twoFrames } from '../helpers/page-checks.ts';

test.use({ hasTouch: true });
test.skip(!hasStyles, 'no style has a plain photograph');

interface Point {
  x: number;
  y: number;
}

/** The mockup with a small logo in the middle, where that is told to be, and where a point of the print area is. */
async function openWithLogo(page: Page) {
  const opened = await open(page, 'en');
  const { words, dialog, button, chooser } = opened;
  await change(opened, () => chooser.setInputFiles(file(png)));
  await button(words.chestSmall).click();
  await button(words.center).click();
  const order = (['left', 'top', 'size'] as const).toSorted(
    (one, other) => words.moved.indexOf(`{${one}}`) - words.moved.indexOf(`{${other}}`),
  );
  /** Nothing but after a key or a drag: the slider tells its own value. */
  const told = async () => {
    const text = await dialog.locator('[aria-live]').textContent();
    const numbers = `${text}`.match(/\d+/g)?.map(Number);
    return numbers && Object.fromEntries(order.map((name, index) => [name, numbers[index]]));
  };
  const slider = dialog.getByRole('slider', { name: words.size, exact: true });
  const size = async () => Number(await slider.inputValue());
  const stage = dialog.getByRole('application');
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  const area = stylesIn('en')[0]?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };
  const at = (x: number, y: number): Point => ({
    x: left + (width * (area.left + area.width * x)) / 100,
    y: top + (height * (area.top + area.height * y)) / 100,
  });
  expect([await size(), await told()]).toEqual([30, undefined]);
  return { ...opened, stage, slider, size, told, at };
}

async function drag(page: Page, from: Point, to: Point, using: 'left' | 'right' = 'left') {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: using });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: using });
}

test('the logo is sized by the slider, dragged by the mouse, and moved and sized by keys', async ({
  page,
}) => {
  const { words, button, slider, stage, told, at } = await openWithLogo(page);
  for (const size of [50, 30]) await slider.fill(`${size}`);
  expect(await told()).toBeUndefined();
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

  await test.step('each key moves or sizes it by a step', async () => {
    let place = await told();
    for (const [key, name, by] of [
      ['ArrowRight', 'left', 2],
      ['ArrowUp', 'top', -2],
      ['ArrowLeft', 'left', -2],
      ['ArrowDown', 'top', 2],
      ['+', 'size', 5],
      ['-', 'size', -5],
    ] as const) {
      await stage.press(key);
      place = { ...place, [name]: Number(place?.[name]) + by };
      await expect.poll(told).toEqual(place);
    }
  });
  await test.step('a drag goes on beyond the style, and ends there too', async () => {
    await button(words.center).click();
    await drag(page, at(0.5, 0.5), { x: at(-1, 0.5).x, y: at(0.5, 0.5).y });
    const fromLeft = async () => (await told())?.left;
    await expect.poll(fromLeft).toBeLessThan(20);
    await page.mouse.move(at(0.25, 0.5).x, at(0.25, 0.5).y);
    await page.evaluate(twoFrames);
    expect(await fromLeft()).toBeLessThan(20);
  });
});

test('two fingers size the logo and one drags it, and the page stays where it is', async ({
  page,
}) => {
  const { stage, size, told, at } = await openWithLogo(page);
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', ...points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await stage.evaluate((stage: HTMLElement) => {
    stage.addEventListener('pointerdown', ({ pointerId }) => {
      stage.dataset.lastFinger = `${pointerId}`;
    });
  });
  await test.step('two fingers size it', async () => {
    await touch('touchStart', at(0.4, 0.5), at(0.6, 0.5));
    await touch('touchMove', at(0.3, 0.5), at(0.7, 0.5));
    await expect.poll(size).toBeGreaterThan(50);
    // Not before the end of it.
    expect(await told()).toBeUndefined();
  });
  await test.step('one is lifted with its last move, and the other drags what both have sized', async () => {
    const before = await size();
    // The protocol lifts only both at once.
    await stage.evaluate(
      (stage, { x, y }) => {
        const pointerId = Number(stage.dataset.lastFinger);
        const last = { pointerId, bubbles: true, clientX: x, clientY: y };
        stage.dispatchEvent(new PointerEvent('pointermove', last));
        stage.dispatchEvent(new PointerEvent('pointerup', last));
      },
      at(0.8, 0.5),
    );
    await expect.poll(size).toBeGreaterThan(before + 3);
    const pinched = await size();
    await touch('touchMove', at(0.35, 0.5), at(0.7, 0.5));
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect.poll(async () => (await told())?.left).toBeGreaterThan(53);
    expect(await size()).toBe(pinched);
  });
  // The browser neither scrolls nor zooms meanwhile, and the page behind stays where it is.
  await expect(stage).toHaveCSS('touch-action', 'none');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});
