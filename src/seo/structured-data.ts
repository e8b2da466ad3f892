import type * as schema from 'schema-dts';
import { cityParts, numbersOf } from '../content/factory.ts';
import type { Content } from '../content/schema/pages.ts';
import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { localeCodes, otherLocales } from '../i18n/locales.ts';
import { canonicalUrl } from '../i18n/routes.ts';
import { type Page, pageTable } from '../page-table.ts';

/** A thing of two types at once, for which schema-dts has no type. */
type Factory = schema.MergeLeafTypes<[schema.OrganizationLeaf, schema.LocalBusinessLeaf]>;

/** How the structured data of every page refers to the factory. */
const factoryReference = ({ url }: Site) => ({ '@id': `${url}/#organization` });

/** When hours end, also of the next day: two equal times would be a closed day (Google's rules of a local business). */
function endOf(opens: string, closes: string): string {
  if (closes !== opens) return closes;
  const minuteBefore = new Date(Date.parse(`2000-01-01T${opens}Z`) - 60_000);
  return minuteBefore.toISOString().slice(11, 16);
}

/** The factory: in full, with the path of its picture, on pages about it, else with what Google requires of a local business. */
export function organization({ site, locale, words }: Common, image?: string): Factory {
  const { town, region } = cityParts(site, locale);
  const { street, hours, since, people, certificates, registers } = site.facts;
  const { days: dayOfWeek, opens, closes } = hours ?? {};
  const times = dayOfWeek && opens && closes && { dayOfWeek, opens, closes: endOf(opens, closes) };
  const summary: Factory = {
    '@type': ['Organization', 'LocalBusiness'],
    ...factoryReference(site),
    name: site.name[locale],
    url: `${site.url}/`,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street[locale] }),
      addressLocality: town,
      ...(region && { addressRegion: region }),
      addressCountry: site.country,
    },
  };
  if (!image) return summary;

  const profiles = site.sampleValues.includes('social')
    ? []
    : Object.values(site.social).filter((profile) => new URL(profile).pathname !== '/');
  const otherNames = otherLocales(locale).map((other) => site.name[other]);
  return {
    ...summary,
    alternateName: [site.shortName[locale], ...otherNames],
    description: words.footer.about,
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    telephone: numbersOf(site).map(({ dialed }) => dialed),
    email: site.email,
    logo: `${site.url}/icon-512.png`,
    image: site.url + image,
    ...(since && { foundingDate: `${since}` }),
    ...(people && { numberOfEmployees: { '@type': 'QuantitativeValue', value: people } }),
    ...(certificates && {
      hasCertification: certificates.map(({ name, number, link }) => ({
        '@type': 'Certification',
        name: name[locale],
        ...(number && { certificationIdentification: number }),
        ...(link && { url: link }),
      })),
    }),
    ...(registers && {
      identifier: registers.map(({ name, number }) => ({
        '@type': 'PropertyValue',
        name: name[locale],
        value: number,
      })),
    }),
    ...(site.areaServed && { areaServed: site.areaServed }),
    ...(times && {
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification' as const, ...times },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The services for brands, and those for traders, with the least quantity of a wholesale order. */
function services({ site }: Common, { startups, traders }: Content<'services'>) {
  const service = ({ title, text }: { title: string; text: string }) => ({
    '@type': 'Service' as const,
    name: title,
    description: text,
    provider: factoryReference(site),
  });
  // Without a unit: the factory's own words say whether it counts pieces, pairs or meters.
  const eligibleQuantity = { '@type': 'QuantitativeValue' as const, minValue: site.minimum };
  const offers = { '@type': 'Offer' as const, eligibleQuantity };
  const wholesale = traders.items.map((item) => ({ ...service(item), offers }));
  return [...startups.items.map(service), ...wholesale];
}

/**
 * What a page states for search engines, as the text of a `<script type="application/ld+json">`.
 * @param image the path of a picture of the factory
 */
export function structuredData(
  common: Common,
  page: Page,
  content: Content<Page | 'not-found'>,
  image: string,
) {
  const { site, locale, links } = common;
  const { schemaType, isAboutFactory } = pageTable[page];
  const factory = factoryReference(site);
  const website = { '@id': `${site.url}/#website` };
  const url = canonicalUrl(page, locale, site);
  const breadcrumb = { '@id': `${url}#breadcrumb` };
  const graph: (Factory | schema.Thing)[] = [
    organization(common, isAboutFactory ? image : undefined),
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
      name: content.title,
      description: content.description,
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
  // Only the page of the services has a part for traders.
  if ('traders' in content) graph.push(...services(common, content));
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // An escaped `<` cannot end the script.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
