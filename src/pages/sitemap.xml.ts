import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { getContent } from '../data/content.ts';
import { alternates, canonicalUrl, everyPage } from '../i18n/routes.ts';
import { lastModified } from '../seo/last-modified.ts';

/** Every page in every language, with its other languages and the day when its own words last changed. */
export async function GET() {
  const { site } = await getContent();
  const entries = everyPage.map(({ page, locale }) => ({
    url: canonicalUrl(page, locale, site),
    lastmod: lastModified(['content/site.yaml', `content/${locale}/${page}.yaml`]),
    links: alternates(page, site).map(({ hreflang: lang, href: url }) => ({ lang, url })),
  }));
  const xmlns = { news: false, xhtml: true, image: false, video: false };
  const stream = new SitemapStream({ xmlns });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return new Response(xml.toString());
}
