import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { photoFiles, readContent, readIdentity } from '../content/read.ts';
import { type Language, languageCodes, type Page, pages } from '../language.ts';
import { alternates, pageAddress } from '../search/addresses.ts';
import { lastModified } from '../search/last-modified.ts';

/** Every page in every language, each with its twins and the day of its last change. */
export async function GET() {
  const identity = readIdentity();
  const entries = languageCodes.flatMap((language) =>
    pages.map((page) => ({
      url: pageAddress(page, language, identity),
      lastmod: lastModified(sources(page, language)),
      links: alternates(page, identity).map(({ hreflang, href }) => ({
        lang: hreflang,
        url: href,
      })),
    })),
  );
  const stream = new SitemapStream({
    xmlns: { news: false, xhtml: true, image: false, video: false },
  });
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  return new Response(xml.toString());
}

/** The content files that a page is made of. What the layout says around every page is no news of one. */
function sources(page: Page, language: Language): string[] {
  const texts = JSON.stringify(readContent(page, language));
  const photos = [...photoFiles()].filter(([name]) => texts.includes(JSON.stringify(name)));
  return [
    'content/site.yaml',
    `content/${language}/${page}.yaml`,
    ...photos.map(([, file]) => `content/photos/${file}`),
  ];
}
