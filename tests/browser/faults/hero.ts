import type { Page } from '@playwright/test';
import { readContent } from '../../../src/content/read.ts';
import { addressOf, type Language } from '../../../src/language.ts';
import { expect } from '../test.ts';

/** How long a slide stands, in milliseconds. */
export const turn = 4000;

/** The parts of the hero in a language, as a visitor finds them. */
export function heroOf(page: Page, language: Language) {
  const { hero } = readContent('home', language);
  return {
    words: hero,
    slogans: hero.slides.map(({ text }) => text),
    heading: page.getByRole('heading', { level: 1 }),
    dots: page.getByRole('list', { name: hero.chooseSlide }).getByRole('button'),
    pause: page.getByRole('button', { name: hero.pause }),
    play: page.getByRole('button', { name: hero.play }),
    action: page.getByRole('main').getByRole('link', { name: hero.action }),
  };
}

/** Puts the clock into the test's hand, and counts the timers of the rotation that are running. */
export async function holdClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript((turn) => {
    const running = new Set<unknown>();
    const { setTimeout, clearTimeout } = window;
    Object.assign(window, {
      running,
      setTimeout: (run: () => void, delay?: number) => {
        const timer: unknown = setTimeout(() => {
          running.delete(timer);
          run();
        }, delay);
        if (delay === turn) running.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        running.delete(timer);
        clearTimeout(timer);
      },
    });
  }, turn);
}

/** How many timers of the rotation are running. Needs `holdClock`. */
export const timers = (page: Page) =>
  page.evaluate(() => (window as unknown as { running: Set<unknown> }).running.size);

/**
 * One timer of the rotation is running, or is about to: React starts it a moment after it has drawn
 * the slide, and a clock that moves on before that leaves it behind. Needs `holdClock`.
 */
export const expectOneTimer = (page: Page) => expect.poll(() => timers(page)).toBe(1);

/** Opens the home page with the clock held, and lets the hero come alive. */
export async function openHero(page: Page, language: Language) {
  await holdClock(page);
  await page.goto(addressOf('home', language));
  await comeAlive(page, language);
}

/** Lets the hero of a loaded page come alive. */
export async function comeAlive(page: Page, language: Language) {
  await page.clock.runFor(300);
  await expect(heroOf(page, language).dots.first()).toBeVisible();
}

/** The hero takes one step a turn, by one timer. */
export async function expectRotation(page: Page, language: Language, steps = 2) {
  const { heading, slogans } = heroOf(page, language);
  const from = slogans.indexOf((await heading.textContent()) ?? '');
  expect(from).toBeGreaterThanOrEqual(0);
  await expectOneTimer(page);
  for (let step = 1; step <= steps; step++) {
    await page.clock.runFor(turn);
    await expect(heading).toHaveText(slogans[(from + step) % slogans.length] as string);
    await expectOneTimer(page);
  }
}

/** The first slide as the page was served: no controls, and a button that leads on. */
export async function expectAsServed(page: Page, language: Language) {
  const { heading, slogans, pause, dots, action } = heroOf(page, language);
  await expect(heading).toHaveText(slogans[0] as string);
  await expect(heading).toBeVisible();
  await expect(pause).toBeHidden();
  await expect(dots).toHaveCount(0);
  await action.click();
  await expect(page).toHaveURL(addressOf('start-project', language));
}
