import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { addressOf, languageCodes, otherLanguage, type Page } from '../../src/language.ts';
import { builtFile, common, everyPage } from '../site.ts';
import { issuesOf } from './schema-org.ts';

type Thing = Record<string, unknown>;

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a built page states, one graph a page. */
function graphOf(page: Page, language: (typeof languageCodes)[number]): Thing[] {
  const scripts = [...readFileSync(builtFile(page, language), 'utf8').matchAll(script)];
  expect(scripts).toHaveLength(1);
  const graph = JSON.parse(scripts[0]?.[1] as string);
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

const ofType = (graph: Thing[], type: string) =>
  graph.filter((thing) => [thing['@type']].flat().includes(type));

/** Everything inside a value, and the value. */
const within = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(within)] : [value];

describe.each(everyPage)('$address', ({ page, language, address }) => {
  const { identity, words } = common[language];
  const site = identity.address;
  const graph = graphOf(page, language);
  const things = within(graph).filter((value): value is Thing => value instanceof Object);
  const here = new URL(address, site).href;

  test("is right by schema.org's vocabulary and Google's rules", async () => {
    const issues = await issuesOf(readFileSync(builtFile(page, language), 'utf8'));
    expect(issues.filter((issue) => !issue.endsWith('(optional)'))).toEqual([]);
  });

  test('names the factory as what it is, in the language of the page', () => {
    const [factory, ...others] = ofType(graph, 'Organization');
    expect(others).toEqual([]);
    const [locality, region] = identity.city[language].split(/[،,] /);
    expect(factory).toMatchObject({
      '@type': ['Organization', 'LocalBusiness'],
      '@id': `${site}/#organization`,
      name: identity.name[language],
      address: { addressLocality: locality, addressRegion: region, addressCountry: 'EG' },
    });
  });

  test('says which page of which site it is', () => {
    const [webSite] = ofType(graph, 'WebSite');
    expect(webSite).toMatchObject({ url: `${site}/`, name: identity.name[language] });
    const webPage = graph.find(
      (thing) => thing.url === here && thing !== webSite && thing.inLanguage,
    );
    const { title, description } = readContent(page, language);
    expect(webPage).toMatchObject({ name: title, description, inLanguage: language });
    expect(webPage?.isPartOf).toEqual({ '@id': webSite?.['@id'] });
  });

  test('refers to nothing that it does not hold', () => {
    const held = things.filter((thing) => '@type' in thing).map((thing) => thing['@id']);
    const meant = things.filter((thing) => !('@type' in thing) && '@id' in thing);
    expect(meant.length).toBeGreaterThan(1);
    expect(meant.filter((thing) => !held.includes(thing['@id']))).toEqual([]);
    const names = held.filter(Boolean);
    expect(new Set(names).size).toBe(names.length);
  });

  test('sends nobody to a file that is not published', () => {
    const own = within(graph)
      .filter((value) => typeof value === 'string' && value.startsWith(site))
      .map((value) => new URL(value as string).pathname);
    const known = new Set(everyPage.map((every) => every.address));
    const missing = own.filter((path) => !known.has(path) && !existsSync(`dist${path}`));
    expect(missing).toEqual([]);
  });

  test(page === 'home' ? 'has no way back to itself' : 'shows the way from home', () => {
    const [breadcrumbs] = ofType(graph, 'BreadcrumbList');
    if (page === 'home') {
      expect(breadcrumbs).toBeUndefined();
      return;
    }
    expect(breadcrumbs?.itemListElement).toEqual(
      (['home', page] as const).map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: words.navigation.links[step],
        item: new URL(addressOf(step, language), site).href,
      })),
    );
  });

  test('invents nothing, and takes no stand-in for a profile', () => {
    const said = things.flatMap((thing) => [...Object.keys(thing), String(thing['@type'])]);
    const invented = /price|hours|rating|review|founding|^Product$/i;
    expect(said.filter((name) => invented.test(name))).toEqual([]);
    if (identity.standIns.includes('social')) expect(said).not.toContain('sameAs');
  });
});

describe.each(languageCodes)('%s', (language) => {
  const { identity } = common[language];

  test.each(['home', 'about', 'contact'] as const)('%s says all of the factory', (page) => {
    const [factory] = ofType(graphOf(page, language), 'LocalBusiness');
    expect(factory).toMatchObject({
      geo: { '@type': 'GeoCoordinates', ...identity.coordinates },
      telephone: identity.phone.replaceAll(' ', ''),
      email: identity.email,
      logo: expect.stringMatching(/\.png$/),
      image: expect.stringMatching(/\.jpg$/),
      areaServed: { '@type': 'Country', name: identity.city[language].split(/[،,] /)[2] },
      knowsLanguage: ['ar', 'en'],
    });
    expect(factory?.alternateName).toContain(identity.name[otherLanguage(language)]);
  });

  test.each([
    ['about', 'AboutPage'],
    ['catalog', 'CollectionPage'],
    ['contact', 'ContactPage'],
  ] as const)('%s is a page of its kind', (page, type) => {
    expect(ofType(graphOf(page, language), type)).toHaveLength(1);
  });

  test('services: nine, and those for traders from the quantity that the page shows', () => {
    const { startups, traders } = readContent('services', language);
    const stated = ofType(graphOf('services', language), 'Service');
    expect(stated.map(({ name }) => name)).toEqual(
      [...startups.items, ...traders.items].map(({ title }) => title),
    );
    const least = stated.map(
      ({ offers }) =>
        (offers as { eligibleQuantity: { minValue: number } } | undefined)?.eligibleQuantity
          .minValue,
    );
    const { numeral } = traders.items.find(({ icon }) => icon === 'quantity') ?? {};
    expect(least).toEqual([
      ...startups.items.map(() => undefined),
      ...traders.items.map(() => Number(numeral)),
    ]);
  });

  test('catalog: six pictures, the very files that the page shows', () => {
    const { products } = readContent('catalog', language);
    const page = readFileSync(builtFile('catalog', language), 'utf8');
    const pictures = ofType(graphOf('catalog', language), 'ImageObject');
    expect(pictures.map(({ name, caption }) => [name, caption])).toEqual(
      products.map(({ name, photo }) => [name, photo.alt]),
    );
    for (const { contentUrl } of pictures) {
      expect(page).toContain(`<img src="${new URL(contentUrl as string).pathname}"`);
    }
  });
});
