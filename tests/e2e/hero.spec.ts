import { defaultLocale, localeCodes, locales } from '../../src/i18n/locales.ts';
import { publishedName } from '../helpers/built-site.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

const locale = defaultLocale;
const { slides } = entries[locale].home.hero;

for (const locale of localeCodes) {
  test(`${locale}: a visitor sees the hero's words and the top of a figure without scrolling, as they are read`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const hero = heroOf(page, locale);
    await hero.open();
    const eyebrow = page.getByRole('main').getByText(hero.words.eyebrow, { exact: true });

    await test.step('a small phone shows label, slogan and buttons', async () => {
      for (const seen of [eyebrow, hero.heading, hero.action, hero.chat])
        await expect(seen).toBeInViewport({ ratio: 1 });
    });
    await test.step('the label is not read again with each slide', async () => {
      await expect(hero.region.locator('[aria-live]')).not.toContainText(hero.words.eyebrow);
    });
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [768, 1024],
      [1280, 720],
      [1920, 1080],
    ] as const) {
      await test.step(`a window of ${width} x ${height} shows the top of a figure`, async () => {
        await page.setViewportSize({ width, height });
        const tops = eyebrow.or(page.locator('.numeral'));
        const [first = 0, figure = 0] = await tops.evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect().top),
        );
        // A sixth of a figure's line is above the digits.
        expect(figure + 12).toBeLessThan(height);
        // The words leave a phone two fifths of the photograph.
        const box = await hero.region.boundingBox();
        if (width < height && box) expect((first - box.y) / box.height).toBeGreaterThan(0.39);
      });
    }
    await test.step('photographs and arrows face the way of reading, and the logo stays as it is', async () => {
      const across = (part: string, pseudo?: string) =>
        page
          .locator(part)
          .first()
          .evaluate(
            (element, pseudo) => new DOMMatrix(getComputedStyle(element, pseudo).transform).a,
            pseudo,
          );
      // The photographs are calm on their right; left-to-right words need that side mirrored.
      const mirrored = locales[locale].direction === 'ltr' ? -1 : 1;
      expect(await across('main picture img')).toBe(mirrored);
      // An arrow points on, and is drawn for Arabic. A logo is the same everywhere.
      expect(await across('main a[href$="#startups"] svg')).toBe(mirrored);
      // What covers the line between the steps withdraws from where they begin.
      expect(await across('main ol', '::after')).toBe(mirrored);
      expect(await across('header a :is(img, [aria-hidden])')).toBe(1);
    });
  });
}

