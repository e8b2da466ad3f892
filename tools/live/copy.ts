import type { Identity } from '../../src/content/schema.ts';
import { addressOf, type Language, languageCodes, languages, pages } from '../../src/language.ts';
import { attributes, metaContent } from './html.ts';
import type { Answer, Visit } from './visit.ts';

/** A published copy of the site as it was found: all that the checks look at. */
export interface Copy {
  /** Where it is, such as `https://khayt.example`. */
  origin: string;
  /** Who the factory is, by this checkout. */
  identity: Identity;
  /** The twelve pages. */
  pages: VisitedPage[];
  /** What is answered where no page is, in the part of the site that is in each language. */
  notFound: VisitedPage[];
  /** What else the copy names on itself, by path. */
  files: Map<string, Answer>;
}

/** A page that was asked for. */
export interface VisitedPage {
  path: string;
  language: Language;
  answer: Answer;
}

/** How many files are asked for at once: enough to be done soon, too few to be a burden. */
const atOnce = 6;

/** Visits all that a published copy consists of. */
export async function visitCopy(origin: string, identity: Identity, visit: Visit): Promise<Copy> {
  const visitPage = async (path: string, language: Language): Promise<VisitedPage> => ({
    path,
    language,
    answer: await visit(new URL(path, origin)),
  });
  const copy: Copy = {
    origin,
    identity,
    pages: await Promise.all(
      languageCodes.flatMap((language) =>
        pages.map((page) => visitPage(addressOf(page, language), language)),
      ),
    ),
    notFound: await Promise.all(
      languageCodes.map((language) =>
        visitPage(`${languages[language].prefix}/no-such-page`, language),
      ),
    ),
    files: new Map(),
  };

  const robots = await visit(new URL('/robots.txt', origin));
  const sitemap = await visit(new URL(sitemapPath(copy, robots), origin));
  copy.files.set('/robots.txt', robots).set(sitemapPath(copy, robots), sitemap);

  const known = new Set([...copy.pages.map(({ path }) => path), ...copy.files.keys()]);
  const named = [...copy.pages.flatMap(references), ...sitemapAddresses(sitemap)].flatMap(
    (address) => ownPath(copy, address) ?? [],
  );
  const waiting = [...new Set(named)].filter((path) => !known.has(path));
  const worker = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      copy.files.set(path, await visit(new URL(path, origin), 'HEAD'));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return copy;
}

/** Every address that a page leads to or is made of; those of its own site begin with `/` or `#`. */
export function references({ answer: { text } }: VisitedPage): string[] {
  return [
    ...attributes(text, 'href'),
    ...attributes(text, 'src'),
    ...[metaContent(text, 'og:image') ?? []].flat(),
    // In lists of pictures, in what the hero is given, and in styles.
    ...[...text.matchAll(/\/_astro\/[\w.~-]+/g)].map(([address]) => address),
  ];
}

/** The addresses in a sitemap. */
export function sitemapAddresses({ text }: Answer): string[] {
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

/** Where the sitemap is, by robots.txt, or by custom. */
export function sitemapPath(copy: Pick<Copy, 'origin' | 'identity'>, robots: Answer): string {
  const named = /^sitemap:\s*(\S+)/im.exec(robots.text)?.[1];
  return (named && ownPath(copy, named)) ?? '/sitemap.xml';
}

/**
 * The path of an address on the copy, without its fragment; undefined for other sites and for what
 * is no web address. The copy's own name and the one in `content/site.yaml` are the same site here:
 * a rehearsal stands elsewhere than the pages say.
 */
export function ownPath(
  { origin, identity }: Pick<Copy, 'origin' | 'identity'>,
  address: string,
): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return [origin, identity.address].includes(url.origin) ? url.pathname + url.search : undefined;
}
