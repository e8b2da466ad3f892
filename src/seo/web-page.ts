import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { Common } from '../content/entries.ts';
import { localeCodes } from '../i18n/locales.ts';
import { type Page, pageTable } from '../i18n/routes.ts';
import { organizationId } from './organization.ts';
import { canonicalUrl } from './urls.ts';

/** What a page says of itself where it is listed. */
export interface Summary {
  title: string;
  description: string;
}

/** The site as a whole. */
export function webSite({ identity, locale }: Common): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${identity.address}/#website`,
    url: `${identity.address}/`,
    name: identity.name[locale],
    inLanguage: localeCodes,
    publisher: { '@id': organizationId(identity) },
  };
}

/** One page of the site. */
export function webPage(common: Common, page: Page, { title, description }: Summary): WebPage {
  const { identity, locale } = common;
  const address = canonicalUrl(page, locale, identity);
  return {
    '@type': pageTable[page].schemaType,
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': `${identity.address}/#website` },
    ...(pageTable[page].isAboutFactory && { mainEntity: { '@id': organizationId(identity) } }),
    ...(page !== 'home' && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
  };
}

/** The way from home to an inner page, by the names in the navigation. */
export function breadcrumbs({ identity, locale, links }: Common, page: Page): BreadcrumbList {
  const item = (step: Page) => canonicalUrl(step, locale, identity);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${item(page)}#breadcrumb`,
    itemListElement: (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: links[step],
      item: item(step),
    })),
  };
}
