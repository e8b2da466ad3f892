import { readContent } from '../../src/content/read.ts';
import { languageCodes } from '../../src/language.ts';
import { common, everyAnswer, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { page: name, language, address } of everyAnswer) {
  test(`${address} is to assistive technology what it was`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    if (name === 'home') {
      const { hero } = readContent('home', language);
      await expect(page.getByRole('button', { name: hero.play })).toBeVisible();
    }
    await expect(page.locator('body')).toMatchAriaSnapshot({
      name: `${language}-${name}.aria.yml`,
    });
  });
}

for (const language of languageCodes) {
  const { navigation } = common[language].words;
  const about = everyPage.find((place) => place.page === 'about' && place.language === language);
  const address = about?.address as string;

  test(`the open menu is what it was, ${language}`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: navigation.open }).click();
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({
      name: `${language}-menu.aria.yml`,
    });
  });

  test(`the header of a wide screen is what it was, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot({
      name: `${language}-header.aria.yml`,
    });
  });
}
