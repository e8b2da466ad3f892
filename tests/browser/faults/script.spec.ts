import { addressOf, languageCodes } from '../../../src/language.ts';
import { expect, test } from '../test.ts';
import { expectAsServed, holdClock, openHero, timers } from './hero.ts';
import { expectOnly, expectUsable, failedRequest } from './usable.ts';

/** Astro asks once more with a query, so the end is left open. */
const scripts = { both: /\/_astro\/.*\.js/, component: /HeroSlides.*\.js/, React: /client.*\.js/ };

/** What Astro says of an island that did not come alive. */
const islandFailed = /^\[astro-island\] Error hydrating /;
const told = new RegExp(`${failedRequest.source}|${islandFailed.source}`);

for (const language of languageCodes) {
  const address = addressOf('home', language);
  const place = { page: 'home', language, address } as const;

  for (const [which, address_] of Object.entries(scripts)) {
    for (const [fault, answer] of [
      ['missing', { status: 404, body: 'Not found' }],
      ['broken', { contentType: 'text/javascript', body: 'const = {' }],
      ['not a script', { contentType: 'text/html', body: '<title>Log in</title>' }],
    ] as const) {
      test(`${address}: with ${which} of the island's scripts ${fault}, the first slide stands`, async ({
        page,
        silence,
      }) => {
        await page.route(address_, (route) => route.fulfill(answer));
        await page.goto(address);
        await expect.poll(() => silence.some((line) => islandFailed.test(line))).toBe(true);
        await expectUsable(page, place);
        await expectAsServed(page, language);
        const typeError = /^Failed to load module script: /;
        expectOnly(silence, new RegExp(`${told.source}|${typeError.source}`));
      });
    }

    test(`${address}: with ${which} of the island's scripts stalled, the first slide stands`, async ({
      page,
    }) => {
      await holdClock(page);
      await page.route(address_, () => {});
      const asked = page.waitForRequest(address_);
      await page.goto(address);
      await page.clock.runFor(300);
      await asked;
      await page.clock.runFor(30_000);
      await expectUsable(page, place);
      await expectAsServed(page, language);
    });
  }

  test(`${address}: where coming alive throws, the hero is as it was served`, async ({
    page,
    silence,
  }) => {
    await holdClock(page);
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('no matchMedia here');
      };
    });
    await page.goto(address);
    await page.clock.runFor(300);
    await expect.poll(() => silence.length).toBeGreaterThan(0);
    await page.clock.runFor(30_000);
    expect(await timers(page)).toBe(0);
    await expectUsable(page, place);
    await expectAsServed(page, language);
    expectOnly(silence, /no matchMedia here/);
  });

  test(`${address}: where an extension takes the heading away, the hero is as it was served`, async ({
    page,
    silence,
  }) => {
    await openHero(page, language);
    await page.evaluate(() => document.querySelector('h1')?.remove());
    await page.clock.runFor(30_000);
    expect(await timers(page)).toBe(0);
    await expectUsable(page, place);
    await expectAsServed(page, language);
    expectOnly(silence, /removeChild|NotFoundError/);
  });
}
