import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '../../src/content/reading/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages, pageTable } from '../../src/i18n/routes.ts';

// The numbers of the client's specification, and the only test that knows them. The site works with
// other numbers too: whoever adds a product or takes a slide away changes its number here.
test.each(localeCodes)('the content, %s, has as many of each as the specification', (locale) => {
  const { site, entries } = readContent();
  const { home, about, services, catalog } = entries[locale];
  expect({
    'pieces at least': site.minimum,
    'per cent off': site.discount,
    slides: home.hero.slides.length,
    features: home.features.items.length,
    values: about.values.items.length,
    'services for brands': services.startups.items.length,
    'services for traders': services.traders.items.length,
    styles: catalog.styles.length,
    categories: catalog.categories.items.length,
  }).toEqual({
    'pieces at least': 50,
    'per cent off': 30,
    slides: 5,
    features: 3,
    values: 4,
    'services for brands': 6,
    'services for traders': 3,
    styles: 6,
    categories: 6,
  });
});

test("the footer links to the specification's pages", () => {
  const linked = pages.filter((page) => pageTable[page].isQuickLink);
  expect(linked).toEqual(['about', 'services', 'catalog', 'start-project']);
});

// The list that launch:check goes by. Whoever replaces what is in it needs this test no more.
test('the texts and files that samples.yaml lists are in the content as it came', () => {
  const { story, alt, files } = parse(readFileSync('content/samples.yaml', 'utf8'));
  const sources = [...readContent().sources.values()];
  const content = sources.map((source) => JSON.stringify(parse(source)));
  const texts = [...Object.values<string[]>(story), ...Object.values<string[]>(alt)].flat();
  const isThere = (text: string) => content.some((all) => all.includes(JSON.stringify(text)));
  expect(texts.filter((text) => !isThere(text))).toEqual([]);
  for (const [file, sha256] of Object.entries(files)) {
    const bytes = readFileSync(`content/${file}`);
    expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(sha256);
  }
});
