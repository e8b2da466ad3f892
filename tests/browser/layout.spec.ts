import { readContent } from '../../src/content/read.ts';
import { addressOf, languages, otherLanguage, pages } from '../../src/language.ts';
import { common, everyAnswer, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

for (const { page: name, language, address } of everyPage) {
  const { words, identity } = common[language];
  const digits = identity.phone.replace(/\D/g, '');

  test.describe(address, () => {
    test.beforeEach(({ page }) => page.goto(address));

    test('is in its language, in its direction, under its own title', async ({ page }) => {
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('dir', languages[language].direction);
      await expect(page.locator('body')).toHaveCSS('direction', languages[language].direction);
      const { title, description } = readContent(name, language);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        description,
      );
    });

    test('has one main heading and its landmarks', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
    });

    test('leads to all six pages from its head, and marks the one that stands', async ({
      page,
    }) => {
      const navigation = page.getByRole('navigation', { name: words.navigation.label });
      await expect(navigation.getByRole('link')).toHaveCount(pages.length);
      for (const link of pages) {
        const item = navigation.getByRole('link', {
          name: words.navigation.links[link],
          exact: true,
        });
        await expect(item).toHaveAttribute('href', addressOf(link, language));
        if (link === name) await expect(item).toHaveAttribute('aria-current', 'page');
        else await expect(item).not.toHaveAttribute('aria-current');
      }
    });

    test('leads to its twin, whose own name is in its own language', async ({ page }) => {
      const other = otherLanguage(language);
      const toggle = page.getByRole('link', { name: languages[other].name, exact: true });
      await expect(toggle).toHaveAttribute('href', addressOf(name, other));
      await expect(toggle).toHaveAttribute('lang', other);
    });

    test('opens a chat with the factory in a new tab, greeting in its language', async ({
      page,
    }) => {
      const chats = page.getByRole('link', { name: words.chat.label });
      const first = chats.first();
      await expect(first).toHaveAttribute(
        'href',
        `https://wa.me/${digits}?text=${encodeURIComponent(words.chat.greeting)}`,
      );
      await expect(first).toHaveAttribute('target', '_blank');
      await expect(first).toHaveAttribute('rel', 'noopener');
      await expect(first).toContainText(words.newTab);
    });

    test('ends with the footer of the specification', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(words.footer.about);
      const quick = footer.getByRole('navigation', { name: words.footer.quickLinks });
      for (const link of ['about', 'services', 'catalog', 'start-project'] as const) {
        await expect(
          quick.getByRole('link', { name: words.navigation.links[link] }),
        ).toHaveAttribute('href', addressOf(link, language));
      }
      await expect(footer).toContainText(identity.city[language]);
      await expect(footer.getByRole('link', { name: identity.phone })).toHaveAttribute(
        'href',
        `tel:+${digits}`,
      );
      await expect(footer.getByRole('link', { name: identity.email })).toHaveAttribute(
        'href',
        `mailto:${identity.email}`,
      );
      for (const network of ['instagram', 'facebook', 'linkedin'] as const) {
        await expect(footer.getByRole('link', { name: words.social[network] })).toHaveAttribute(
          'href',
          identity.social[network],
        );
      }
      await expect(footer).toContainText('2025');
    });

    test('lets a keyboard skip to its content', async ({ page }) => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('asks no host but its own and the map', async ({ page, otherHosts }) => {
      const frame = page.locator('iframe');
      if (await frame.count()) await frame.scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const expected = ['home', 'contact'].includes(name) ? ['www.google.com'] : [];
      await expect.poll(() => [...otherHosts]).toEqual(expected);
      await page.waitForLoadState('networkidle');
      expect([...otherHosts]).toEqual(expected);
    });

    for (const width of [320, 360, 768, 1280, 1920]) {
      test(`fits ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond).toBe(0);
      });
    }
  });
}

test('the header stays while the page scrolls', async ({ page }) => {
  await page.goto('/services');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(page.getByRole('banner')).toBeInViewport();
});

for (const { address, language } of everyAnswer.filter(({ page }) => page === '404')) {
  test(`${address} says in its language that it is not found, and leads back`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.getByRole('main').getByRole('link', { name: common[language].words.home }).click();
    await expect(page).toHaveURL(addressOf('home', language));
  });
}
