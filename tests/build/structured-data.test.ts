import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOf } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { dialed } from '../../src/content/schema/phone-number.ts';
import { otherLocales } from '../../src/i18n/locales.ts';
import { everyPage, pathOf } from '../../src/i18n/routes.ts';
import { pageTable } from '../../src/page-table.ts';
import { builtPage } from '../helpers/built-page.ts';

const { site, entries } = readContent();
const url = (path: string) => new URL(path, site.url).href;

interface Thing {
  '@id'?: string;
  '@type'?: string | string[];
  [property: string]: unknown;
}

/** Everything inside a value, and the value. */
const within = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(within)] : [value];

test.each(everyPage)(
  '$path states the factory, the page, and what the page shows',
  ({ page, locale, path }) => {
    const html = builtPage(path);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const graph: Thing[] = JSON.parse(json)['@graph'];
    const isAboutFactory = ['home', 'about', 'contact'].includes(page);
    const ofType = (type: string) =>
      graph.filter((thing) => [thing['@type']].flat().includes(type));

    expect(ofType('Organization')).toEqual([
      expect.objectContaining({
        '@id': `${site.url}/#organization`,
        name: site.name[locale],
        ...(isAboutFactory && {
          alternateName: [
            site.shortName[locale],
            ...otherLocales(locale).map((code) => site.name[code]),
          ],
          description: entries[locale].layout.footer.about,
          email: site.email,
          logo: `${site.url}/icon-512.png`,
          image: `${site.url}/share/home.${locale}.jpg`,
          geo: { '@type': 'GeoCoordinates', ...site.coordinates },
        }),
      }),
    ]);
    expect(ofType('WebSite')).toMatchObject([{ name: site.name[locale] }]);
    // Each fact that is filled in, in its own word, and nothing else.
    const { since, people, certificates, registers, hours, street } = site.facts;
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
        closes: hours.closes,
      },
      areaServed: site.areaServed,
    };
    const [factory] = ofType('Organization');
    const stated = Object.keys(facts).map((name) => [name, factory?.[name]]);
    expect(Object.fromEntries(stated)).toEqual(isAboutFactory ? facts : {});
    // City, governorate and country, or city and country.
    const [town, ...rest] = site.city[locale].split(/[،,] /);
    expect(factory?.address).toEqual({
      '@type': 'PostalAddress',
      streetAddress: street?.[locale],
      addressLocality: town,
      addressRegion: rest.length > 1 ? rest[0] : undefined,
      addressCountry: site.country,
    });
    const numbers = [factory?.telephone].flat();
    expect(numbers).toEqual(isAboutFactory ? numbersOf(site).map(dialed) : [undefined]);
    const { title: name, description, navigation } = entries[locale][page];
    expect(ofType(pageTable[page].schemaType)).toEqual([
      expect.objectContaining({ name, description, inLanguage: locale, url: url(path) }),
    ]);
    const [website] = ofType('WebSite').map((thing) => ({ '@id': thing['@id'] }));
    const organization = { '@id': factory?.['@id'] };
    expect(ofType('WebSite')).toMatchObject([{ publisher: organization }]);
    const [itself] = graph.filter((thing) => thing['@id'] === url(path));
    expect(itself).toMatchObject({ isPartOf: website });
    expect(itself?.mainEntity).toEqual(isAboutFactory ? organization : undefined);
    const [breadcrumbs] = ofType('BreadcrumbList');
    const home = {
      name: entries[locale].home.navigation,
      item: url(pathOf('home', locale)),
    };
    const steps = [home, { name: navigation, item: url(path) }].map((step, index) => ({
      ...step,
      position: index + 1,
    }));
    const { '@id': id } = breadcrumbs ?? {};
    expect(itself?.breadcrumb).toEqual(breadcrumbs && { '@id': id });
    expect(breadcrumbs?.itemListElement).toEqual(
      page === 'home' ? undefined : steps.map((step) => expect.objectContaining(step)),
    );
    const { services } = entries[locale];
    const offered = [...services.startups.items, ...services.traders.items].map(
      ({ title }) => title,
    );
    expect(ofType('Service').map(({ name }) => name)).toEqual(page === 'services' ? offered : []);
    for (const { provider } of ofType('Service')) expect(provider).toEqual(organization);
    const least = json.match(new RegExp(`"minValue":${site.minimum}\\b`, 'g')) ?? [];
    expect(least).toHaveLength(page === 'services' ? services.traders.items.length : 0);

    // What is referred to is on the page; every file is published; nothing is invented.
    const all = within(graph);
    const things = all.filter((value): value is Thing => Object(value) === value);
    const held = things.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
    for (const { '@id': id } of things) if (id) expect(held).toContain(id);
    for (const value of all) {
      const [, file] = `${value}`.split(site.url);
      if (file && /\.\w+$/.test(file)) expect(existsSync(`dist${file}`), file).toBe(true);
    }
    expect(json).not.toMatch(/"(price|openingHours|aggregateRating|review)":|"@type":"Product"/);
  },
);
