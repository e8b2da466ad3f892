import { expect } from 'vitest';
import type { Browser } from '../browser.ts';
import { path, seen, text } from './in-page.ts';

/** In milliseconds, how long a slow machine may take for what takes a moment. */
export const patience = { timeout: 30_000, interval: 50 };

/** Someone at a browser, who waits for what should come. Selectors are CSS. */
export class Visitor {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Expects that the page at this address comes. */
  toBeAt(address: string) {
    return expect.poll(() => this.browser.evaluate(path), patience).toBe(address);
  }

  /** Expects that the first such element says these words. */
  toRead(selector: string, words: string | undefined) {
    return expect.poll(() => this.browser.evaluate(text, selector), patience).toBe(words);
  }

  /** Expects that many such elements, every one of which can be seen and pressed. */
  toSee(selector: string, count: number) {
    return expect
      .poll(() => this.browser.evaluate(seen, selector), patience)
      .toEqual({ all: count, seen: count });
  }

  /** Expects that no such element can be seen. */
  notToSee(selector: string) {
    return expect
      .poll(async () => (await this.browser.evaluate(seen, selector)).seen, patience)
      .toBe(0);
  }
}
