import type { Page } from '@playwright/test';
import { addressOf, languageCodes } from '../../../src/language.ts';
import { expect, test } from '../test.ts';
import { expectOneTimer, expectRotation, heroOf, openHero, timers, turn } from './hero.ts';

const hour = 3_600_000;

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Every slogan that becomes the heading from now on. */
async function watchSteps(page: Page) {
  await page.evaluate(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    let last = document.querySelector('h1')?.textContent;
    new MutationObserver(() => {
      const text = document.querySelector('h1')?.textContent;
      if (text && text !== last) steps.push(text);
      last = text;
    }).observe(document.querySelector('main') as Element, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { steps: string[] }).steps);
}

for (const language of languageCodes) {
  test(`${language}: eight hours in a hidden tab cause no burst of slides`, async ({ page }) => {
    await openHero(page, language);
    const { heading, slogans } = heroOf(page, language);
    const steps = await watchSteps(page);
    await setHidden(page, true);
    expect(await timers(page)).toBe(0);
    await page.clock.runFor(8 * hour);
    expect(await steps()).toEqual([]);
    await setHidden(page, false);
    await expectOneTimer(page);
    await page.clock.runFor(turn - 10);
    await expect(heading).toHaveText(slogans[0] as string);
    await page.clock.runFor(10);
    await expect(heading).toHaveText(slogans[1] as string);
    await expectRotation(page, language, 5);
    expect(await steps()).toEqual([1, 2, 3, 4, 0, 1].map((index) => slogans[index]));
  });

  test(`${language}: a device that slept for eight hours takes one step`, async ({ page }) => {
    await openHero(page, language);
    const { slogans } = heroOf(page, language);
    const steps = await watchSteps(page);
    await page.clock.fastForward(8 * hour);
    await expect.poll(steps).toEqual([slogans[1]]);
    await expectRotation(page, language, 3);
    expect(await steps()).toEqual([1, 2, 3, 4].map((index) => slogans[index]));
  });

  test(`${language}: a clock that is put back and forth does not stop the slides`, async ({
    page,
  }) => {
    await openHero(page, language);
    for (const time of ['2001-01-01', '2040-06-30T23:59:59.999Z', '1970-01-01', '2026-11-21']) {
      await page.clock.setSystemTime(new Date(time));
      await expectRotation(page, language, 2);
    }
  });

  test(`${language}: after 500 clicks on dots at once the last one holds`, async ({ page }) => {
    await openHero(page, language);
    const { heading, slogans, dots } = heroOf(page, language);
    await dots.evaluateAll((dots) => {
      for (let click = 0; click < 500; click++) {
        (dots[(click * 7 + 3) % dots.length] as HTMLElement).click();
      }
    });
    const last = (499 * 7 + 3) % slogans.length;
    await expect(heading).toHaveText(slogans[last] as string);
    await expect(dots.nth(last)).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('[aria-current="true"]')).toHaveCount(1);
    await expectOneTimer(page);
    await page.clock.runFor(turn - 10);
    await expect(heading).toHaveText(slogans[last] as string);
    await page.clock.runFor(10);
    await expect(heading).toHaveText(slogans[(last + 1) % slogans.length] as string);
  });

  for (const presses of [200, 201]) {
    test(`${language}: after ${presses} presses of pause at once the slides ${presses % 2 ? 'stand' : 'go on'}`, async ({
      page,
    }) => {
      await openHero(page, language);
      const { heading, slogans, pause, play } = heroOf(page, language);
      await pause.evaluate((button, presses) => {
        for (let press = 0; press < presses; press++) (button as HTMLElement).click();
      }, presses);
      if (presses % 2) {
        await expect(play).toBeVisible();
        expect(await timers(page)).toBe(0);
        await page.clock.runFor(10 * turn);
        await expect(heading).toHaveText(slogans[0] as string);
      } else {
        await expect(pause).toBeVisible();
        await expectRotation(page, language);
      }
    });
  }

  test(`${language}: back from the next page the slides go on by one timer`, async ({ page }) => {
    await openHero(page, language);
    await expectRotation(page, language, 1);
    for (let visit = 0; visit < 3; visit++) {
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = `${persisted}`;
        }),
      );
      await page.goto(addressOf('about', language));
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      await page.evaluate(() => document.documentElement.removeAttribute('data-persisted'));
      await expectOneTimer(page);
      await expectRotation(page, language, 3);
    }
  });
}
