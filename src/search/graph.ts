import type { Thing } from 'schema-dts';
import type { Common } from '../content/common.ts';
import { readContent } from '../content/read.ts';
import type { Page } from '../language.ts';
import { type Factory, organization, organizationInShort } from './organization.ts';
import { breadcrumbs, isAboutFactory, type Summary, webPage, webSite } from './pages.ts';
import { products } from './products.ts';
import { services } from './services.ts';

interface PageGraph {
  '@context': 'https://schema.org';
  '@graph': (Factory | Thing)[];
}

/**
 * What a page states for machines: the factory, in full where it is the subject, the site, the page,
 * and what the page shows.
 * @throws ContentError when a content file has a mistake
 */
export async function pageGraph(common: Common, page: Page, summary: Summary): Promise<PageGraph> {
  const { language } = common;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isAboutFactory(page) ? organization(common) : organizationInShort(common),
      webSite(common),
      webPage(common, page, summary),
      ...(page === 'home' ? [] : [breadcrumbs(common, page)]),
      ...(page === 'services' ? services(common, readContent('services', language)) : []),
      ...(page === 'catalog' ? await products(common, readContent('catalog', language)) : []),
    ],
  };
}
