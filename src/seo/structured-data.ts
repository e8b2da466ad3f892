import type { Thing } from 'schema-dts';
import { getContent } from '../data/entries.ts';
import type { Common } from '../data/page-props.ts';
import { localeCodes } from '../i18n/locales.ts';
import { type Page, pageTable } from '../i18n/routes.ts';
import { type Factory, factoryReference, jsonLd, organization, services } from './schema-org.ts';
import { canonicalUrl } from './urls.ts';

/** What a page states for search engines, as the text of a `<script type="application/ld+json">`. */
export async function structuredData(
  common: Common,
  page: Page,
  { title, description }: { title: string; description: string },
) {
  const { site, locale, links } = common;
  const { schemaType, isAboutFactory } = pageTable[page];
  const factory = factoryReference(site);
  const website = { '@id': `${site.url}/#website` };
  const url = canonicalUrl(page, locale, site);
  const breadcrumb = { '@id': `${url}#breadcrumb` };
  const graph: (Factory | Thing)[] = [
    organization(common, isAboutFactory),
    {
      '@type': 'WebSite',
      ...website,
      url: `${site.url}/`,
      name: site.name[locale],
      inLanguage: localeCodes,
      publisher: factory,
    },
    {
      '@type': schemaType,
      '@id': url,
      url,
      name: title,
      description,
      inLanguage: locale,
      isPartOf: website,
      ...(isAboutFactory && { mainEntity: factory }),
      ...(page !== 'home' && { breadcrumb }),
    },
  ];
  if (page !== 'home') {
    const steps = (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: links[step],
      item: canonicalUrl(step, locale, site),
    }));
    graph.push({ '@type': 'BreadcrumbList', ...breadcrumb, itemListElement: steps });
  }
  if (page === 'services') graph.push(...services(common, await getContent(page, locale)));
  return jsonLd({ '@context': 'https://schema.org', '@graph': graph });
}
