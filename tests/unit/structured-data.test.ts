import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { jsonLd, organization } from '../../src/seo/structured-data.ts';

const { site, entries, logo } = readContent();
const { logos } = logo;
const { catalog, layout: words } = entries.en;
const common = { locale: 'en' as const, logos, words, catalog, links: {} as never };

const social = {
  instagram: 'https://www.instagram.com/khayt.example',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/khayt-example',
};

const stated = (values: object) => organization({ ...common, site: { ...site, ...values } });

test("a factory's own profiles are stated, no home page of a network, and no sample", () => {
  const own = [social.instagram, social.linkedin];
  expect(stated({ social, sampleValues: [] }).sameAs).toEqual(own);
  expect(stated({ social, sampleValues: ['social'] }).sameAs).toBeUndefined();
});

test('what is filled in is stated, each in its own word, and nothing else is', () => {
  const name = { ar: 'آيزو 9001', en: 'ISO 9001' };
  const link = 'https://www.iso.org/9001';
  const times = { opens: '09:00', closes: '17:00' };
  const filled = {
    city: { ar: 'بورسعيد، مصر', en: 'Port Said, Egypt' },
    country: 'EG',
    phone: '+20 66 322 1234',
    whatsapp: '+20 100 123 4567',
    areaServed: ['SA'],
  };
  const facts = {
    street: { ar: 'شارع المثال', en: 'Example Street' },
    hours: { ar: 'أيام العمل', en: 'Workdays', days: ['Sunday'], ...times },
    since: 1998,
    people: 120,
    certificates: [{ name, number: 'C-1', link }],
    registers: [{ name: { ar: 'سجل تجاري', en: 'Commercial register' }, number: '12' }],
  };
  const place = { '@type': 'PostalAddress', addressLocality: 'Port Said', addressCountry: 'EG' };
  const expected = {
    address: { ...place, streetAddress: 'Example Street' },
    telephone: expect.arrayContaining(['+20663221234', '+201001234567']),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      ...times,
    },
    foundingDate: '1998',
    numberOfEmployees: { value: 120 },
    hasCertification: [{ name: name.en, certificationIdentification: 'C-1', url: link }],
    identifier: [{ name: 'Commercial register', value: '12' }],
    areaServed: ['SA'],
  };
  expect(stated({ ...filled, facts })).toMatchObject(expected);
  const bare = stated({ ...filled, areaServed: undefined, facts: {} });
  expect(bare.address).toEqual(place);
  const always = ['address', 'telephone'];
  for (const word of Object.keys(expected)) expect(word in bare).toBe(always.includes(word));
});

test('a page cannot be broken by what is in its data', () => {
  const data = { name: '</script><!--<script>alert("1")' };
  expect(jsonLd(data)).not.toContain('<');
  expect(JSON.parse(jsonLd(data))).toEqual(data);
});
