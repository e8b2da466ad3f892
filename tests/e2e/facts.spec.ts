import type { Locator } from '@playwright/test';
import { shownTerm } from '../../src/content/factory.ts';
import { contentIcons } from '../../src/content/icons.ts';
import { answerNames, proofNames } from '../../src/content/schema/facts.ts';
import { termNames } from '../../src/content/schema/site.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routes.ts';
import { entries, expect, linksIn, site, test } from '../helpers/fixtures.ts';

/* What only the factory can say: each fact shows where it is filled in, and leaves no trace where it is not. */

const { facts } = site;

/** Expects the name, number and holder of each; the address stands too where the number leads to it. */
async function expectCredentials(
  runs: Locator,
  locale: Locale,
  credentials: typeof facts.certificates = [],
) {
  const named = credentials.map(({ name, number }) =>
    number ? `${name[locale]}: ${number}` : name[locale],
  );
  await expect(runs).toContainText(named);
  await expect(runs).toContainText(credentials.map(({ holder }) => holder?.[locale] ?? ''));
  for (const [index, { name, number, link }] of credentials.entries()) {
    const run = runs.nth(index);
    if (number) await expect(run.getByText(number, { exact: true })).toHaveCSS('direction', 'ltr');
    const lookedUp = link ? [expect.stringContaining(number ?? name[locale]), link] : [];
    expect((await linksIn(run.getByRole('link'))).flat()).toEqual(lookedUp);
  }
}

for (const locale of localeCodes) {
  const { layout, home, about, services, catalog, 'start-project': start } = entries[locale];

  test.describe(`${locale}: what is filled in is shown, and nothing else:`, {
    tag: '@content',
  }, () => {
    test('home has the terms of an order', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      const main = page.getByRole('main');
      for (const name of termNames) {
        const figure = { minimum: `${site.minimum}`, discount: `${site.discount}%` }[name];
        const { before, after } = layout.terms[name];
        await expect(main.getByText(`${before} ${figure} ${after}`, { exact: true })).toHaveCount(
          site[name] ? 1 : 0,
        );
      }
      const { printing } = layout.terms;
      await expect(main.getByText(printing ?? '^', { exact: true })).toHaveCount(printing ? 1 : 0);
    });

    test('a step of an order has its fact, and a strength its icon', async ({ page }) => {
      await page.goto(pathOf('home', locale));
      for (const [index, { title, text, fact }] of home.steps.items.entries()) {
        const own = (fact && facts[fact]?.[locale]) ?? '';
        const step = page
          .getByRole('main')
          .getByRole('list')
          .filter({ hasText: title + text })
          .getByRole('listitem')
          .nth(index);
        await expect(step).toHaveText(title + text + own);
      }
      for (const { title, text, icon } of home.features.items) {
        const strength = page.getByRole('listitem').filter({ hasText: title + text });
        await expect(strength.locator('path')).toHaveAttribute('d', contentIcons[icon]);
      }
    });

    test('the footer has the registers', async ({ page }) => {
      await page.goto(pathOf('services', locale));
      const numbers =
        (facts.registers ?? []).map(({ number }) => RegExp.escape(`${number}`)).join('|') || '^$';
      const last = page.getByRole('contentinfo').getByRole('paragraph');
      await expectCredentials(
        last.filter({ hasText: new RegExp(numbers) }),
        locale,
        facts.registers,
      );
    });

    test('"about us" has what proves the factory', async ({ page }) => {
      await page.goto(pathOf('about', locale));
      const main = page.getByRole('main');
      const names = { ...about.proof, registers: layout.labels.registers };
      const filled = [...proofNames, 'registers' as const].filter((name) => facts[name]);
      await expect(page.getByRole('term')).toHaveText(filled.map((name) => names[name]));
      const heading = main.getByRole('heading', { name: about.proof.heading, exact: true });
      await expect(heading).toHaveCount(filled.length > 0 ? 1 : 0);
      for (const [index, name] of filled.entries()) {
        const runs = main.locator('dl > div').nth(index).getByRole('definition');
        const fact = facts[name];
        if (Array.isArray(fact)) await expectCredentials(runs, locale, fact);
        else await expect(runs).toHaveText(`${Object(fact)[locale] ?? fact}`);
      }
    });

    test('a service has its figure or icon, and its fact', async ({ page }) => {
      await page.goto(pathOf('services', locale));
      for (const part of ['startups', 'traders'] as const) {
        const items = page.locator(`#${part}`).getByRole('listitem');
        for (const [index, { fact, ...item }] of services[part].items.entries()) {
          const term = 'term' in item && item.term && shownTerm(site, item.term);
          const numeral = items.nth(index).locator('.numeral:not(:has(svg))');
          await expect(numeral).toHaveText(term ? [term] : []);
          const drawn = items.nth(index).locator(`path[d="${contentIcons[item.icon]}"]`);
          await expect(drawn).toHaveCount(term ? 0 : 1);
          const answer = (fact && facts[fact]?.[locale]) ?? '';
          const said = items.nth(index).getByRole('paragraph');
          await expect(said).toHaveText(answer ? [item.text, answer] : [item.text]);
        }
      }
    });

    test('the start page has the answers', async ({ page }) => {
      await page.goto(pathOf('start-project', locale));
      for (const name of answerNames) {
        const asked = start.questions.facts[name];
        const summary = page.getByText(asked, { exact: true });
        const question = page.getByRole('group').filter({ has: summary });
        await expect(question).toHaveText(facts[name] ? [asked + facts[name][locale]] : []);
      }
      // The owner says what is asked most: that comes first, in the owner's order.
      const { items, ask, facts: asked } = start.questions;
      const filled = [...new Set([...ask.facts, ...answerNames])].filter((name) => facts[name]);
      const all = [...items.map(({ question }) => question), ...filled.map((name) => asked[name])];
      await expect(page.locator('summary')).toHaveText(all);
    });

    test('the catalog links to the one in WhatsApp', async ({ page }) => {
      await page.goto(pathOf('catalog', locale));
      const address = site.whatsappCatalog;
      const link = page
        .getByRole('main')
        .getByRole('link')
        .filter({ hasText: catalog.whatsappCatalog });
      const text = `${catalog.whatsappCatalog} (${layout.newTab})`;
      expect(await linksIn(link)).toEqual(address ? [[text, address]] : []);
    });
  });
}
