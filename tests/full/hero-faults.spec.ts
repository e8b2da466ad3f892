import type { Route } from '@playwright/test';
import { localeCodes } from '../../src/i18n/locales.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';
import { publishedName } from '../helpers/published-name.ts';

/* The hero where files do not come, and where browser extensions have changed the page before it. */

const faults: Record<string, (route: Route) => Promise<void> | void> = {
  // Never answered: the page must do without.
  stalled: () => {},
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  // As a network answers that asks its visitors to log in.
  garbage: (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
};

/** Takes what is said of a fault that the test itself makes from the recorded errors. */
function forgive(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)));
}

test.skip(entries.ar.home.hero.slides.length < 2, 'a single slide fetches and moves nothing');

for (const locale of localeCodes) {
  for (const [fault, answer] of Object.entries(faults)) {
    test(`${locale}: slides go on with photos and map ${fault}`, async ({ page, errors }) => {
      const hero = heroOf(page, locale);
      const [first, ...later] = hero.words.slides.map(({ photo }) => publishedName(photo));
      await page.route(
        new RegExp(`/(${later.map(RegExp.escape).join('|')})\\.|google\\.com`),
        answer,
      );
      await hero.open();
      for (const index of [...hero.slogans.keys(), 0]) await hero.expectTurn(index);
      const photograph = page.locator(`main img[src*="/${first}."]`).first();
      await expect(photograph).toBeVisible();
      await expect(photograph).not.toHaveJSProperty('naturalWidth', 0);
      const link = page.getByRole('link', { name: entries[locale].layout.map.open });
      await link.click({ trial: true });
      forgive(errors, /^Failed to load resource/);
    });
  }

  test(`${locale}: the hero is rendered anew where an extension has emptied it`, async ({
    page,
    errors,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('#hero-slides')?.replaceChildren();
      });
    });
    const hero = heroOf(page, locale);
    await hero.open();
    for (const index of [...hero.slogans.keys(), 0]) await hero.expectTurn(index);
    await expect(hero.action).toHaveText(entries[locale].layout.action);
    // React warns that the page was not as it had been served, and renders the hero anew.
    forgive(errors, /React error #418/);
  });
}
