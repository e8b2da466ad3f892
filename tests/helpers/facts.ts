import type { Locator, Page } from '@playwright/test';
import { shownTerm } from '../../src/content/factory.ts';
import { contentIcons } from '../../src/content/icons.ts';
import { answerNames, proofNames } from '../../src/content/schema/facts.ts';
import { termNames } from '../../src/content/schema/site.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Page as PageName } from '../../src/page-table.ts';
import { digits, entries, expect, linksIn, site } from './fixtures.ts';

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

/** What only the factory can say: expects of a page what is filled in, and no trace of anything else. */
export const expectFacts: Partial<
  Record<PageName, (page: Page, locale: Locale) => Promise<unknown>>
> = {
  async home(page, locale) {
    const { layout, home } = entries[locale];
    const main = page.getByRole('main');
    for (const name of termNames) {
      const figure = { minimum: `${site.minimum}`, discount: `${site.discount}%` }[name];
      const { before, after } = layout.terms[name];
      const term = main.getByText(`${before} ${figure} ${after}`, { exact: true });
      await expect(term).toHaveCount(site[name] ? 1 : 0);
    }
    const { printing } = layout.terms;
    await expect(main.getByText(printing ?? '^', { exact: true })).toHaveCount(printing ? 1 : 0);
    const { latitude, longitude } = site.coordinates;
    const place = `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
    const toMap = main.getByRole('link', {
      name: `${layout.map.open} (${layout.newTab})`,
      exact: true,
    });
    await expect(toMap).toHaveAttribute('href', place);
    for (const [index, { title, text, fact }] of home.steps.items.entries()) {
      const own = (fact && facts[fact]?.[locale]) ?? '';
      const steps = main.getByRole('list').filter({ hasText: title + text });
      await expect(steps.getByRole('listitem').nth(index)).toHaveText(title + text + own);
    }
    for (const { title, text } of home.features.items)
      await expect(page.getByRole('listitem').filter({ hasText: title + text })).toBeVisible();
  },

  async about(page, locale) {
    const { layout, about } = entries[locale];
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
    const registers = facts.registers ?? [];
    const numbers = registers.map(({ number }) => RegExp.escape(`${number}`)).join('|') || '^$';
    const lines = page.getByRole('contentinfo').getByRole('paragraph');
    const ofRegisters = lines.filter({ hasText: new RegExp(numbers) });
    await expectCredentials(ofRegisters, locale, registers);
  },

  async services(page, locale) {
    const { services } = entries[locale];
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
  },

  async 'start-project'(page, locale) {
    // The owner says what is asked most: that comes first, in the owner's order.
    const { items, ask, facts: asked } = entries[locale]['start-project'].questions;
    const filled = [...new Set([...ask.facts, ...answerNames])].filter((name) => facts[name]);
    const all = [...items.map(({ question }) => question), ...filled.map((name) => asked[name])];
    await expect(page.locator('summary')).toHaveText(all);
    for (const name of filled) {
      const summary = page.getByText(asked[name], { exact: true });
      const question = page.getByRole('group').filter({ has: summary });
      await expect(question).toHaveText(asked[name] + facts[name]?.[locale]);
    }
    // Until the factory has answered it, a question opens a chat.
    const { layout } = entries[locale];
    for (const name of ask.facts) {
      const text = `${asked[name]} (${layout.newTab})`;
      const link = page.getByRole('link', { name: text, exact: true });
      await expect(link).toHaveCount(facts[name] ? 0 : 1);
      if (facts[name]) continue;
      const { pathname, searchParams } = new URL(`${await link.getAttribute('href')}`);
      expect(pathname).toBe(`/${digits}`);
      expect(searchParams.get('text')).toBe(`${layout.chat.greeting}\n${asked[name]}`);
    }
    const isOpen = ask.facts.some((name) => !facts[name]);
    const heading = page.getByRole('heading', { name: ask.heading, exact: true });
    await expect(heading).toHaveCount(isOpen ? 1 : 0);
  },

  async catalog(page, locale) {
    const { catalog, layout } = entries[locale];
    const address = site.whatsappCatalog;
    const links = page.getByRole('main').getByRole('link');
    const text = `${catalog.whatsappCatalog} (${layout.newTab})`;
    const found = await linksIn(links.filter({ hasText: catalog.whatsappCatalog }));
    expect(found).toEqual(address ? [[text, address]] : []);
  },
};
