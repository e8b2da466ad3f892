import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts';
import type { Common } from '../content/entries.ts';
import type { Identity } from '../content/schema.ts';
import { localeCodes, otherLocales } from '../i18n/locales.ts';

/** One thing of two types; schema-dts has single ones only. */
export type Factory = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** The `@id` of the factory in the structured data of every page. */
export function organizationId({ address }: Identity): string {
  return `${address}/#organization`;
}

/** The factory on a page about something else: the fields that Google requires of a local business. */
export function organizationSummary({ identity, locale }: Common) {
  const [addressLocality = '', addressRegion = ''] = cityParts(identity.city[locale]);
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId(identity),
    name: identity.name[locale],
    url: `${identity.address}/`,
    address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'EG' },
  } satisfies Factory;
}

/** The factory with all that is known of it. Only what is the factory's own counts as its profile. */
export function organization(common: Common): Factory {
  const { identity, locale, words } = common;
  const [, , country = ''] = cityParts(identity.city[locale]);
  const profiles = identity.standIns.includes('social')
    ? []
    : Object.values(identity.social).filter((address) => new URL(address).pathname !== '/');
  return {
    ...organizationSummary(common),
    alternateName: [
      identity.shortName[locale],
      ...otherLocales(locale).map((other) => identity.name[other]),
    ],
    description: words.footer.about,
    geo: { '@type': 'GeoCoordinates', ...identity.coordinates },
    telephone: identity.phone.replaceAll(' ', ''),
    email: identity.email,
    logo: `${identity.address}/icon-512.png`,
    image: `${identity.address}/share/home.${locale}.jpg`,
    areaServed: { '@type': 'Country', name: country },
    knowsLanguage: localeCodes,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** City, governorate and country, which the schema of `content/site.yaml` makes sure of. */
function cityParts(city: string): string[] {
  return city.split(/[،,] /);
}
