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

test('services state no least quantity when no numeral is a number of pieces', () => {
  const { traders } = entries.en.services;
  const items = traders.items.map((item) => ({ ...item, numeral: undefined }));
  const content = { ...entries.en.services, traders: { ...traders, items } };
  expect(JSON.stringify(services(common, content))).not.toContain('Offer');
});

test.each(['</script><script>alert(1)</script>', '<!--<script>', '"', '\u2028'])(
  'a page cannot be broken by %j in its data',
  (name) => {
    const written = jsonLd({ name });
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ name });
  },
);
