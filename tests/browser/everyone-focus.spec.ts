import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readContent } from '../../src/content/read.ts';
import { everyAnswer } from '../site.ts';
import { expect, test } from './test.ts';

interface Stop {
  /** Its place among all that a keyboard can reach, in the document's order; the map's page is not ours. */
  index: number;
  name: string;
  inView: boolean;
  uncovered: boolean;
  /** Its box and the ring around it. */
  box: { x: number; y: number; width: number; height: number };
}

/** What has the focus, once the page stands still under it. */
function look(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const focused = document.activeElement as HTMLElement;
    const reachable = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const ring = 8;
    const x = Math.max(0, left - ring);
    const y = Math.max(0, top - ring);
    return {
      index: reachable.indexOf(focused),
      name: `${focused.localName} ${focused.ariaLabel ?? focused.textContent}`,
      inView: left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight,
      uncovered: hit !== null && focused.contains(hit),
      box: {
        x,
        y,
        width: Math.min(innerWidth, x + width + 2 * ring) - x,
        height: Math.min(innerHeight, y + height + 2 * ring) - y,
      },
    };
  });
}

/** How many pixels of the place change when every focus ring is taken away. */
async function ringPixels(page: Page, clip: Stop['box']): Promise<number> {
  const shoot = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withRing = await shoot();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { outline-color: transparent !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const without = await shoot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  let changed = 0;
  for (let at = 0; at < withRing.length; at += 3) {
    const difference = [0, 1, 2].map((part) =>
      Math.abs((withRing[at + part] as number) - (without[at + part] as number)),
    );
    if (Math.max(...difference) > 40) changed++;
  }
  return changed;
}

for (const { page: name, language, address } of everyAnswer) {
  for (const width of [390, 1280]) {
    test(`a keyboard goes through ${address} in order and in sight at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address, { waitUntil: 'networkidle' });
      if (name === 'home') {
        const { hero } = readContent('home', language);
        await expect(page.getByRole('button', { name: hero.play })).toBeVisible();
      }
      const faults: string[] = [];
      const visited: number[] = [];

      const visit = async (key: 'Tab' | 'Shift+Tab') => {
        await page.keyboard.press(key);
        const stop = await look(page);
        visited.push(stop.index);
        const fault = (what: string) => faults.push(`${key} to ${stop.name}: ${what}`);
        if (!stop.inView) fault('out of view');
        if (!stop.uncovered) fault('covered');
        return { ...stop, fault };
      };

      // The skip link leaves the list of what is visible as soon as it loses the focus.
      const { index } = await visit('Tab');
      expect(index).toBe(0);
      const count = await page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button')].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          ).length,
      );
      expect(count).toBeGreaterThan(10);
      for (let left = count - 1; left > 0; left--) {
        const stop = await visit('Tab');
        const needed = stop.box.width + stop.box.height;
        if ((await ringPixels(page, stop.box)) < needed) stop.fault('no ring to be seen');
      }
      for (let left = count - 1; left > 0; left--) await visit('Shift+Tab');

      const forth = Array.from({ length: count }, (_, at) => at);
      expect(visited).toEqual([...forth, ...forth.slice(0, -1).reverse()]);
      expect(faults).toEqual([]);
    });
  }
}
