import { defaultLocale } from '../../src/i18n/locales.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';
import { publishedName } from '../helpers/published-name.ts';
import { translate } from '../helpers/translate.ts';

/* The hero where something is rare: an older browser, a hidden tab, a translator, a photograph that comes late. */

const locale = defaultLocale;
const { slides } = entries[locale].home.hero;

test.skip(slides.length < 2, 'a single slide does not rotate, and has no controls');

test('advances in browsers without requestIdleCallback', async ({ page }) => {
  // The stopped clock has one of its own.
  await page.clock.install();
  await page.addInitScript('delete window.requestIdleCallback');
  const hero = heroOf(page, locale);
  await hero.open();
  expect(await page.evaluate(() => typeof requestIdleCallback)).toBe('undefined');
  await hero.expectTurn(0);
});

test('holds for a keyboard that was in it before its script came', async ({ page }) => {
  const hero = heroOf(page, locale);
  await hero.open(() => hero.chat.focus());
  await expect.poll(hero.timers).toBe(0);
  await page.clock.runFor(60_000);
  await expect(hero.heading).toHaveText(`${hero.slogans[0]}`);
});

test('holds in a hidden tab, and takes one step at a time afterwards', async ({ page }) => {
  const hero = heroOf(page, locale);
  await hero.open();
  const setHidden = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await expect.poll(hero.timers).toBe(0);
  await page.clock.fastForward('08:00:00');
  await setHidden(false);
  await hero.expectTurn(0);
});

test('fetches each photograph one slide ahead, and none ahead while it stands', async ({
  page,
}) => {
  const hero = heroOf(page, locale);
  const { home, catalog } = entries[locale];
  // Those that the page shows elsewhere too may come at any time.
  const elsewhere = JSON.stringify([home.audiences, catalog.styles]);
  const own = slides.map(({ photo }) => !elsewhere.includes(`"${photo}"`) && photo);
  const first = (count: number) => [...new Set(own.slice(0, count))].filter(Boolean);
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const name = own.find((photo) => photo && request.url().includes(`/${publishedName(photo)}.`));
    if (name) fetched.add(name);
  });
  await hero.open();
  await expect.poll(() => [...fetched]).toEqual(first(2));
  await hero.rotateFor(4000);
  await expect.poll(() => [...fetched]).toEqual(first(3));
  fetched.clear();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload({ waitUntil: 'networkidle' });
  await page.clock.runFor(300);
  await hero.dots.first().click();
  await page.waitForLoadState('networkidle');
  expect([...fetched]).toEqual(first(1));
});
test('the hero advances while a translator rewrites it, and stands where its heading is taken away', async ({
  page,
  errors,
}) => {
  await page.addInitScript(translate);
  const hero = heroOf(page, locale);
  await hero.open();
  for (const index of [0, 1]) {
    await expect(hero.heading).toHaveText(`·${hero.slogans[index]}`);
    await hero.rotateFor(4000);
  }
  await page.evaluate(() => document.querySelector('h1')?.remove());
  await expect.poll(hero.timers).toBe(1);
  await page.clock.runFor(4000);
  await expect(hero.heading).toHaveText(`·${hero.slogans[0]}`);
  await expect(hero.dots).toHaveCount(0);
  expect(await hero.timers()).toBe(0);
  for (const error of errors.splice(0)) expect(error).toMatch(/removeChild|NotFoundError/);
});

test('a photograph stays until the next one has arrived, and paper has the first alone', async ({
  page,
}) => {
  let isHeld = true;
  const first = () => page.locator('picture').first().innerHTML();
  await page.route('**/_astro/*.avif', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isHeld || (await first()).includes(pathname)) await route.continue();
  });
  const hero = heroOf(page, locale);
  await hero.open();
  const later = page.locator('picture[data-shown]');
  const shown = later.and(page.locator('[data-shown="true"]')).locator('img');
  await expect(shown).toHaveCount(1);
  await hero.dots.nth(1).click();
  await expect(hero.heading).toHaveText(`${slides[1]?.text}`);
  await expect.poll(() => later.count()).toBeGreaterThan(1);
  await expect(shown).toHaveCount(1);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  isHeld = false;
  await page.emulateMedia({ media: 'print' });
  await expect(later.filter({ visible: true })).toHaveCount(0);
  // The words stand under it.
  const photo = await page.locator('picture').first().boundingBox();
  const heading = await hero.heading.boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + Number(photo?.height));
});
