import type { Locator } from '@playwright/test';
import { writtenTerm } from '../../src/content/factory.ts';
import { answerNames, proofNames } from '../../src/content/schema/facts.ts';
import { termNames } from '../../src/content/schema/site.ts';
import { localeCodes, locales, otherLocales } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { type Page as PageName, pages, pageTable } from '../../src/page-table.ts';
import { digits, entries, expect, site, strings, test } from '../helpers/fixtures.ts';

/** What no visitor reads as text, and what other tests look for. */
const elsewhere =
  `ask navigation preview icon id photo photos fabric sizes colors details hero form order chosen
  action greeting subject answer fact facts term terms proof whatsappCatalog choice mockup plain`.split(
    /\s+/,
  );

/** The text and address of each link. */
const linksIn = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

for (const { page: name, locale, path } of everyPage) {
  const { layout, ...words } = entries[locale];

  test(`${path} has its language, landmarks and texts, and its links lead where they say`, {
    tag: '@content',
  }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const { direction } = locales[locale];
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('body')).toHaveCSS('direction', direction);
    await expect(page).toHaveTitle(words[name].title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      words[name].description,
    );
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const expectLinks = async (label: string, expected: readonly PageName[]) => {
      const navigation = page.getByRole('navigation', { name: label, exact: true });
      expect(await linksIn(navigation.getByRole('link'))).toEqual(
        expected.map((link) => [words[link].navigation, pathOf(link, locale)]),
      );
      return navigation;
    };
    const menu = await expectLinks(layout.menu.label, pages);
    await expect(menu.locator('[aria-current]')).toHaveText(words[name].navigation);
    const quickLinks = pages.filter((page) => pageTable[page].isQuickLink);
    await expectLinks(layout.footer.quickLinks, quickLinks);
    const logo = page.getByRole('link', { name: `${site.name[locale]} - ${layout.home}` });
    await expect(logo).toHaveAttribute('href', pathOf('home', locale));

    for (const other of otherLocales(locale)) {
      const toggle = page.getByRole('link', { name: locales[other].name, exact: true });
      await expect(toggle).toHaveAttribute('href', pathOf(name, other));
      await expect(toggle).toHaveAttribute('hreflang', other);
      await expect(toggle).toHaveAttribute('lang', other);
    }

    const { title, description, ...shown } = words[name];
    const { about, copyright } = layout.footer;
    const texts = strings([shown, about, copyright, site.city[locale]], elsewhere);
    const missing = async () => {
      const said = (await page.locator('body').allInnerTexts()).join();
      return texts.filter((text) => !said.includes(text));
    };
    await expect.poll(missing).toEqual([]);
    // Printed pages show the site's own address: the only such link that is not in sight.
    const outward = page.locator('a[href^="https:"]').filter({ visible: true });
    await expect(outward.first()).toBeVisible();
    const unsafe = page.locator(':not([target="_blank"][rel="noopener"])');
    await expect(outward.and(unsafe)).toHaveCount(0);
    await expect(outward.filter({ hasNotText: `(${layout.newTab})` })).toHaveCount(0);
    const chat = `https://wa.me/${digits}?text=${encodeURIComponent(layout.chat.greeting)}`;
    // A question stands on a line of its own.
    const chats = page.locator('a[href*="wa.me"]:not([href*="/c/"], [href*="%0A"])');
    await expect(chats.and(page.locator(`:not([href="${chat}"])`))).toHaveCount(0);
    // Every page but the one that is that step itself ends in the chat.
    const ending = page.getByRole('region', { name: layout.ending, exact: true });
    await expect(ending.locator(chats)).toHaveCount(name === 'start-project' ? 0 : 1);
    await expect(page.getByRole('contentinfo').locator(chats)).toHaveCount(1);
  });
}

