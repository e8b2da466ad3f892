import type { BreadcrumbList, WebPage, WebSite } from 'schema-dts';
import type { Common } from '../content/common.ts';
import { languageCodes, type Page } from '../language.ts';
import { pageAddress } from './addresses.ts';
import { organizationId } from './organization.ts';

/** What a page says of itself where it is listed. */
export interface Summary {
  title: string;
  description: string;
}

/** What each page is to schema.org, and whether its subject is the factory itself. */
const kinds = {
  home: { type: 'WebPage', aboutFactory: true },
  about: { type: 'AboutPage', aboutFactory: true },
  services: { type: 'WebPage', aboutFactory: false },
  catalog: { type: 'CollectionPage', aboutFactory: false },
  'start-project': { type: 'WebPage', aboutFactory: false },
  contact: { type: 'ContactPage', aboutFactory: true },
} as const satisfies Record<Page, object>;

/** Whether a page's subject is the factory itself. */
export function isAboutFactory(page: Page): boolean {
  return kinds[page].aboutFactory;
}

/** The site as a whole. */
export function webSite({ identity, language }: Common): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${identity.address}/#website`,
    url: `${identity.address}/`,
    name: identity.name[language],
    inLanguage: languageCodes,
    publisher: { '@id': organizationId(identity) },
  };
}

/** One page of the site. */
export function webPage(common: Common, page: Page, { title, description }: Summary): WebPage {
  const { identity, language } = common;
  const address = pageAddress(page, language, identity);
  return {
    '@type': kinds[page].type,
    '@id': address,
    url: address,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': `${identity.address}/#website` },
    ...(isAboutFactory(page) && { mainEntity: { '@id': organizationId(identity) } }),
    ...(page !== 'home' && { breadcrumb: { '@id': `${address}#breadcrumb` } }),
  };
}

/** The way from home to an inner page, by the names in the navigation. */
export function breadcrumbs({ identity, language, words }: Common, page: Page): BreadcrumbList {
  const item = (step: Page) => pageAddress(step, language, identity);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${item(page)}#breadcrumb`,
    itemListElement: (['home', page] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: words.navigation.links[step],
      item: item(step),
    })),
  };
}
