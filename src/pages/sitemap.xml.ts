import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { getIdentity } from '../content/entries.ts';
import { everyPage } from '../i18n/routes.ts';
import { lastModified } from '../seo/last-modified.ts';
import { alternates, canonicalUrl } from '../seo/urls.ts';

/** Every page in every language, with its other languages and the day when its words last changed. */
export async function GET() {
  const identity = await getIdentity();
  const entries = everyPage.map(({ page, locale }) => ({
    url: canonicalUrl(page, locale, identity),
    lastmod: lastModified(['content/site.yaml', `content/${locale}/${page}.yaml`]),
    links: alternates(page, identity).map(({ hreflang: lang, href: url }) => ({ lang, url })),
  }));
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return new Response(xml.toString());
}
