import { readContent } from '../../../src/content/read.ts';
import { common, everyAnswer } from '../../site.ts';
import { expect, test } from '../test.ts';
import { hearViolations } from './attack.ts';

for (const { page: name, language, address } of everyAnswer) {
  test(`${address} does all it does without a violation`, async ({ page }) => {
    const violations = await hearViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    if (name === 'home') {
      const { hero } = readContent('home', language);
      await expect(page.getByRole('button', { name: hero.pause })).toBeVisible();
      await page.getByRole('button', { name: hero.pause }).click();
      await page.getByRole('list', { name: hero.chooseSlide }).getByRole('button').nth(1).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        hero.slides[1]?.text as string,
      );
      await page.getByRole('button', { name: hero.play }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        hero.slides[2]?.text as string,
      );
    }
    for (const picture of await page.locator('img, iframe').all()) {
      await picture.scrollIntoViewIfNeeded();
    }
    const { navigation } = common[language].words;
    await page.getByRole('button', { name: navigation.open }).click();
    await expect(page.getByRole('navigation', { name: navigation.label })).toBeVisible();
    await page.locator('a[hreflang]').click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    expect(violations).toEqual([]);
  });
}
