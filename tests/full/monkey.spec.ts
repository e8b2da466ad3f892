import { localeCodes } from '../../src/i18n/locales.ts';
import { pages } from '../../src/i18n/routes.ts';
import { heroOf } from '../e2e/hero.ts';
import { entries, expect, visit } from '../e2e/test.ts';
import { expectUsable, test } from './usable.ts';

/** Others, and more: MONKEY_SEED=7 MONKEY_EVENTS=10000 npx playwright test --config=tests/full/playwright.config.ts monkey */
const seed = Number(process.env.MONKEY_SEED ?? 20261121);
const batchSize = 100;
const batches = Number(process.env.MONKEY_EVENTS ?? 2000) / batchSize;

for (const locale of localeCodes) {
  test(`${locale}: the home page survives ${batches * batchSize} random events, seed ${seed}`, async ({
    page,
  }) => {
    test.setTimeout(batches * 3000);
    const hero = heroOf(page, locale);
    await hero.open();
    await page.evaluate(stayHere);
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item;

    for (let batch = 0; batch < batches; batch++) {
      await page.setViewportSize({ width: pick([320, 360, 768, 1280]), height: pick([300, 780]) });
      await page.keyboard.press(
        pick(['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'End', 'Home']),
      );
      await page.mouse.click(random() * 320, random() * 300);
      const numbers = Array.from({ length: 6 * batchSize }, random);
      await page.evaluate(act, { count: batchSize, numbers });
      await page.clock.runFor(Math.floor(random() * 5000));
    }

    await page.setViewportSize({ width: 360, height: 780 });
    await page.keyboard.press('Escape');
    // By a key: the page may still be scrolling, and carry the button away from under a click.
    if (await hero.play.isVisible()) await hero.play.press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const from = hero.slogans.indexOf((await hero.heading.textContent()) ?? '');
    for (let step = 0; step < 6; step++) {
      await expect(hero.heading).toHaveText(
        hero.slogans[(from + step) % hero.slogans.length] ?? '',
      );
      await hero.rotateFor(4000);
    }
    const { menu: words } = entries[locale].layout;
    await page.getByRole('button', { name: words.open }).press('Enter');
    await expect(page.getByRole('navigation', { name: words.label })).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  });

  test(`${locale}: the home page survives resizes in the middle of view transitions`, async ({
    page,
  }) => {
    const menu = page.getByRole('navigation', { name: entries[locale].layout.menu.label });
    await visit(page, 'home', locale);
    for (const name of [...pages, ...pages, 'home'] as const) {
      await page.setViewportSize({ width: 1280, height: 780 });
      const link = menu.getByRole('link', { name: entries[locale][name].navigation, exact: true });
      const gone = page.waitForEvent('framenavigated');
      await link.click({ noWaitAfter: true });
      for (const width of [1100, 700, 1200]) await page.setViewportSize({ width, height: 600 });
      await gone;
    }
    await expectUsable(page, 'home', locale);
  });
}

/** Lets no link lead away; runs in the page. */
function stayHere() {
  const stay = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (link && link.hash !== '#content') event.preventDefault();
    if (link?.hreflang) event.stopImmediatePropagation();
  };
  addEventListener('click', stay, { capture: true });
}

/** Does a batch of random things, one right after the other; runs in the page. */
function act({ count, numbers }: { count: number; numbers: number[] }) {
  let drawn = 0;
  const random = () => numbers[drawn++ % numbers.length] as number;
  const pick = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)] as Item;
  const elements = document.querySelectorAll('body *');
  const controls = document.querySelectorAll<HTMLElement>('a, button');
  const options = () => ({
    bubbles: true,
    cancelable: true,
    clientX: random() * innerWidth,
    clientY: random() * innerHeight,
    pointerType: pick(['mouse', 'touch']),
    key: pick(['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight']),
  });
  const acts = [
    () => pick(controls).click(),
    () => pick(controls).focus(),
    () => pick(controls).blur(),
    () => scrollTo(0, random() * document.body.scrollHeight),
    () => pick(elements).dispatchEvent(new MouseEvent(pick(['click', 'mouseover']), options())),
    () => pick(elements).dispatchEvent(new KeyboardEvent('keydown', options())),
    () =>
      pick(elements).dispatchEvent(new PointerEvent(pick(['pointerdown', 'pointerup']), options())),
    () => dispatchEvent(new Event('resize')),
    () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ];
  for (let number = 0; number < count; number++) pick(acts)();
}

/** Random numbers from 0 to 1, the same ones for the same seed (Lehmer's generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
