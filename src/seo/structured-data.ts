import type { Thing } from 'schema-dts';
import { type Common, getContent } from '../content/entries.ts';
import { type Page, pageTable } from '../i18n/routes.ts';
import { jsonLd } from './json-ld.ts';
import { type Factory, organization, organizationSummary } from './organization.ts';
import { products } from './products.ts';
import { services } from './services.ts';
import { breadcrumbs, type Summary, webPage, webSite } from './web-page.ts';

/**
 * What a page states for search engines: the factory, in full where it is the subject, the site, the
 * page, and what the page shows.
 * @returns the text of a `<script type="application/ld+json">`
 */
export async function structuredData(common: Common, page: Page, summary: Summary) {
  const { locale } = common;
  const graph: (Factory | Thing)[] = [
    pageTable[page].isAboutFactory ? organization(common) : organizationSummary(common),
    webSite(common),
    webPage(common, page, summary),
    ...(page === 'home' ? [] : [breadcrumbs(common, page)]),
    ...(page === 'services' ? services(common, await getContent('services', locale)) : []),
    ...(page === 'catalog' ? await products(common, await getContent('catalog', locale)) : []),
  ];
  return jsonLd({ '@context': 'https://schema.org', '@graph': graph });
}
