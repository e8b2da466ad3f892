import type { LocalBusinessLeaf, MergeLeafTypes, OrganizationLeaf } from 'schema-dts';
import type { Common } from '../content/common.ts';
import type { Identity } from '../content/schema.ts';
import { languageCodes, otherLanguage } from '../language.ts';

/** One thing of two types; schema-dts has single ones only. */
export type Factory = MergeLeafTypes<[OrganizationLeaf, LocalBusinessLeaf]>;

/** What the factory is called in every graph of the site, in both languages. */
export function organizationId({ address }: Identity): string {
  return `${address}/#organization`;
}

/** The factory as a page about something else names it: what no local business may lack. */
export function organizationInShort({ identity, language }: Common) {
  const [addressLocality = '', addressRegion = ''] = placeOf(identity.city[language]);
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': organizationId(identity),
    name: identity.name[language],
    url: `${identity.address}/`,
    address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'EG' },
  } satisfies Factory;
}

/** The factory with all that is known of it. Only what is the factory's own counts as its profile. */
export function organization(common: Common): Factory {
  const { identity, language, words } = common;
  const [, , country = ''] = placeOf(identity.city[language]);
  const profiles = identity.standIns.includes('social')
    ? []
    : Object.values(identity.social).filter((address) => new URL(address).pathname !== '/');
  return {
    ...organizationInShort(common),
    alternateName: [identity.shortName[language], identity.name[otherLanguage(language)]],
    description: words.footer.about,
    geo: { '@type': 'GeoCoordinates', ...identity.coordinates },
    telephone: identity.phone.replaceAll(' ', ''),
    email: identity.email,
    logo: `${identity.address}/icon-512.png`,
    image: `${identity.address}/share/home.${language}.jpg`,
    areaServed: { '@type': 'Country', name: country },
    knowsLanguage: languageCodes,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** City, governorate and country, which the schema of `content/site.yaml` makes sure of. */
function placeOf(city: string): string[] {
  return city.split(/[،,] /);
}
