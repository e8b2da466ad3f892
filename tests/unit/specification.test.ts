import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { languageCodes } from '../../src/language.ts';

// The only place that counts: whoever adds a product or takes a slide away changes its number here.
test.each(languageCodes)(
  'the content, %s, has as many of each as the specification',
  (language) => {
    const { hero, features } = readContent('home', language);
    const { values } = readContent('about', language);
    const { startups, traders } = readContent('services', language);
    const { products, categories } = readContent('catalog', language);
    expect({
      slides: hero.slides.length,
      features: features.items.length,
      values: values.items.length,
      'services for brands': startups.items.length,
      'services for traders': traders.items.length,
      products: products.length,
      categories: categories.items.length,
    }).toEqual({
      slides: 5,
      features: 3,
      values: 4,
      'services for brands': 6,
      'services for traders': 3,
      products: 6,
      categories: 6,
    });
  },
);
