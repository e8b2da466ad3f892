import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';

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
    products: catalog.products.length,
    categories: catalog.categories.items.length,
  }).toEqual({
    'pieces at least': 50,
    'per cent off': 30,
    slides: 5,
    features: 3,
    values: 4,
    'services for brands': 6,
    'services for traders': 3,
    products: 6,
    categories: 6,
  });
});
