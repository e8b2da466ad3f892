import { expect, test } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { organization, structuredData } from '../../src/seo/structured-data.ts';

const { site, entries } = readContent();
const { layout: words, home } = entries.en;
const none = {} as never;
const common = { locale: 'en' as const, words, catalog: none, logos: none, links: none };

const social = {
  instagram: 'https://www.instagram.com/khayt.example',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/company/khayt-example',
};

const stated = (values: object) => organization({ ...common, site: { ...site, ...values } }, true);

test("a factory's own profiles are stated, but no network's home page and no sample", () => {
  const own = [social.instagram, social.linkedin];
  expect(stated({ social, sampleValues: [] }).sameAs).toEqual(own);
  expect(stated({ social, sampleValues: ['social'] }).sameAs).toBeUndefined();
});

test('structured data cannot close the script element that it is in', () => {
  const title = '</script><!--<script>alert("1")';
  const data = structuredData({ ...common, site }, 'home', { ...home, title } as never);
  expect(data).not.toContain('<');
  expect(JSON.parse(data)['@graph']).toContainEqual(expect.objectContaining({ name: title }));
});
