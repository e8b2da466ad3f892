import { pathOf } from '../../src/i18n/routes.ts';
import {
  type Chosen,
  choosable,
  expectMessage,
  hashOf,
  removeButton,
  trayOf,
} from '../helpers/choice.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';

/* The rarer ways to a page that shows the choice; the others are in tests/e2e/choice-kept.spec.ts. */

const locale = 'ar';
const other = 'en';
const path = pathOf('catalog', locale);
const start = pathOf('start-project', locale);
const [first, second] = choosable(locale) as [Chosen, Chosen];
const last = choosable(locale).at(-1) as Chosen;
const two = { items: [first, last] };
const named = { items: [second] };

test('a link from elsewhere replaces the choice of the tab also after a redirect to the saved language', async ({
  page,
}) => {
  await page.goto(path + hashOf(two));
  await expectMessage(page, locale, two);
  await page.evaluate((other) => {
    localStorage.language = other;
  }, other);
  await page.goto(start + hashOf(named));
  await expect(page).toHaveURL(pathOf('start-project', other) + hashOf(named));
  const items = choosable(other).filter(({ id }) => id === second.id);
  await expectMessage(page, other, { items }, entries[other].catalog.choice.fromLink);
  await page.reload();
  await expectMessage(page, other, { items });
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
  await page.addInitScript(holdFrames);
  await page.goto(path + hashOf(named));
  await expect(page.locator('[data-printed]')).toHaveAttribute('loading', 'eager');
  // What the page that was left wrote when its link was pressed.
  const pressed = { choice: hashOf(two) + hashOf(named), hash: hashOf(named) };
  await page.evaluate((pressed) => {
    Object.assign(sessionStorage, pressed);
    window.open();
  }, pressed);
  await expectMessage(page, locale, { items: [first, second, last] });
});

test('a page without a choice that was prerendered before styles were chosen names them when it is shown', async ({
  page,
}) => {
  await page.addInitScript(holdFrames);
  await page.goto(pathOf('contact', locale), { waitUntil: 'networkidle' });
  await page.evaluate((choice) => {
    Object.assign(sessionStorage, { choice });
    window.open();
  }, hashOf(two));
  await expect(trayOf(page, locale, 2)).toBeVisible();
});

/** Keeps frames back until `open` is called: what the browser prepares has none; runs in the page. */
function holdFrames() {
  const { requestAnimationFrame } = window;
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (run) => waiting.push(run);
  const open = () => {
    window.requestAnimationFrame = requestAnimationFrame;
    for (const run of waiting) requestAnimationFrame(run);
  };
  Object.assign(window, { open });
}
