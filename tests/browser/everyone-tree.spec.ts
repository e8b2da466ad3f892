import { readContent } from '../../src/content/read.ts';
import { languageCodes } from '../../src/language.ts';
import { common, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

// Chromium complains in the console when something is measured that it has not drawn yet.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  }),
);

const places = [
  ...everyPage,
  { page: '404' as const, language: 'ar' as const, address: '/nothing-here' },
  { page: '404' as const, language: 'en' as const, address: '/en/nothing-here' },
];

for (const { page: name, language, address } of places) {
  test(`${address} is to assistive technology what it was`, async ({ page, silence }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    if (name === 'home') {
      const { hero } = readContent('home', language);
      await expect(page.getByRole('button', { name: hero.play })).toBeVisible();
    }
    await expect(page.locator('body')).toMatchAriaSnapshot({
      name: `${language}-${name}.aria.yml`,
    });
    // Chromium itself reports the answer 404 in the console.
    if (name === '404') silence.splice(0);
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
