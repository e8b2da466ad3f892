import type { Page } from '@playwright/test';
import { addressOf, languageCodes } from '../../../src/language.ts';
import { common } from '../../site.ts';
import { expect, test } from '../test.ts';
import { expectRotation, heroOf, openHero } from './hero.ts';

/** Another one: MONKEY_SEED=7 npx playwright test monkey */
const seed = Number(process.env.MONKEY_SEED ?? 20261121);
const batches = 40;
const batch = 250;

for (const language of languageCodes) {
  test(`${language}: 10,000 random events, seed ${seed}, leave the home page alive`, async ({
    page,
  }) => {
    test.slow();
    await openHero(page, language);
    await stayHere(page);
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(random() * items.length)] as Item;

    for (let round = 0; round < batches; round++) {
      await page.setViewportSize({ width: pick([320, 360, 768, 1280]), height: pick([300, 780]) });
      await page.keyboard.press(
        pick(['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'End', 'Home']),
      );
      await page.mouse.click(random() * 320, random() * 300);
      await act(page, Array.from({ length: 6 * batch }, random));
      await page.clock.runFor(Math.floor(random() * 5000));
    }

    await page.setViewportSize({ width: 360, height: 780 });
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    });
    const { play, heading } = heroOf(page, language);
    // By a key: the page may still be scrolling from one, and carry the button away from under a click.
    if (await play.isVisible()) await play.press('Enter');
    await expect(heading).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await expectRotation(page, language, 6);

    const { navigation } = common[language].words;
    await page.getByRole('button', { name: navigation.open }).click();
    await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${addressOf('home', language)}(#content)?$`));
  });
}

/** Lets no link lead away, and the language stay. */
function stayHere(page: Page) {
  return page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link && link.hash !== '#content') event.preventDefault();
        if (link?.hreflang) event.stopImmediatePropagation();
      },
      { capture: true },
    ),
  );
}

/** Does a batch of random things in the page, one right after the other. */
function act(page: Page, numbers: number[]) {
  return page.evaluate(
    async ({ count, numbers }) => {
      let drawn = 0;
      const random = () => numbers[drawn++ % numbers.length] as number;
      const elements = [...document.querySelectorAll('body *')];
      const pressed = [...document.querySelectorAll<HTMLElement>('a, button')];
      const pick = <Item>(items: readonly Item[]) =>
        items[Math.floor(random() * items.length)] as Item;
      const options = () => ({
        bubbles: true,
        cancelable: true,
        clientX: random() * innerWidth,
        clientY: random() * innerHeight,
        pointerType: pick(['mouse', 'touch']),
        key: pick(['Tab', 'Enter', ' ', 'Escape', 'ArrowLeft', 'ArrowRight']),
      });
      const acts = [
        () => pick(pressed).click(),
        () => pick(elements).dispatchEvent(new MouseEvent('click', options())),
        () => pick(pressed).focus(),
        () => pick(pressed).blur(),
        () => scrollTo(0, random() * document.body.scrollHeight),
        () => pick(elements).dispatchEvent(new PointerEvent('pointerdown', options())),
        () => pick(elements).dispatchEvent(new PointerEvent('pointerup', options())),
        () => pick(elements).dispatchEvent(new MouseEvent('mouseover', options())),
        () => pick(elements).dispatchEvent(new KeyboardEvent('keydown', options())),
        () => pick(elements).dispatchEvent(new Event('touchstart', options())),
        () => dispatchEvent(new Event('resize')),
        () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        () => document.dispatchEvent(new Event('visibilitychange')),
      ];
      for (let number = 0; number < count; number++) {
        pick(acts)();
        // Now and then React gets to draw in between.
        if (random() < 0.1) await Promise.resolve();
      }
    },
    { count: batch, numbers },
  );
}

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
