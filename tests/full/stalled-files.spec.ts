import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Chosen,
  choosable,
  expectListed,
  expectMessage,
  hashOf,
} from '../helpers/choice.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* A file that never comes delays nothing but itself. */

const locale = 'ar';
const start = pathOf('start-project', locale);
const [first] = choosable(locale) as [Chosen];
const last = choosable(locale).at(-1) as Chosen;
const chosen = { items: [first, last] };
const never = () => {};

for (const [file, pattern] of Object.entries({
  'every picture': /\.(avif|jpg|webp|png)$/,
  'the font': /\.woff2$/,
  "the chat's QR code": '/chat-code.svg',
  'the map': /google/,
})) {
  test(`while ${file} never comes, styles can be chosen and the hero goes on`, async ({ page }) => {
    await page.route(pattern, never);
    const options = { waitUntil: 'commit' } as const;
    await page.goto(pathOf('catalog', locale), options);
    await addButton(page, locale, first).click();
    await expectMessage(page, locale, { items: [first] });
    await page.goto(start + hashOf(chosen), options);
    await expectListed(page, locale, chosen);
    await page.goto(pathOf('home', locale), options);
    await expectMessage(page, locale, chosen);
    const hero = heroOf(page, locale);
    if (hero.slogans.length > 1) await expect(hero.heading).toHaveText(hero.slogans[1] as string);
  });
}
