import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersOf } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { localeCodes, otherLocales } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { pageTable } from '../../src/page-table.ts';
import { builtPage, builtSocialImage } from '../helpers/built-site.ts';

const { site, entries } = readContent();
const url = (path: string) => new URL(path, site.url).href;

interface Thing {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** What a page states, in the words of a vocabulary. */
interface Statement {
  '@context': string;
  '@graph': Thing[];
}

/** Everything inside a value, and the value. */
const within = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(within)] : [value];

describe.each(everyPage)('the structured data of $path', ({ page, locale, path }) => {
  const html = builtPage(path);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@context': vocabulary, '@graph': graph }: Statement = JSON.parse(json);
  const ofType = (type: string) => graph.filter((thing) => [thing['@type']].flat().includes(type));
  const [factory] = ofType('Organization');
  const organization = { '@id': factory?.['@id'] };
  const [itself] = graph.filter((thing) => thing['@id'] === url(path));
  const isAboutFactory = ['home', 'about', 'contact'].includes(page);

  test('states the factory in words that search engines know, in full where the page is about it', () => {
    expect(vocabulary).toBe('https://schema.org');
    expect(ofType('Organization')).toEqual([
      expect.objectContaining({
        '@id': `${site.url}/#organization`,
        name: site.name[locale],
        url: url('/'),
        ...(isAboutFactory && {
          alternateName: [
            site.shortName[locale],
            ...otherLocales(locale).map((code) => site.name[code]),
          ],
          description: entries[locale].layout.footer.about,
          email: site.email,
          logo: `${site.url}/icon-512.png`,
          image: site.url + builtSocialImage(`home.${locale}`),
          geo: { '@type': 'GeoCoordinates', ...site.coordinates },
        }),
      }),
    ]);
    // City, governorate and country, or city and country.
    const [town, ...rest] = site.city[locale].split(/[،,] /);
    expect(factory?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: site.facts.street?.[locale],
      addressLocality: town,
      addressRegion: rest.length > 1 ? rest[0] : undefined,
      addressCountry: site.country,
    });
    const numbers = numbersOf(site).map(({ dialed }) => dialed);
    expect([factory?.telephone].flat()).toEqual(isAboutFactory ? numbers : [undefined]);
  });

  test('states each fact that is filled in, in its own word', () => {
    const { since, people, certificates, registers, hours } = site.facts;
    const facts = {
      foundingDate: since && `${since}`,
      numberOfEmployees: people && { '@type': 'QuantitativeValue', value: people },
      hasCertification: certificates?.map(({ name, number, link }) => ({
        '@type': 'Certification',
        name: name[locale],
        certificationIdentification: number,
        url: link,
      })),
      identifier: registers?.map(({ name, number }) => ({
        '@type': 'PropertyValue',
        name: name[locale],
        value: number,
      })),
      openingHoursSpecification: hours?.days && {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.days,
        opens: hours.opens,
        // A day and a night end a minute earlier.
        closes: hours.closes === hours.opens ? expect.stringMatching(/9$/) : hours.closes,
      },
      areaServed: site.areaServed,
    };
    const stated = Object.keys(facts).map((name) => [name, factory?.[name]]);
    expect(Object.fromEntries(stated)).toEqual(isAboutFactory ? facts : {});
  });

  test('states the page and the site that it is part of', () => {
    const { title: name, description } = entries[locale][page];
    expect(ofType(pageTable[page].schemaType)).toEqual([
      expect.objectContaining({
        name,
        description,
        inLanguage: locale,
        url: url(path),
        isPartOf: { '@id': `${site.url}/#website` },
      }),
    ]);
    expect(ofType('WebSite')).toMatchObject([
      {
        '@id': `${site.url}/#website`,
        url: url('/'),
        name: site.name[locale],
        inLanguage: localeCodes,
        publisher: organization,
      },
    ]);
    expect(itself?.mainEntity).toEqual(isAboutFactory ? organization : undefined);
  });

  test('states the way from home', () => {
    const { home, [page]: own } = entries[locale];
    const steps = [
      { position: 1, name: home.navigation, item: url(pathOf('home', locale)) },
      { position: 2, name: own.navigation, item: url(path) },
    ];
    const isHome = page === 'home';
    const [breadcrumbs] = ofType('BreadcrumbList');
    expect(breadcrumbs?.itemListElement).toEqual(
      isHome ? undefined : steps.map((step) => expect.objectContaining(step)),
    );
    expect(itself?.breadcrumb).toEqual(isHome ? undefined : { '@id': breadcrumbs?.['@id'] });
  });

  test('states the services that the page offers, with the least quantity where it has one', () => {
    const { startups, traders } = entries[locale].services;
    const offered = page === 'services' ? [...startups.items, ...traders.items] : [];
    expect(ofType('Service')).toEqual(
      offered.map(({ title: name, text: description }) =>
        expect.objectContaining({ name, description, provider: organization }),
      ),
    );
    const least = json.match(new RegExp(`"minValue":${site.minimum}\\b`, 'g')) ?? [];
    expect(least).toHaveLength(page === 'services' ? traders.items.length : 0);
  });

  test('refers to nothing that is not there, and invents nothing', () => {
    const all = within(graph);
    const things = all.filter((value): value is Thing => Object(value) === value);
    const held = things.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
    for (const { '@id': id } of things) if (id) expect(held).toContain(id);
    for (const value of all) {
      const [, file] = `${value}`.split(site.url);
      if (file && /\.\w+$/.test(file)) expect(existsSync(`dist${file}`), file).toBe(true);
    }
    expect(json).not.toMatch(/"(price|openingHours|aggregateRating|review)":|"@type":"Product"/);
  });
});
