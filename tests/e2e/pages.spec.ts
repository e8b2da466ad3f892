import type { Page } from '@playwright/test';
import { type Locale, localeCodes, locales, otherLocales } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { type Page as PageName, pages, pageTable } from '../../src/page-table.ts';
import { chatOf } from '../helpers/choice.ts';
import { expectFacts } from '../helpers/facts.ts';
import {
  entries,
  expect,
  languageLink,
  linksIn,
  site,
  strings,
  test,
} from '../helpers/fixtures.ts';
import { expectNoViolations, findCutTexts } from '../helpers/page-checks.ts';

/** What no visitor reads as text, and what other tests look for. */
const elsewhere =
  `ask navigation icon id photo photos fabric sizes colors details hero form order chosen
  action greeting message subject answer fact facts term terms proof whatsappCatalog choice mockup plain plainBack unit file background alt`.split(
    /\s+/,
  );

/** How often a page leads to the next step, and to the catalog, beside what is around every page. */
const onward: Record<PageName, [startProject: number, catalog: number]> = {
  home: [2, 1],
  about: [1, 1],
  services: [2, 1],
  catalog: [0, 0],
  'start-project': [0, 1],
  contact: [1, 0],
};

for (const { page: name, locale, path } of everyPage) {
  const { layout, ...words } = entries[locale];

  test(`${path} has its language, landmarks and texts, and its links lead where they say`, {
    tag: '@content',
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const content = entries[locale][name];
    const ending = page.getByRole('region', {
      name: 'ending' in content ? content.ending : '^',
      exact: true,
    });

    await test.step('its language, direction, title and landmarks are told', async () => {
      const { direction } = locales[locale];
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('body')).toHaveCSS('direction', direction);
      // A browser that darkens pages by itself would change some of its colors alone.
      await expect(page.locator('html')).toHaveCSS('color-scheme', /^(light only|only light)$/);
      // Letters that join have no space between them.
      const spacing = direction === 'rtl' ? 'normal' : /^-/;
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', spacing);
      const { title, description } = words[name];
      await expect(page).toHaveTitle(title);
      const described = page.locator('meta[name="description"]');
      await expect(described).toHaveAttribute('content', description);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
    });
    await test.step('the menu, the quick links, the logo and the language links lead to their pages', () =>
      expectAround(page, locale, name));
    await test.step('its texts and photographs are there', async () => {
      const { title, description, preview, ...shown } = words[name];
      const { about, copyright } = layout.footer;
      const texts = strings([shown, about, copyright, site.city[locale]], elsewhere);
      const missing = async () => {
        const shown = await page.locator('body').allInnerTexts();
        const fields = await page
          .locator('input')
          .evaluateAll((all: HTMLInputElement[]) =>
            all.flatMap(({ ariaLabel, placeholder }) => [ariaLabel, placeholder]),
          );
        const said = [...shown, ...fields].join();
        return texts.filter((text) => !said.includes(text));
      };
      await expect.poll(missing).toEqual([]);
      const alts: string[] = [];
      JSON.stringify(shown, (key, value) => {
        if (key === 'alt') alts.push(value);
        return value;
      });
      const images = page
        .locator('main img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('alt')));
      expect(await images).toEqual(expect.arrayContaining(alts));
    });
    await test.step('what only the factory can say stands where it is filled in', async () => {
      await expectFacts[name]?.(page, locale);
    });
    await test.step('links to other sites open a tab, and say so', async () => {
      // Printed pages show the site's own address: the only such link that is not in sight.
      const outward = page.locator('a[href^="https:"]').filter({ visible: true });
      await expect(outward.first()).toBeVisible();
      const unsafe = page.locator(':not([target="_blank"][rel="noopener"])');
      await expect(outward.and(unsafe)).toHaveCount(0);
      await expect(outward.filter({ hasNotText: `(${layout.newTab})` })).toHaveCount(0);
    });
    await test.step('every chat is the factory’s, in the footer and where the page ends', async () => {
      // A question stands on a line of its own.
      const chats = page.locator('a[href*="wa.me"]:not([href*="/c/"], [href*="%0A"])');
      const others = page.locator(`:not([href="${chatOf(locale, {})}"])`);
      await expect(chats.and(others)).toHaveCount(0);
      // The page that is that step itself does not end in it.
      await expect(ending.locator(chats)).toHaveCount(name === 'start-project' ? 0 : 1);
      await expect(page.getByRole('contentinfo').locator(chats)).toHaveCount(1);
    });
    await test.step('it leads on to the next step and to the catalog', async () => {
      const inPage = page.getByRole('main').or(ending).getByRole('link');
      const [toStart, toCatalog] = onward[name];
      for (const [text, target, count] of [
        [layout.action, 'start-project', toStart],
        [layout.seeCatalog, 'catalog', toCatalog],
      ] as const) {
        const links = await linksIn(
          inPage.and(page.getByRole('link', { name: text, exact: true })),
        );
        const targets = links.map(([, href]) => href?.split('#')[0]);
        expect(targets, text).toEqual(Array(count).fill(pathOf(target, locale)));
      }
    });
  });
}

for (const locale of localeCodes) {
  const path = `${pathOf('about', locale)}/nothing-here`;
  test(`${path} answers 404 in its language, with links back`, async ({ page, errors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(errors.splice(0)).toEqual([expect.stringContaining('404')]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expectAround(page, locale);
    const { layout, catalog, services, 'not-found': words } = entries[locale];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    expect(await linksIn(page.getByRole('main').getByRole('link'))).toEqual([
      [layout.home, pathOf('home', locale)],
      [catalog.navigation, pathOf('catalog', locale)],
      [services.navigation, pathOf('services', locale)],
    ]);
    await expectNoViolations(page);
    expect(await findCutTexts(page)).toEqual([]);
  });
}

/** Around every page are the menu, the quick links, the logo and the way to the other languages. */
async function expectAround(page: Page, locale: Locale, name?: PageName) {
  const { layout, ...words } = entries[locale];
  const expectLinks = async (label: string, expected: readonly PageName[]) => {
    const navigation = page.getByRole('navigation', { name: label, exact: true });
    expect(await linksIn(navigation.getByRole('link'))).toEqual(
      expected.map((link) => [words[link].navigation, pathOf(link, locale)]),
    );
    return navigation;
  };
  const menu = await expectLinks(layout.menu.label, pages);
  const current = menu.locator('[aria-current]');
  await expect(current).toHaveText(name ? [words[name].navigation] : []);
  if (name) await expect(current.locator('span')).toHaveCSS('background-image', /gradient/);
  const quickLinks = pages.filter((page) => pageTable[page].isQuickLink);
  await expectLinks(layout.footer.quickLinks, quickLinks);
  const logo = page.getByRole('link', { name: `${site.name[locale]} - ${layout.home}` });
  await expect(logo).toHaveAttribute('href', pathOf('home', locale));
  for (const other of otherLocales(locale)) {
    const toggle = languageLink(page, other);
    await expect(toggle).toHaveAttribute('href', pathOf(name ?? 'home', other));
    await expect(toggle).toHaveAttribute('hreflang', other);
    await expect(toggle).toHaveAttribute('lang', other);
    await expect(toggle).toHaveCSS('direction', locales[other].direction);
  }
}
