import { everyPage } from '../../site.ts';
import { expect, test } from '../test.ts';
import { comeAlive, expectRotation, heroOf, holdClock, timers, turn } from './hero.ts';
import { expectNothingBeyond, expectUsable } from './usable.ts';

const wishes = [
  ['forced colours', { forcedColors: 'active' }],
  ['a dark scheme', { colorScheme: 'dark' }],
  ['less motion', { reducedMotion: 'reduce' }],
  ['more contrast', { contrast: 'more' }],
] as const;

for (const place of everyPage) {
  const { language, address } = place;

  for (const [name, wish] of wishes) {
    test(`${address} is usable with ${name}`, async ({ page }) => {
      await page.emulateMedia(wish);
      if (place.page === 'home') await holdClock(page);
      await page.goto(address);
      await expectUsable(page, place);
      if (place.page !== 'home') return;

      await comeAlive(page, language);
      const { heading, slogans, play, pause, dots } = heroOf(page, language);
      await expect(dots).toHaveCount(slogans.length);
      if ('reducedMotion' in wish) {
        await page.clock.runFor(3 * turn);
        await expect(heading).toHaveText(slogans[0] as string);
        expect(await timers(page)).toBe(0);
        await play.click();
      }
      await expect(pause).toBeVisible();
      await expectRotation(page, language);
    });
  }

  test(`${address} prints`, async ({ page }) => {
    await page.goto(address);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const leaves = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.length).toBeLessThan(12);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingBeyond(page);
  });
}
