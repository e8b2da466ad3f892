import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes } from '../../src/language.ts';
import { common, everyPage } from '../site.ts';
import { expect, test } from './test.ts';

for (const language of languageCodes) {
  const { words, identity } = common[language];
  const digits = identity.phone.replace(/\D/g, '');
  const { latitude, longitude } = identity.coordinates;
  const map = `https://www.google.com/maps?q=${latitude},${longitude}&z=15&hl=${language}&output=embed`;
  const openMap = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
  const startProject = addressOf('start-project', language);

  test.describe(language, () => {
    test('home names its reasons, the two terms, and where the factory is', async ({ page }) => {
      const content = readContent('home', language);
      await page.goto(addressOf('home', language));
      const main = page.getByRole('main');
      for (const { title, text } of content.features.items) {
        await expect(main.getByRole('heading', { name: title })).toBeVisible();
        await expect(main).toContainText(text);
      }
      for (const { numeral } of words.facts) await expect(main).toContainText(numeral);
      await expect(main).toContainText(identity.city[language]);
      await expect(main.locator('iframe')).toHaveAttribute('src', map);
      await expect(main.locator('iframe')).toHaveAttribute('title', words.map.title);
      await expect(main.getByRole('link', { name: words.map.open })).toHaveAttribute(
        'href',
        openMap,
      );
    });

    test('about tells the story beside one picture, and its values', async ({ page }) => {
      const content = readContent('about', language);
      await page.goto(addressOf('about', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.heading);
      await expect(main).toContainText(content.intro);
      for (const paragraph of content.story.paragraphs) await expect(main).toContainText(paragraph);
      await expect(main.getByRole('img')).toHaveCount(1);
      await expect(main.getByRole('img', { name: content.photo.alt })).toBeVisible();
      for (const { title, text } of content.values.items) {
        const card = main.getByRole('listitem').filter({ hasText: title });
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        await expect(card).toContainText(text);
      }
    });

    test('services shows those for brands with pictures, and those for traders', async ({
      page,
    }) => {
      const { startups, traders, action } = readContent('services', language);
      await page.goto(addressOf('services', language));
      const main = page.getByRole('main');
      for (const { title, text, photo } of startups.items) {
        const card = main.getByRole('listitem').filter({ hasText: text });
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
        await expect(card.getByRole('img', { name: photo.alt })).toBeVisible();
      }
      for (const { title, text } of traders.items) {
        const card = main.getByRole('listitem').filter({ hasText: text });
        await expect(card.getByRole('heading', { name: title })).toBeVisible();
      }
      await expect(main).toContainText('50');
      await expect(main).toContainText('30%');
      await expect(main.getByRole('link', { name: action })).toHaveAttribute('href', startProject);
    });

    test('catalog shows products that lead to the project, and categories', async ({ page }) => {
      const { products, categories, order } = readContent('catalog', language);
      await page.goto(addressOf('catalog', language));
      const main = page.getByRole('main');
      for (const { id, name, photo } of products) {
        const link = main.getByRole('link', { name: `${name} ${order}`, exact: true });
        await expect(link).toHaveAttribute('href', `${startProject}#${id}`);
        await expect(main.getByRole('img', { name: photo.alt })).toBeVisible();
        await expect(main.getByText(name, { exact: true })).toBeVisible();
      }
      for (const { name, text } of categories.items) {
        await expect(main.getByRole('heading', { name })).toBeVisible();
        await expect(main).toContainText(text);
      }
      for (const { numeral, text } of words.facts) {
        await expect(main.getByText(`${numeral}${text}`)).toBeVisible();
      }
    });

    test("'order now' shows on hover and on focus", async ({ page }) => {
      const { products, order } = readContent('catalog', language);
      await page.goto(addressOf('catalog', language));
      const link = page.getByRole('link', { name: `${products[0]?.name} ${order}` });
      const label = link.getByText(order);
      const share = () =>
        label.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          const frame = element.parentElement?.getBoundingClientRect() as DOMRect;
          return Math.max(0, Math.min(bottom, frame.bottom) - top) / (bottom - top);
        });
      expect(await share()).toBe(0);
      await link.hover();
      await expect.poll(share).toBe(1);
      await page.mouse.move(0, 0);
      await expect.poll(share).toBe(0);
      // Only a focus that came by keyboard shows: step off the link and back to it.
      await link.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(link).toBeFocused();
      await expect.poll(share).toBe(1);
    });

    test('start project offers the chat and says what to send', async ({ page }) => {
      const content = readContent('start-project', language);
      await page.goto(startProject);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(content.heading);
      await expect(main).toContainText(content.subtitle);
      for (const { title } of content.checklist.items) {
        await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
      }
      const chat = main.getByRole('link', { name: words.chat.label }).first();
      const opened = page.waitForEvent('popup');
      await chat.click();
      const tab = await opened;
      const address = new URL(tab.url());
      expect(address.host + address.pathname).toBe(`wa.me/${digits}`);
      expect(address.searchParams.get('text')).toBe(words.chat.greeting);
    });

    test('start project declares the form and shows it to nobody', async ({ page }) => {
      const { form: labels } = readContent('start-project', language);
      await page.goto(startProject);
      const form = page.locator('form');
      await expect(form).toBeHidden();
      await expect(page.getByRole('form', { name: labels.heading })).toHaveCount(0);
      for (const name of ['name', 'phone', 'brandType', 'budget', 'message'] as const) {
        const field = form.locator(`[name="${name}"]`);
        await expect(field).toBeHidden();
        await expect(form.locator(`label[for="${name}"]`)).toHaveText(labels[name]);
      }
      await expect(form.locator('[type="submit"]')).toHaveText(labels.submit);
    });

    test('contact gives address, phone, e-mail, social links, map and chat', async ({ page }) => {
      await page.goto(addressOf('contact', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: identity.city[language] })).toHaveAttribute(
        'href',
        openMap,
      );
      await expect(main.getByRole('link', { name: identity.phone })).toHaveAttribute(
        'href',
        `tel:+${digits}`,
      );
      await expect(main.getByRole('link', { name: identity.email })).toHaveAttribute(
        'href',
        `mailto:${identity.email}`,
      );
      const card = main.getByRole('link', { name: readContent('contact', language).save });
      await expect(card).toHaveAttribute('href', '/contact.vcf');
      await expect(card).toHaveAttribute('download');
      for (const network of ['instagram', 'facebook', 'linkedin'] as const) {
        await expect(main.getByRole('link', { name: words.social[network] })).toHaveAttribute(
          'href',
          identity.social[network],
        );
      }
      await expect(main.locator('iframe')).toHaveAttribute('src', map);
      await expect(main.getByRole('link', { name: words.chat.label }).first()).toBeVisible();
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test("'order now' stands from the start", async ({ page }) => {
    await page.goto('/catalog');
    const label = page.getByText(readContent('catalog', 'ar').order).first();
    await expect(label).toHaveCSS('transform', 'none');
    await expect(label).toBeVisible();
  });

  for (const name of ['home', 'start-project', 'contact'] as const) {
    test(`${name}: the chat comes to the lower edge once the page's own button has gone`, async ({
      page,
    }) => {
      await page.goto(addressOf(name, 'ar'));
      const main = page.getByRole('main');
      const { hero } = readContent('home', 'ar');
      const chats = main.getByRole('link', { name: common.ar.words.chat.label });
      const own = name === 'home' ? main.getByRole('link', { name: hero.action }) : chats.first();
      const bar = chats.last();
      await expect(own).toBeInViewport();
      await expect(bar).not.toBeInViewport();
      // As far as it goes with the own button still whole under the header.
      const { y } = (await own.boundingBox()) as { y: number };
      await page.evaluate((top) => scrollTo(0, top), y - 70);
      await expect(own).toBeInViewport({ ratio: 1 });
      await expect(bar).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, innerHeight + 100));
      await expect(own).not.toBeInViewport();
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
  }

  for (const { address, language } of everyPage) {
    test(`${address}: at its end the chat covers nothing`, async ({ page }) => {
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const bar = page
        .getByRole('main')
        .getByRole('link', { name: common[language].words.chat.label })
        .last();
      // Both in one look: the page grows while pictures near its end come in.
      const gap = () =>
        bar.evaluate((bar) => {
          const footer = document.querySelector('footer') as HTMLElement;
          return footer.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
        });
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
    });
  }
});
