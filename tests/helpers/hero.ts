import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { entries, expect } from './fixtures.ts';

/** The hero of the home page, as a page object. */
export function heroOf(page: Page, locale: Locale) {
  const { home, layout } = entries[locale];
  const { hero } = home;
  const region = page.getByRole('region', { name: hero.label, exact: true });

  /** How many timers of the rotation are running. Only after `open`. */
  const timers = () =>
    page.evaluate(() => (window as unknown as { running: Set<number> }).running.size);

  return {
    words: hero,
    slogans: hero.slides.map(({ text }) => text),
    region,
    heading: page.getByRole('heading', { level: 1 }),
    dots: region.getByRole('list', { name: hero.chooseSlide, exact: true }).getByRole('button'),
    pause: region.getByRole('button', { name: hero.pause, exact: true }),
    play: region.getByRole('button', { name: hero.play, exact: true }),
    action: region.getByRole('link', { name: layout.action, exact: true }),
    chat: region.getByRole('link', { name: layout.chat.label }),
    timers,

    /** Opens the page with its clock stopped, until the hero is hydrated; `before` is what a visitor does until then. */
    async open(before = async () => {}) {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.addInitScript(countLongTimers);
      await page.goto(pathOf('home', locale));
      await before();
      // The hero hydrates in an idle moment after the load event.
      await page.clock.runFor(300);
      if (hero.slides.length > 1) await expect(this.dots.first()).toBeVisible();
    },

    /** Expects a slide to stand for 4000 ms, and the next one to follow. */
    async expectTurn(index: number) {
      const slogan = (index: number) => hero.slides[index % hero.slides.length]?.text ?? '';
      await expect(this.heading).toHaveText(slogan(index));
      await this.rotateFor(3990);
      await expect(this.heading).toHaveText(slogan(index));
      await page.clock.runFor(10);
      await expect(this.heading).toHaveText(slogan(index + 1));
    },

    /**
     * Lets time pass for a hero that rotates. React starts the timer a moment after it has shown
     * the slide, and a clock that runs before that would leave the timer behind.
     */
    async rotateFor(milliseconds: number) {
      await expect.poll(timers).toBe(1);
      await page.clock.runFor(milliseconds);
    },
  };
}

/** Keeps count of the timers of a second or more; runs in the page. */
function countLongTimers() {
  const running = new Set<number>();
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    running,
    setTimeout: (run: () => void, delay = 0) => {
      const timer = setTimeout(() => {
        running.delete(timer);
        run();
      }, delay);
      if (delay >= 1000) running.add(timer);
      return timer;
    },
    clearTimeout: (timer: number) => {
      running.delete(timer);
      clearTimeout(timer);
    },
  });
}
