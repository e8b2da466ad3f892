import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { getContent, getIdentity } from '../content/entries.ts';
import { fieldsOf } from '../content/walk.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { type Page, pages } from '../i18n/routes.ts';
import { findPhoto } from '../images/sources.ts';
import { lastModified } from '../seo/last-modified.ts';
import { alternates, canonicalUrl } from '../seo/urls.ts';

/** Every page in every language, with its other languages and the day of its last change. */
export async function GET() {
  const identity = await getIdentity();
  const entries = localeCodes.flatMap((locale) =>
    pages.map(async (page) => ({
      url: canonicalUrl(page, locale, identity),
      lastmod: lastModified(await sources(page, locale)),
      links: alternates(page, identity).map(({ hreflang: lang, href: url }) => ({ lang, url })),
    })),
  );
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(await Promise.all(entries)).pipe(stream));
  return new Response(xml.toString());
}

/** The content files that a page is made of. A change of the layout around every page is no news of one. */
async function sources(page: Page, locale: Locale): Promise<string[]> {
  const fields = fieldsOf(page, await getContent(page, locale));
  const photos = fields.filter(({ shape }) => shape.photo).map(({ value }) => String(value));
  return [
    'content/site.yaml',
    `content/${locale}/${page}.yaml`,
    ...(await Promise.all(photos.map(findPhoto))).map(({ file }) => file),
  ];
}
