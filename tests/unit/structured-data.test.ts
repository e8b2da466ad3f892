import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { jsonLd, organization, services } from '../../src/seo/schema-org.ts';

const { site, entries, brand } = readContent();
const { logos } = brand;
const words = entries.en.layout;
const common = { locale: 'en' as const, site, logos, words, links: {} as never };

const social = {
  instagram: 'https://www.instagram.com/khayt.example',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/khayt-example',
};

test.each([
  [
    "the factory's own are stated, a network's home page is not",
    [],
    [social.instagram, social.linkedin],
  ],
  ['stand-ins are not stated', ['social'], undefined],
])('profiles: %s', (_, standIns, stated) => {
  const factory = organization({ ...common, site: { ...site, social, standIns } });
  expect(factory.sameAs).toEqual(stated);
});

test('a street and visiting hours are stated once they are filled in, and not before', () => {
  const { facts, ...rest } = site;
  const bare = organization({ ...common, site: { ...rest, facts: {} } });
  expect(bare).not.toHaveProperty('openingHoursSpecification');
  expect(bare.address).not.toHaveProperty('streetAddress');
  const hours = { ar: 'أيام العمل', en: 'Workdays', days: ['Sunday' as const] };
  const times = { opens: '09:00', closes: '17:00' };
  const street = { ar: 'شارع المثال', en: 'Example Street' };
  const filled = { ...rest, facts: { street, hours: { ...hours, ...times } } };
  const factory = organization({ ...common, site: filled });
  expect(factory.address).toHaveProperty('streetAddress', street.en);
  expect(factory.openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Sunday'],
    ...times,
  });
});

test('what is on record is stated once it is filled in, each in its own word', () => {
  const name = { ar: 'آيزو 9001', en: 'ISO 9001' };
  const link = 'https://www.iso.org/9001';
  const facts = { since: 1998, people: 120, certificates: [{ name, number: 'C-1', link }] };
  const registers = [{ name: { ar: 'سجل تجاري', en: 'Commercial register' }, number: '12' }];
  const filled = { ...site, areaServed: ['SA' as const], facts: { ...facts, registers } };
  expect(organization({ ...common, site: filled })).toMatchObject({
    foundingDate: '1998',
    numberOfEmployees: { value: 120 },
    hasCertification: [{ name: name.en, certificationIdentification: 'C-1', url: link }],
    identifier: [{ name: 'Commercial register', value: '12' }],
    areaServed: ['SA'],
  });
});

test('all numbers are stated, and a city without a governorate is', () => {
  const city = { ar: 'بورسعيد، مصر', en: 'Port Said, Egypt' };
  const numbers = { phone: '+20 66 322 1234', whatsapp: '+20 100 123 4567' };
  const factory = organization({ ...common, site: { ...site, ...numbers, city, country: 'EG' } });
  expect(factory.telephone).toEqual(expect.arrayContaining(['+20663221234', '+201001234567']));
  expect(factory.address).toMatchObject({ addressLocality: 'Port Said', addressCountry: 'EG' });
  expect(factory.address).not.toHaveProperty('addressRegion');
});

test('services for traders state the least quantity of site.yaml', () => {
  const stated = JSON.stringify(
    services({ ...common, site: { ...site, minimum: 80 } }, entries.en.services),
  );
  expect(stated.match(/"minValue":80,/g)).toHaveLength(entries.en.services.traders.items.length);
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"', '\u2028'])(
  'a page cannot be broken by %j in its data',
  (name) => {
    const written = jsonLd({ name });
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ name });
  },
);
