import { expect, test, vi } from 'vitest';
import { readContent } from '../../src/content/reading/read.ts';
import { canonicalUrl, everyPage } from '../../src/i18n/routes.ts';
import { GET } from '../../src/pages/sitemap.xml.ts';

const { site } = readContent();
const dates = new Map<string, string>();
vi.mock('../../src/data/content.ts', () => ({ getContent: () => ({ site }) }));
vi.mock('../../src/seo/last-modified.ts', () => ({
  lastModified: (files: string[]) => dates.get(`${files.sort()}`),
}));

test('each page has the date of its own content and of site.yaml', async () => {
  const dated = everyPage.map(({ page, locale }, index) => {
    const date = `2025-01-${index + 10}T08:00:00.000Z`;
    dates.set(`content/${locale}/${page}.yaml,content/site.yaml`, date);
    return [canonicalUrl(page, locale, site), date];
  });
  const xml = await (await GET()).text();
  const stated = xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
  expect(Array.from(stated, ([, url, date]) => [url, date])).toEqual(dated);
});
