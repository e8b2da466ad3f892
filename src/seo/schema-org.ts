import type * as schema from 'schema-dts';
import { numbersOf, placeOf } from '../content/contacts.ts';
import type { Content } from '../content/schema/pages.ts';
import { dialed } from '../content/schema/phone-number.ts';
import type { Site } from '../content/schema/site.ts';
import type { Common } from '../data/page-props.ts';
import { localeCodes, otherLocales } from '../i18n/locales.ts';

/** One thing of two types; schema-dts has single ones only. */
export type Factory = schema.MergeLeafTypes<[schema.OrganizationLeaf, schema.LocalBusinessLeaf]>;

/** How the structured data of every page refers to the factory. */
export const factoryReference = ({ url }: Site) => ({ '@id': `${url}/#organization` });

/** The factory: in full on pages about it, else with what Google requires of a local business. */
export function organization({ site, locale, words }: Common, isSubject = true): Factory {
  const { town, region } = placeOf(site, locale);
  const { street, hours, since, people, certificates, registers } = site.facts;
  const numbers = numbersOf(site).map(dialed);
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
  if (!isSubject) return summary;

  const profiles = site.sampleValues.includes('social')
    ? []
    : Object.values(site.social).filter((profile) => new URL(profile).pathname !== '/');
  const otherNames = otherLocales(locale).map((other) => site.name[other]);
  return {
    ...summary,
    alternateName: [site.shortName[locale], ...otherNames],
    description: words.footer.about,
    geo: { '@type': 'GeoCoordinates', ...site.coordinates },
    telephone: numbers.length > 1 ? numbers : dialed(site.phone),
    email: site.email,
    logo: `${site.url}/icon-512.png`,
    image: `${site.url}/share/home.${locale}.jpg`,
    knowsLanguage: localeCodes,
    ...(since && { foundingDate: `${since}` }),
    ...(people && { numberOfEmployees: { '@type': 'QuantitativeValue', value: people } }),
    ...(certificates && {
      hasCertification: certificates.map(({ name, number, link }) => ({
        '@type': 'Certification',
        name: name[locale],
        certificationIdentification: number,
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
    ...(hours && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The services for brands, and those for traders, with the least quantity of a wholesale order. */
export function services({ site }: Common, { startups, traders }: Content<'services'>) {
  const service = ({ title, text }: { title: string; text: string }) => ({
    '@type': 'Service' as const,
    name: title,
    description: text,
    provider: factoryReference(site),
  });
  // UN/CEFACT Recommendation 20: H87 is a piece.
  const pieces = { '@type': 'QuantitativeValue' as const, minValue: site.minimum, unitCode: 'H87' };
  const offers = { '@type': 'Offer' as const, eligibleQuantity: pieces };
  const wholesale = traders.items.map((item) => ({ ...service(item), offers }));
  return [...startups.items.map(service), ...wholesale];
}

/** The text of a `<script type="application/ld+json">`; an escaped `<` cannot end it. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
