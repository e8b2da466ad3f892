import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sampleFactory } from '../../src/content/checks/samples.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { valueAt, walk } from '../../src/content/schema/shape.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { pages, pageTable } from '../../src/page-table.ts';

/** Whether the content is the sample factory's: what is true of it need not be of a factory's own. */
const isSampleFactory = isDeepStrictEqual(
  { ...readContent().site.shortName },
  sampleFactory.site.shortName,
);

// The numbers of the client's specification, and the only test that knows them.
describe.runIf(isSampleFactory)("what the client's specification fixes", () => {
  test.each(localeCodes)('%s: the content has as many of each as the specification', (locale) => {
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

  test.each(localeCodes)('%s: no page shows a photograph twice', (locale) => {
    const { entries } = readContent();
    for (const page of pages) {
      // The picture beside a shared link is on no page.
      const { preview, ...onPage } = entries[locale][page];
      const shown = [...walk(onPage)].flatMap(({ path, value }) =>
        /photo(,name)?$/.test(`${path}`) && typeof value === 'string' ? [value] : [],
      );
      expect(shown, page).toEqual([...new Set(shown)]);
    }
  });

  test("the footer links to the specification's pages", () => {
    const linked = pages.filter((page) => pageTable[page].isQuickLink);
    expect(linked).toEqual(['about', 'services', 'catalog', 'start-project']);
  });
});

test.runIf(isSampleFactory)(
  'the list of samples has the examples in the comments of site.yaml',
  () => {
    const source = readFileSync('content/site.yaml', 'utf8');
    const whole = parse(source.replace(/^# (?= *(- )?\w+:)/gm, ''));
    const filled = parse(source);
    expect(whole).toHaveProperty('whatsapp');
    for (const { path, value } of walk(whole)) {
      const [entry = ''] = path;
      // What has "…" in it is refused as it is, and what many factories have is no sample.
      if (Object.hasOwn(filled, entry) || typeof value === 'object' || `${value}`.includes('…'))
        continue;
      const place = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
      expect([valueAt(sampleFactory.site, place)].flat(), `${path}`).toContain(value);
    }
  },
);
