import { everyPage } from '../../src/i18n/routes.ts';
import { factories } from '../factories/content.ts';
import { testFactory } from '../factories/test-factory.ts';

// The two that differ most, the least of everything and the most, each in one language. The full suite
// looks at all ten whole.
for (const [factory, locale] of [
  [factories.at(0), 'ar'],
  [factories.at(-1), 'en'],
] as const) {
  const pages = everyPage.filter((page) => page.locale === locale);
  testFactory(factory as number, { pages, tests: 'tests/build/html.test.ts' });
}
