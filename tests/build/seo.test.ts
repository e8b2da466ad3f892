import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { parseSitemap } from 'sitemap';
import { expect, test } from 'vitest';
import { numbersOf } from '../../src/content/factory.ts';
import { readContent } from '../../src/content/parse/read.ts';
import { localeCodes } from '../../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../../src/i18n/routes.ts';
import { builtPage } from '../helpers/built-site.ts';

const { site } = readContent();
const { url } = site;
const headOf = (path: string) => builtPage(path).split('</head>')[0] as string;

/** The `<link>` elements of a kind: addresses by their `hreflang`. */
function links(head: string, rel: string): Record<string, string> {
  const found = head.matchAll(
    new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)"`, 'g'),
  );
  return Object.fromEntries([...found].map(([, hreflang = '', href = '']) => [hreflang, href]));
}

test.each(everyPage)('$path names its address in each language', ({ page, path }) => {
  const head = headOf(path);
  expect(links(head, 'canonical')).toEqual({ '': new URL(path, url).href });
  const arabic = new URL(page === 'home' ? '/' : `/${page}`, url).href;
  const english = new URL(page === 'home' ? '/en' : `/en/${page}`, url).href;
  expect(links(head, 'alternate')).toEqual({
    ar: arabic,
    en: english,
    'x-default': arabic,
  });
  expect(head).not.toContain('noindex');
});

test.each(everyPage)(
  '$path links to the telephone numbers of the factory, and no others',
  ({ path }) => {
    const html = builtPage(path);
    // Safari on an iPhone makes a link of every number that looks like one, unless it is told.
    expect(html).toContain('<meta name="format-detection" content="telephone=no">');
    const called = Array.from(html.matchAll(/ href="tel:([^"]*)"/g), ([, number]) => number);
    expect(new Set(called)).toEqual(new Set(numbersOf(site).map(({ dialed }) => dialed)));
  },
);

test.each(localeCodes)('%s: the "not found" page is kept out of search', (locale) => {
  const head = headOf(`${localePrefix(locale)}/404`);
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).not.toMatch(/rel="(canonical|alternate)"|ld\+json/);
});

test('robots.txt lets every robot in and names the sitemap', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8').trim().split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${url}/sitemap.xml`]);
});

test('the sitemap lists every page once, with the same other languages as the page', async () => {
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
  const entries = await parseSitemap(Readable.from([sitemap]));
  expect(
    entries.map(({ url, links }) => ({
      url,
      alternates: Object.fromEntries(links.map(({ lang, url }) => [lang, url])),
    })),
  ).toEqual(
    everyPage.map(({ path }) => ({
      url: new URL(path, url).href,
      alternates: links(headOf(path), 'alternate'),
    })),
  );
});