test.describe('the hero', () => {
  test.skip(slides.length < 2, 'a single slide does not rotate, and has no controls');

  test('advances, holds for a keyboard, and can be paused, as a carousel with named slides and controls', async ({
    page,
  }) => {
    const hero = heroOf(page, locale);
    const last = slides.length - 1;
    const live = hero.region.locator('[aria-live]');
    await hero.open();
    await expect(hero.region).toHaveAttribute('aria-roledescription', hero.words.carouselRole);

    await test.step('it advances every 4000 ms, also under the mouse, from the last to the first', async () => {
      await hero.heading.hover();
      for (const index of [...slides.keys(), 0]) await hero.expectTurn(index);
    });
    await test.step('it holds while the focus of a keyboard is inside, unless that is on Play', async () => {
      await hero.pause.focus();
      await expect.poll(hero.timers).toBe(0);
      await page.clock.runFor(60_000);
      await hero.chat.focus();
      await page.keyboard.press('Tab');
      await hero.expectTurn(1);
      await hero.pause.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(hero.pause).toBeFocused();
      await hero.expectTurn(2);
      await page.keyboard.press('Tab');
      await expect(hero.dots.first()).toBeFocused();
      await expect.poll(hero.timers).toBe(0);
    });
    await test.step('a dot leads to its slide, and says so; no other slide is there for screen readers', async () => {
      const names = hero.slogans.map((_, index) =>
        hero.words.slide.replace('{number}', `${index + 1}`).replace('{count}', `${last + 1}`),
      );
      await expect(hero.dots).toHaveCount(names.length);
      for (const [index, name] of names.entries()) {
        await hero.dots.nth(index).click();
        await expect(hero.dots.nth(index)).toHaveAccessibleName(name);
        await expect(hero.dots.nth(index)).toHaveAttribute('aria-current', 'true');
        await expect(hero.region.locator('[aria-current]')).toHaveCount(1);
        // The widest is seen to be the current one, in any colors.
        await expect.poll(() => hero.dots.evaluateAll(widest)).toBe(index);
        const slide = hero.region.getByRole('group');
        await expect(slide).toHaveCount(1);
        await expect(slide).toHaveAccessibleName(name);
        await expect(slide).toHaveAttribute('aria-roledescription', hero.words.slideRole);
        await expect(slide).toHaveText(hero.slogans[index] ?? '');
      }
    });
    await test.step('a photograph fades in for one second over the one before it', async () => {
      const photo = page.locator(`img[src*="/${publishedName(slides.at(-1)?.photo)}."]`);
      const shown = page.locator('[data-shown="true"]', { has: photo });
      await expect(shown).toHaveCSS('transition', 'opacity 1s linear');
      await expect(shown).toHaveCSS('opacity', '1');
      // The photograph before it goes only when it is covered.
      const before = page.locator('[data-shown="false"]').first();
      await expect(before).toHaveCSS('transition-delay', '1s');
    });
    await test.step('no two slogans are seen at once, and the next is there before its photograph', async () => {
      const seen = await hero.region.evaluate(slogansDuringTurn, 0);
      for (const opacities of seen) expect(opacities.length).toBeLessThan(2);
      for (const opacities of seen.slice(5)) expect(opacities).toEqual([1]);
    });
    await test.step('after a press on a dot a slide stands as long as any', async () => {
      await hero.rotateFor(3000);
      await hero.dots.nth(last).click();
      await hero.expectTurn(last);
    });
    await test.step('it pauses and plays, and is read aloud only while it is paused', async () => {
      await expect(live).toHaveAttribute('aria-live', 'off');
      await hero.pause.click();
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await expect.poll(hero.timers).toBe(0);
      await page.clock.runFor(60_000);
      await hero.play.click();
      await hero.expectTurn(0);
    });
  });

  test('starts paused under prefers-reduced-motion, and plays when it is asked to', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = heroOf(page, locale);
    await hero.open();
    await expect(hero.play).toBeVisible();
    await page.clock.runFor(60_000);
    await hero.play.click();
    await hero.expectTurn(0);
  });

  test('is swiped in the direction of reading, and not by a scroll', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hero = heroOf(page, locale);
    await hero.open();
    const swipe = (across: number, down: number) =>
      hero.region.evaluate(
        (region, [across, down]) => {
          const finger = (clientX: number, clientY: number) =>
            new Touch({ identifier: 1, target: region, clientX, clientY });
          const init = { bubbles: true, cancelable: true };
          const start = [finger(200, 200)];
          region.dispatchEvent(new TouchEvent('touchstart', { ...init, touches: start }));
          const end = { ...init, changedTouches: [finger(200 + across, 200 + down)] };
          region.dispatchEvent(new TouchEvent('touchend', end));
        },
        [across, down] as const,
      );
    const shows = (index: number) =>
      expect(hero.dots.nth(index)).toHaveAttribute('aria-current', 'true');
    const next = locales[locale].direction === 'rtl' ? 90 : -90;
    await swipe(next, 20);
    await shows(1);
    await swipe(next, 200);
    await swipe(next / 3, 0);
    await shows(1);
    await swipe(-next, 20);
    await swipe(-next, 20);
    await shows(slides.length - 1);
  });
});

/** Which of the dots is drawn the widest; runs in the page. */
function widest(dots: Element[]): number {
  const widths = dots.map((dot) => Number.parseFloat(getComputedStyle(dot, '::before').width));
  return widths.indexOf(Math.max(...widths));
}

/** Presses a dot, and says how opaque each slogan is that is seen, at each tenth of a second from then on; runs in the page. */
async function slogansDuringTurn(hero: Element, dot: number): Promise<number[][]> {
  hero
    .querySelectorAll('li button')
    [dot]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await Promise.resolve();
  const slogans = [...hero.querySelectorAll('[data-current]')];
  const fades = slogans.flatMap((slogan) => slogan.getAnimations());
  for (const fade of fades) fade.pause();
  return Array.from({ length: 11 }, (_, tenth) => {
    for (const fade of fades) fade.currentTime = tenth * 100;
    const looks = slogans.map((slogan) => getComputedStyle(slogan));
    const seen = looks.filter(({ visibility }) => visibility === 'visible');
    return seen.map(({ opacity }) => Number(opacity)).filter((opacity) => opacity > 0);
  });
}
