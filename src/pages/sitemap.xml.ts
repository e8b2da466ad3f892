import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { getContent, getIdentity } from '../content/entries.ts';
import { listPhotos } from '../content/photo-files.ts';
import { fieldsOf } from '../content/walk.ts';
import { type Locale, localeCodes } from '../i18n/locales.ts';
import { type Page, pages } from '../i18n/routes.ts';
import { lastModified } from '../seo/last-modified.ts';
import { alternates, canonicalUrl } from '../seo/urls.ts';

/** Every page in every language, with its other languages and the day of its last change. */
export async function GET() {
  const identity = await getIdentity();
  const entries = localeCodes.flatMap((locale) =>
    pages.map(async (page) => ({
      url: canonicalUrl(page, locale, identity),
      lastmod: lastModified(await sources(page, locale)),
      links: alternates(page, identity).map(({ hreflang, href }) => ({
        lang: hreflang,
        url: href,
      })),
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
  const files = listPhotos(resolve('content/photos')).usable;
  const photos = fieldsOf(page, await getContent(page, locale)).filter(({ shape }) => shape.photo);
  return [
    'content/site.yaml',
    `content/${locale}/${page}.yaml`,
    ...photos.map(({ value }) => `content/photos/${files.get(String(value))}`),
  ];
}
