import { defaultLocale } from '../../src/i18n/locales.ts';
import { publishedName } from '../helpers/built-site.ts';
import { entries, expect, test } from '../helpers/fixtures.ts';
import { heroOf } from '../helpers/hero.ts';

/* The hero where something is rare: a hidden tab, a photograph that comes late. */

const locale = defaultLocale;
const { slides } = entries[locale].home.hero;

test.skip(slides.length < 2, 'a single slide does not rotate, and has no controls');

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
