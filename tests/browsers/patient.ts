import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** In milliseconds: far longer than any command takes that will ever be answered. */
const longest = 30_000;

/**
 * A browser that starts when it first opens a page. Drivers have been seen to hang: one that leaves
 * a command unanswered is ended, and the next page is opened in a new one; a visit that had begun
 * fails. The second that hangs is the last.
 * @param name what the browser is called in a sentence
 */
export function patient(name: string, start: () => Promise<Browser>): Browser {
  let browser: Browser | undefined;
  let hung = 0;

  const answered = async <Result>(command: Promise<Result>): Promise<Result> => {
    const stop = new AbortController();
    const late = wait(longest, undefined, { signal: stop.signal }).then(() => {
      hung += 1;
      browser?.close().catch(() => {});
      browser = undefined;
      throw noAnswer();
    });
    return Promise.race([command, late]).finally(() => stop.abort());
  };
  const noAnswer = () =>
    new Error(
      `${name} did not answer for ${longest / 1000} s${hung > 1 ? ', twice: it is not started a third time' : ''}.`,
    );
  const running = () => {
    if (!browser) throw noAnswer();
    return browser;
  };

  const open = async (address: string) => {
    if (hung > 1) throw noAnswer();
    if (!browser) {
      if (hung) console.log(`${name} did not answer; starting it anew`);
      browser = await answered(start());
    }
    await answered(browser.open(address));
  };

  return {
    open: (address) =>
      open(address).catch((error) => {
        if (hung === 0 || browser) throw error;
        return open(address);
      }),
    evaluate: async (run, ...given) => answered(running().evaluate(run, ...given)),
    click: async (selector) => answered(running().click(selector)),
    escape: async () => answered(running().escape()),
    close: async () => browser?.close(),
  };
}
