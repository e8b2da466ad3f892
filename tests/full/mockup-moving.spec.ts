import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import {
  change,
  file,
  hasStyles,
  open,
  png,
  saved,
  stylesIn,
  svg,
  withStyles,
} from '../helpers/mockup.ts';
import { scriptCalls, twoFrames } from '../helpers/page-checks.ts';

test.use({ hasTouch: true });
test.skip(!hasStyles, 'no style has a plain photograph');

interface Point {
  x: number;
  y: number;
}

/** The mockup with a small logo in the middle of its print area, and where a point of that is in the window. */
async function openWithLogo(page: Page) {
  const opened = await open(page, 'en');
  const { words, slider, stage, chooser } = opened;
  await change(opened, () => chooser.setInputFiles(file(png)));
  for (const [name, value] of [
    [words.size, '0'],
    [words.across, '0.5'],
    [words.down, '0.5'],
  ] as const)
    await slider(name).fill(name === words.size ? await least(slider(name)) : value);
  const { x: left = 0, y: top = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  const area = stylesIn('en')[0]?.printArea ?? { left: 0, top: 0, width: 0, height: 0 };
  const ratio = await stage.evaluate((canvas: HTMLCanvasElement) => canvas.height / canvas.width);
  // The photograph covers the stage, and what is cut off leaves the upper part of the print area where it is.
  const scaled = Math.max(width, height / ratio);
  const kept = (area.top + area.height / 4) / 100;
  const at = (x: number, y: number): Point => ({
    x: left + width / 2 + ((area.left + area.width * x) / 100 - 0.5) * scaled,
    y: top + height * kept + ((area.top + area.height * y) / 100 - kept) * scaled * ratio,
  });
  return { ...opened, at };
}

const least = async (slider: import('@playwright/test').Locator) =>
  `${await slider.getAttribute('min')}`;

async function drag(page: Page, from: Point, to: Point, using: 'left' | 'right' = 'left') {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: using });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up({ button: using });
}

test('the logo is dragged by the mouse, and placed and sized by sliders, with keys too', async ({
  page,
}) => {
  const { words, slider, told, at } = await openWithLogo(page);
  const { cm } = await told();
  expect(await told()).toEqual({ cm, x: 50, y: 50 });
  await drag(page, at(0.5, 0.5), at(0.4, 0.6));
  await expect.poll(told).toEqual({ cm, x: 40, y: 60 });
  // Wherever it is held.
  await drag(page, at(0.9, 0.1), at(0.8, 0.1));
  await expect.poll(told).toEqual({ cm, x: 30, y: 60 });
  await drag(page, at(0.3, 0.6), at(0.5, 0.5), 'right');
  // Nothing tells that it has not moved.
  await page.evaluate(twoFrames);
  expect(await told()).toEqual({ cm, x: 30, y: 60 });

  await test.step('each key moves or sizes it by a step', async () => {
    let place = await told();
    for (const [name, key, part, by] of [
      [words.across, 'ArrowRight', 'x', 1],
      [words.down, 'ArrowUp', 'y', -1],
      [words.across, 'ArrowLeft', 'x', -1],
      [words.down, 'ArrowDown', 'y', 1],
      [words.down, 'PageUp', 'y', -10],
      [words.down, 'PageDown', 'y', 10],
    ] as const) {
      await slider(name).press(key);
      place = { ...place, [part]: place[part] + by };
      await expect.poll(told).toEqual(place);
    }
    for (let press = 0; press < 4; press++) await slider(words.size).press('ArrowRight');
    await expect.poll(async () => (await told()).cm).toBe(cm + 2);
  });
  await test.step('a drag goes on beyond the style, and ends there too', async () => {
    await drag(page, at(0.5, 0.5), { x: at(-1, 0.5).x, y: at(0.5, 0.5).y });
    const fromLeft = async () => (await told()).x;
    await expect.poll(fromLeft).toBeLessThan(30);
    const end = await fromLeft();
    await page.mouse.move(at(0.25, 0.5).x, at(0.25, 0.5).y);
    await page.evaluate(twoFrames);
    expect(await fromLeft()).toBe(end);
  });
});

