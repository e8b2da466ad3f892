import { defaultLocale, localeCodes, locales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { test as base, entries, expect } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';
import { publishedName } from '../helpers/published-name.ts';
import { translate } from '../helpers/translate.ts';

const locale = defaultLocale;
const { slides } = entries[locale].home.hero;

/** The hero in the default language, opened with its clock stopped. */
const test = base.extend<{ hero: ReturnType<typeof heroOf> }>({
  hero: async ({ page }, use) => {
    const hero = heroOf(page, locale);
    await hero.open();
    await use(hero);
  },
});

for (const locale of localeCodes) {
  test(`${locale}: a visitor sees the hero's words and the top of a figure without scrolling`, async ({
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
    await test.step('what letters have under their line, as the dots of ي, stands on the label', async () => {
      expect(await eyebrow.evaluate(roomUnderLetters)).toBeGreaterThan(0);
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
  });

  test(`${locale}: photographs and arrows face the way of reading, and the logo stays as it is`, async ({
    page,
  }) => {
    await page.goto(pathOf('home', locale));
    // The photographs are calm on their right; left-to-right words need that side mirrored.
    const across = (part: string, pseudo?: string) =>
      page
        .locator(part)
        .first()
        .evaluate(
          (element, pseudo) => new DOMMatrix(getComputedStyle(element, pseudo).transform).a,
          pseudo,
        );
    const mirrored = locales[locale].direction === 'ltr' ? -1 : 1;
    expect(await across('main picture img')).toBe(mirrored);
    // An arrow points on, and is drawn for Arabic. A logo is the same everywhere.
    expect(await across('main a[href$="#startups"] svg')).toBe(mirrored);
    // What covers the line between the steps withdraws from where they begin.
    expect(await across('main ol', '::after')).toBe(mirrored);
    expect(await across('header a :is(img, [aria-hidden])')).toBe(1);
  });
}

test.describe('the hero', () => {
  test.skip(slides.length < 2, 'a single slide does not rotate, and has no controls');

  test('is a carousel of named slides with named controls', async ({ hero }) => {
    const names = hero.slogans.map((_, index) =>
      hero.words.slide
        .replace('{number}', `${index + 1}`)
        .replace('{count}', `${hero.slogans.length}`),
    );
    await expect(hero.region).toHaveAttribute('aria-roledescription', hero.words.carouselRole);
    await expect(hero.dots).toHaveCount(names.length);
    for (const [index, name] of names.entries()) {
      await hero.dots.nth(index).click();
      await expect(hero.dots.nth(index)).toHaveAccessibleName(name);
      await expect(hero.dots.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(hero.region.locator('[aria-current]')).toHaveCount(1);
      // The widest is seen to be the current one, in any colors.
      await expect.poll(() => hero.dots.evaluateAll(widest)).toBe(index);
      // Slides that do not stand are hidden from assistive technology too.
      const slide = hero.region.getByRole('group');
      await expect(slide).toHaveCount(1);
      await expect(slide).toHaveAccessibleName(name);
      await expect(slide).toHaveAttribute('aria-roledescription', hero.words.slideRole);
      await expect(slide).toHaveText(hero.slogans[index] ?? '');
    }
  });

  test('advances every 4000 ms, from the last to the first, and as long after a press on a dot', async ({
    hero,
  }) => {
    for (const index of [...slides.keys(), 0]) await hero.expectTurn(index);
    for (const target of [slides.length - 1, 0]) {
      await hero.rotateFor(3000);
      await hero.dots.nth(target).click();
      await hero.expectTurn(target);
    }
  });

  test('advances in browsers without requestIdleCallback', async ({ page }) => {
    // The stopped clock has one of its own.
    await page.clock.install();
    await page.addInitScript('delete window.requestIdleCallback');
    const hero = heroOf(page, locale);
    await hero.open();
    expect(await page.evaluate(() => typeof requestIdleCallback)).toBe('undefined');
    await hero.expectTurn(0);
  });

  test('pauses and plays, and is read aloud only while it is paused', async ({ hero, page }) => {
    const live = hero.region.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    // The two bars of the one sign leave its middle free; the triangle of the other fills it.
    const fillsMiddle = (button: typeof hero.play) =>
      button
        .locator('path')
        .evaluate((sign: SVGPathElement) => sign.isPointInFill(new DOMPoint(12, 12)));
    expect(await fillsMiddle(hero.pause)).toBe(false);
    await hero.pause.click();
    expect(await fillsMiddle(hero.play)).toBe(true);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect.poll(hero.timers).toBe(0);
    await page.clock.runFor(60_000);
    await hero.play.click();
    await hero.expectTurn(0);
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

  test('goes on under the mouse, and holds while the focus is inside, unless it is on Play', async ({
    hero,
    page,
  }) => {
    await hero.heading.hover();
    await hero.expectTurn(0);
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

  test('holds for a keyboard that was in it before its script came', async ({ page }) => {
    const hero = heroOf(page, locale);
    await hero.open(() => hero.chat.focus());
    await expect.poll(hero.timers).toBe(0);
    await page.clock.runFor(60_000);
    await expect(hero.heading).toHaveText(`${hero.slogans[0]}`);
  });

  test('holds in a hidden tab, and takes one step at a time afterwards', async ({ hero, page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await expect.poll(hero.timers).toBe(0);
    await page.clock.fastForward('08:00:00');
    await setHidden(false);
    await hero.expectTurn(0);
  });

  test('fades a photograph in for one second over the one before it', async ({ hero, page }) => {
    await hero.dots.last().click();
    const shown = page.locator('[data-shown="true"]', {
      has: page.locator(`img[src*="/${publishedName(slides.at(-1)?.photo)}."]`),
    });
    await expect(shown).toHaveCSS('transition-property', 'opacity');
    await expect(shown).toHaveCSS('transition-duration', '1s');
    await expect(shown).toHaveCSS('transition-delay', '0s');
    await expect(shown).toHaveCSS('opacity', '1');
    // The photograph before it goes only when it is covered.
    await expect(page.locator('[data-shown="false"]').first()).toHaveCSS('transition-delay', '1s');
  });

  test('fetches each photograph one slide ahead, and none ahead while it stands', async ({
    page,
  }) => {
    const hero = heroOf(page, locale);
    const { home, catalog } = entries[locale];
    // Those that the page shows elsewhere too may come at any time.
    const elsewhere = JSON.stringify([home.audiences, catalog.styles]);
    const own = slides.map(({ photo }) => !elsewhere.includes(`"${photo}"`) && photo);
    const first = (count: number) => [...new Set(own.slice(0, count))].filter(Boolean);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const name = own.find(
        (photo) => photo && request.url().includes(`/${publishedName(photo)}.`),
      );
      if (name) fetched.add(name);
    });
    await hero.open();
    await expect.poll(() => [...fetched]).toEqual(first(2));
    await hero.rotateFor(4000);
    await expect.poll(() => [...fetched]).toEqual(first(3));
    fetched.clear();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload({ waitUntil: 'networkidle' });
    await page.clock.runFor(300);
    await hero.dots.first().click();
    await page.waitForLoadState('networkidle');
    expect([...fetched]).toEqual(first(1));
  });
});

test('the hero advances while a translator rewrites it, and stands where its heading is taken away', async ({
  page,
  errors,
}) => {
  test.skip(slides.length < 2, 'one slide alone');
  await page.addInitScript(translate);
  const hero = heroOf(page, locale);
  await hero.open();
  for (const index of [0, 1]) {
    await expect(hero.heading).toHaveText(`·${hero.slogans[index]}`);
    await hero.rotateFor(4000);
  }
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await expect.poll(hero.timers).toBe(1);
  await page.clock.runFor(4000);
  await expect(hero.heading).toHaveText(`·${hero.slogans[0]}`);
  await expect(hero.dots).toHaveCount(0);
  expect(await hero.timers()).toBe(0);
  for (const error of errors.splice(0)) expect(error).toMatch(/removeChild|NotFoundError/);
});

test('a photograph stays until the next one has arrived, and paper has the first alone', async ({
  page,
}) => {
  test.skip(slides.length < 2, 'one slide alone');
  let isHeld = true;
  const first = () => page.locator('picture').first().innerHTML();
  await page.route('**/_astro/*.avif', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isHeld || (await first()).includes(pathname)) await route.continue();
  });
  const hero = heroOf(page, locale);
  await hero.open();
  const later = page.locator('picture[data-shown]');
  const shown = later.and(page.locator('[data-shown="true"]')).locator('img');
  await expect(shown).toHaveCount(1);
  await hero.dots.nth(1).click();
  await expect(hero.heading).toHaveText(`${slides[1]?.text}`);
  await expect.poll(() => later.count()).toBeGreaterThan(1);
  await expect(shown).toHaveCount(1);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  isHeld = false;
  await page.emulateMedia({ media: 'print' });
  await expect(later.filter({ visible: true })).toHaveCount(0);
  // The words stand under it.
  const photo = await page.locator('picture').first().boundingBox();
  const heading = await hero.heading.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + Number(photo?.height));
});

/** Which of the dots is drawn the widest; runs in the page. */
function widest(dots: Element[]): number {
  const widths = dots.map((dot) => Number.parseFloat(getComputedStyle(dot, '::before').width));
  return widths.indexOf(Math.max(...widths));
}

/** How much of a label is left under the lowest of its letters, in pixels; runs in the page. */
function roomUnderLetters(label: Element): number {
  const baseline = label.appendChild(document.createElement('i'));
  baseline.style.display = 'inline-block';
  const { bottom } = baseline.getBoundingClientRect();
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  context.font = getComputedStyle(label).font;
  const letters = context.measureText(`${label.textContent}`).actualBoundingBoxDescent;
  return label.getBoundingClientRect().bottom - bottom - letters;
}