for (const locale of localeCodes) {
  const { layout, home, about, services, catalog } = entries[locale];
  const { facts } = site;

  test(`${locale}: optional facts show where they are filled in, and leave no trace where not`, {
    tag: '@content',
  }, async ({ page }) => {
    await page.goto(pathOf('home', locale));
    const main = page.getByRole('main');
    for (const name of termNames) {
      const count = site[name] ? 1 : 0;
      const figure = { minimum: `${site.minimum}`, discount: `${site.discount}%` }[name];
      const { before, after } = layout.terms[name];
      await expect(main.getByText(`${before} ${figure} ${after}`, { exact: true })).toHaveCount(
        count,
      );
    }
    const { printing } = layout.terms;
    await expect(main.getByText(printing ?? '^', { exact: true })).toHaveCount(printing ? 1 : 0);
    for (const [index, { title, text, fact }] of home.steps.items.entries()) {
      const own = (fact && facts[fact]?.[locale]) ?? '';
      const step = main
        .getByRole('list')
        .filter({ hasText: title + text })
        .getByRole('listitem')
        .nth(index);
      await expect(step).toHaveText(title + text + own);
    }
    // The name, number and holder of each; the address stands too where the number leads to it.
    const expectCredentials = async (
      runs: Locator,
      credentials: typeof facts.certificates = [],
    ) => {
      const named = credentials.map(({ name, number }) =>
        number ? `${name[locale]}: ${number}` : name[locale],
      );
      await expect(runs).toContainText(named);
      await expect(runs).toContainText(credentials.map(({ holder }) => holder?.[locale] ?? ''));
      for (const [index, { name, number, link }] of credentials.entries()) {
        const run = runs.nth(index);
        if (number)
          await expect(run.getByText(number, { exact: true })).toHaveCSS('direction', 'ltr');
        const lookedUp = link ? [expect.stringContaining(number ?? name[locale]), link] : [];
        expect((await linksIn(run.getByRole('link'))).flat()).toEqual(lookedUp);
      }
    };
    const named = (facts.registers ?? []).map(({ number }) => number).join('|') || '^$';
    const last = page.getByRole('contentinfo').getByRole('paragraph');
    await expectCredentials(last.filter({ hasText: new RegExp(named) }), facts.registers);

    await page.goto(pathOf('about', locale));
    const names = { ...about.proof, registers: layout.labels.registers };
    const filled = [...proofNames, 'registers' as const].filter((name) => facts[name]);
    await expect(page.getByRole('term')).toHaveText(filled.map((name) => names[name]));
    const heading = main.getByRole('heading', { name: about.proof.heading, exact: true });
    await expect(heading).toHaveCount(filled.length > 0 ? 1 : 0);
    const rows = main.locator('dl > div');
    for (const [index, name] of filled.entries()) {
      const runs = rows.nth(index).getByRole('definition');
      const fact = facts[name];
      if (Array.isArray(fact)) await expectCredentials(runs, fact);
      else await expect(runs).toHaveText(`${Object(fact)[locale] ?? fact}`);
    }

    await page.goto(pathOf('services', locale));
    for (const part of ['startups', 'traders'] as const) {
      const items = page.locator(`#${part}`).getByRole('listitem');
      for (const [index, { fact, ...item }] of services[part].items.entries()) {
        const term = 'term' in item && item.term && writtenTerm(site, item.term);
        const numeral = items.nth(index).locator('.numeral:not(:has(svg))');
        await expect(numeral).toHaveText(term ? [term] : []);
        const answer = (fact && facts[fact]?.[locale]) ?? '';
        const said = items.nth(index).getByRole('paragraph');
        await expect(said).toHaveText(answer ? [item.text, answer] : [item.text]);
      }
    }

    await page.goto(pathOf('start-project', locale));
    const asked = entries[locale]['start-project'].questions.facts;
    for (const name of answerNames) {
      const summary = page.getByText(asked[name], { exact: true });
      const question = page.getByRole('group').filter({ has: summary });
      await expect(question).toHaveText(facts[name] ? [asked[name] + facts[name][locale]] : []);
    }

    await page.goto(pathOf('catalog', locale));
    const address = site.whatsappCatalog;
    const link = main.getByRole('link').filter({ hasText: catalog.whatsappCatalog });
    const text = `${catalog.whatsappCatalog} (${layout.newTab})`;
    expect(await linksIn(link)).toEqual(address ? [[text, address]] : []);
  });
}

for (const [locale, path] of [
  ['ar', '/nothing-here'],
  ['en', '/en/nothing-here'],
] as const) {
  test(`${path} answers 404 in its language, with links back`, async ({ page, problems }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      entries[locale]['not-found'].heading,
    );
    const { layout, catalog, services } = entries[locale];
    expect(await linksIn(page.getByRole('main').getByRole('link'))).toEqual([
      [layout.home, pathOf('home', locale)],
      [catalog.navigation, pathOf('catalog', locale)],
      [services.navigation, pathOf('services', locale)],
    ]);
    for (const other of otherLocales(locale)) {
      const toggle = page.getByRole('link', { name: locales[other].name, exact: true });
      await expect(toggle).toHaveAttribute('href', pathOf('home', other));
    }
    const around = page.locator('header a:not([hreflang]), footer a');
    const links = await linksIn(around);
    await page.goto(pathOf('about', locale));
    expect(await linksIn(around)).toEqual(links);
  });
}