test('what was moved away leaves nothing on the cloth', async ({ page }) => {
  // Its print area ends a quarter into a pixel of the stage, which has three for four of the photograph.
  await withStyles(page, ([style]) => {
    if (!style) return;
    const { photo, area } = style.front;
    const part = (pixels: number) => (pixels * 100) / photo.height;
    const top = 4 * Math.round(photo.height * 0.1);
    const height = 4 * Math.round(photo.height * 0.04) + 3;
    style.front.area = { ...area, top: part(top), height: part(height) };
  });
  const opened = await openWithLogo(page);
  const { words, slider, stage, chooser } = opened;
  // Drawn as far as its edge.
  await change(opened, () => chooser.setInputFiles(file(svg, 'logo.svg', 'image/svg+xml')));
  await slider(words.down).fill('0.5');
  const drawn = () => stage.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await change(opened, () => slider(words.size).fill('13'));
  const before = await drawn();
  const down = slider(words.down);
  for (const end of ['min', 'max']) {
    const most = `${await down.getAttribute(end)}`;
    await change(opened, () => down.fill(most));
    await change(opened, () => down.fill('0.5'));
    expect(await drawn()).toBe(before);
  }
});

test('the message says that the print was moved, until its place is pressed again', async ({
  page,
}) => {
  const opened = await openWithLogo(page);
  const { words, button, attach } = opened;
  const [, placed = ''] = words.print.placed?.split('{print}') ?? [];
  for (const isMoved of [true, false]) {
    if (!isMoved) await button(words.places.chest).click();
    await saved(page, opened);
    const address = new URL(`${await attach.getAttribute('href')}`);
    expect(address.searchParams.get('text')?.includes(placed)).toBe(isMoved || placed === '');
    await button(words.edit).click();
  }
});

test('two fingers size the logo and one drags it, and the page stays where it is', async ({
  page,
}) => {
  const { stage, told, at } = await openWithLogo(page);
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
  const { cm: first } = await told();
  const size = async () => (await told()).cm;
  await test.step('two fingers size it', async () => {
    await touch('touchStart', at(0.4, 0.5), at(0.6, 0.5));
    await touch('touchMove', at(0.3, 0.5), at(0.7, 0.5));
    await expect.poll(size).toBeGreaterThan(first * 1.5);
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
      at(0.9, 0.5),
    );
    await expect.poll(size).toBeGreaterThan(before);
    const pinched = await told();
    await touch('touchMove', at(0.35, 0.5), at(0.7, 0.5));
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect.poll(async () => (await told()).x).toBeGreaterThan(pinched.x + 2);
    expect(await size()).toBe(pinched.cm);
  });
  // The browser neither scrolls nor zooms meanwhile, and the page behind stays where it is.
  await expect(stage).toHaveCSS('touch-action', 'none');
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});

test('a drag takes less than a frame on a processor of a quarter of the speed', async ({
  page,
}) => {
  const { stage, at } = await openWithLogo(page);
  const [from, to] = [at(0.5, 0.5), at(0.7, 0.6)];
  const drag = () =>
    stage.evaluate(
      async (stage, { from, to }) => {
        const fire = (type: string, part: number) => {
          const clientX = from.x + (to.x - from.x) * part;
          const clientY = from.y + (to.y - from.y) * part;
          const options = { pointerId: 1, bubbles: true, clientX, clientY };
          stage.dispatchEvent(new PointerEvent(type, options));
        };
        stage.setPointerCapture = () => undefined;
        fire('pointerdown', 0);
        for (let frame = 1; frame <= 60; frame++) {
          fire('pointermove', frame / 60);
          await new Promise(requestAnimationFrame);
        }
        fire('pointerup', 1);
      },
      { from, to },
    );
  // The first frames are compiled.
  await drag();
  const calls = await scriptCalls(page, drag);
  const all = calls.reduce((sum, call) => sum + call, 0);
  expect((all / 60) * 4).toBeLessThan(16.7);
});
