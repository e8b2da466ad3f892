import type { Route } from '@playwright/test';
import { pathOf } from '../../src/i18n/routes.ts';
import { publishedName } from '../helpers/built-site.ts';
import {
  addButton,
  type Chosen,
  choosable,
  expectListed,
  expectMessage,
  hashOf,
} from '../helpers/choice.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* Where files do not come, and where browser extensions have changed the page before its scripts run. */

const locale = 'ar';
const [first] = choosable(locale) as [Chosen];
const chosen = { items: [first, choosable(locale).at(-1) as Chosen] };
const { length } = entries[locale].home.hero.slides;

/** Takes what is said of a fault that the test itself makes from the recorded errors. */
function forgive(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)));
}

test('while pictures, font, QR code and map never come, styles can be chosen and the hero goes on', async ({
  page,
}) => {
  await page.route(/\.(avif|jpg|webp|png|woff2)$|chat-code|google/, () => {});
  const options = { waitUntil: 'commit' } as const;
  await page.goto(pathOf('catalog', locale), options);
  await addButton(page, locale, first).click();
  await expectMessage(page, locale, { items: [first] });
  await page.goto(pathOf('start-project', locale) + hashOf(chosen), options);
  await expectListed(page, locale, chosen);
  await page.goto(pathOf('home', locale), options);
  await expectMessage(page, locale, chosen);
  const hero = heroOf(page, locale);
  if (length > 1) await expect(hero.heading).toHaveText(hero.slogans[1] as string);
});

test.describe('the hero', () => {
  test.skip(length < 2, 'a single slide fetches and moves nothing');

  for (const [fault, answer] of Object.entries<(route: Route) => Promise<void> | void>({
    stalled: () => {},
    missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    // As a network answers that asks its visitors to log in.
    garbage: (route) => route.fulfill({ contentType: 'text/html', body: '<title>Log in</title>' }),
  })) {
    test(`goes on with later photographs and map ${fault}`, async ({ page, errors }) => {
      const hero = heroOf(page, locale);
      const [shown, ...later] = hero.words.slides.map(({ photo }) => publishedName(photo));
      const names = later.map(RegExp.escape).join('|');
      await page.route(new RegExp(`/(${names})\\.|google\\.com`), answer);
      await hero.open();
      for (const index of [...hero.slogans.keys(), 0]) await hero.expectTurn(index);
      const photograph = page.locator(`main img[src*="/${shown}."]`).first();
      await expect(photograph).toBeVisible();
      await expect(photograph).not.toHaveJSProperty('naturalWidth', 0);
      const link = page.getByRole('link', { name: entries[locale].layout.map.open });
      await link.click({ trial: true });
      forgive(errors, /^Failed to load resource/);
    });
  }

  test('is rendered anew where an extension has emptied it', async ({ page, errors }) => {
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
});
