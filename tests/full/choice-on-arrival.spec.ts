import { type Locale, otherLocales } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import {
  addButton,
  type Choice,
  type Chosen,
  choosable,
  expectMessage,
  hashOf,
  removeButton,
} from '../helpers/choice.ts';
import { entries, expect, follow, keepFromCache, languageLink, test } from '../helpers/fixtures.ts';

/*
 * What is chosen after the rarer ways to a page that shows the choice, of the table of
 * docs/decisions/025-several-styles-in-one-message.md. The usual ones are in tests/e2e/choice-kept.spec.ts.
 */

const locale = 'ar';
const [other] = otherLocales(locale) as [Locale];
const path = pathOf('catalog', locale);
const start = pathOf('start-project', locale);
const [first, second] = choosable(locale) as [Chosen, Chosen];
const last = choosable(locale).at(-1) as Chosen;
const two: Choice = { items: [first, last] };

/** A choice with the names of the other language. */
const inOther = ({ items = [] }: Choice): Choice => ({
  items: items.map(({ id }) => choosable(other).find((item) => item.id === id) as Chosen),
});

for (const [tab, named] of [
  [{}, { items: [second] }],
  [two, {}],
  [two, { items: [second] }],
] satisfies [Choice, Choice][]) {
  const counts = [tab, named].map(({ items = [] }) => items.length);
  test(`of ${counts.join(' in the tab and ')} in a link from elsewhere, after a redirect to the saved language`, async ({
    page,
  }) => {
    await page.goto(path + hashOf(tab));
    await expectMessage(page, locale, tab);
    await page.evaluate((other) => {
      localStorage.language = other;
    }, other);
    await page.goto(start + hashOf(named));
    await expect(page).toHaveURL(new RegExp(`${pathOf('start-project', other)}(#|$)`));
    const note = tab.items && named.items ? entries[other].catalog.choice.fromLink : '';
    await expectMessage(page, other, inOther(named.items ? named : tab), note);
    await page.reload();
    await expectMessage(page, other, inOther(named.items ? named : tab));
  });
}

test('what was taken off and added since, on the way Back and Forward to pages that are loaded again', async ({
  page,
}) => {
  await page.goto(path + hashOf(two));
  await expectMessage(page, locale, two);
  await keepFromCache(page);
  await follow(page, 'home', locale);
  for (const item of [first, second]) await addButton(page, locale, item).click();
  const after = { items: [second, last] };
  await expectMessage(page, locale, after);
  await keepFromCache(page);
  await page.goBack();
  await expectMessage(page, locale, after);
  await page.goForward();
  await expectMessage(page, locale, after);
  await page.evaluate((other) => {
    localStorage.language = other;
    history.back();
  }, other);
  await expect(page).toHaveURL(pathOf('catalog', other) + hashOf(after));
  await expectMessage(page, other, inOther(after));
});

test('what was taken off in the other language is off on the way Back', async ({ page }) => {
  await page.goto(start + hashOf(two));
  await follow(page, 'catalog', locale);
  await languageLink(page, other).click();
  const [there] = choosable(other) as [Chosen];
  await addButton(page, other, there).click();
  const left = inOther({ items: [last] });
  await expectMessage(page, other, left);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pathOf('start-project', other) + hashOf(left));
  await expectMessage(page, other, left);
});

test('the same link from elsewhere counts each time it is followed', async ({ page }) => {
  await page.goto(start + hashOf(two));
  await removeButton(page, locale, last).click();
  await expectMessage(page, locale, { items: [first] });
  await page.goto(pathOf('about', locale));
  await page.goto(start + hashOf(two));
  await expectMessage(page, locale, two);
});

test('a page that was prerendered before styles were chosen has them when it is shown', async ({
  page,
}) => {
  // What the browser prepares has no frames until the visitor opens it.
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (run) => waiting.push(run);
    const open = () => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const run of waiting) requestAnimationFrame(run);
    };
    Object.assign(window, { open });
  });
  await page.goto(path + hashOf({ items: [second] }));
  await expect(page.locator('[data-printed]')).toHaveAttribute('loading', 'eager');
  // What the page that was left wrote when its link was pressed.
  const pressed = {
    choice: hashOf(two) + hashOf({ items: [second] }),
    read: hashOf({ items: [second] }),
  };
  await page.evaluate((pressed) => {
    Object.assign(sessionStorage, pressed);
    window.open();
  }, pressed);
  await expectMessage(page, locale, { items: [first, second, last] });
});
