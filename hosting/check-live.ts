import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { numbersOf } from '../src/content/factory.ts';
import { dialed } from '../src/content/schema/phone-number.ts';
import type { Site } from '../src/content/schema/site.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../src/i18n/routes.ts';
import type { Problem } from '../src/problems/problem.ts';
import { ContentError, sentenceOf } from '../src/problems/sentences.ts';
import { hashedFolder, headers, inlineHashes } from './headers.ts';

const noPage = '/no-such-page';
const policyName = 'Content-Security-Policy';

/** A file of the build, in a list of pictures, a stylesheet or a script. */
const builtFile = /\/_astro\/[^\s"'`<>\\]*?\.\w+(?=[\s"'`),])/g;

/** The addresses in a page: links, pictures, fonts, scripts. */
function addressesIn(html: string): string[] {
  const named = querySelectorAll(parse(html), '[href], [src], [content^="https:"]');
  const addresses = named.map(({ attributes: { href, src, content } }) => href ?? src ?? content);
  return [...addresses, ...(html.match(builtFile) ?? [])];
}

/** What is wrong at an address of a published site: a path, or the whole address. */
export interface Fault extends Problem {
  page: string;
}

/** Compares a published site with this checkout. */
export async function* checkLive(origin: string, site: Site): AsyncGenerator<Fault> {
  const isItsAddress = origin === site.url || origin.startsWith('http:'); // a rehearsal
  if (!isItsAddress) yield { page: origin, code: 'live-address', values: { url: site.url } };
  if (site.sampleValues.length > 0) yield { page: origin, code: 'live-samples' };

  const missing = localeCodes.map((locale) => ({ locale, path: localePrefix(locale) + noPage }));
  /** The addresses to visit, each with its name in a fault: the pages, then the files that they name. */
  const addresses = new Map<string, { page: string; locale?: Locale }>();
  for (const { path, locale } of [...everyPage, ...missing]) {
    addresses.set(path, { page: path, locale });
  }
  addresses.set('/sitemap.xml', { page: '/sitemap.xml on /robots.txt' });
  let sendsHeaders = false;
  for (const [address, { page, locale }] of addresses) {
    const response = await visit(origin + address, locale ? 'GET' : 'HEAD');
    const { status, headers: sent } = response;
    const isKept = /max-age=31536000\b.*immutable/.test(sent.get('cache-control') ?? '');
    if (locale) sendsHeaders ||= sent.has(policyName);
    const expected = address.endsWith(noPage) ? 404 : 200;
    const location = sent.get('location');
    if (location) yield { page, code: 'live-redirect', values: { status, location } };
    else if (status !== expected) yield { page, code: 'live-status', values: { status, expected } };
    else if (locale)
      for (const problem of pageProblems(response, locale, site)) yield { page, ...problem };
    else if (!isKept && address.startsWith(hashedFolder) && sendsHeaders)
      yield { page, code: 'live-not-cached' };
    for (const named of addressesIn(response.text)) {
      const url = URL.parse(named, origin + address);
      if (!url || ![origin, site.url].includes(url.origin) || addresses.has(url.pathname)) continue;
      addresses.set(url.pathname, { page: `${url.pathname} on ${page}` });
    }
  }
}

/** Requests an address, without following redirects. */
async function visit(address: string, method: string) {
  const signal = AbortSignal.timeout(15_000);
  const asked = fetch(address, { method, redirect: 'manual', signal });
  const response = await asked.catch(({ name, cause }) => {
    const values = { address, reason: cause?.code ?? name };
    throw new ContentError({ code: 'live-unreachable', values });
  });
  const { status, headers } = response;
  return { address, status, headers, text: await response.text() };
}

type Visited = Awaited<ReturnType<typeof visit>>;

function* pageProblems(page: Visited, locale: Locale, site: Site): Generator<Problem> {
  const { status, headers: sent, text } = page;
  const isError = status === 404;
  const policy = sent.get(policyName);
  // A host that cannot send our headers, such as GitHub Pages, also has its own rules for caches and unknown addresses.
  if (policy) yield* headerProblems(page, policy);
  else yield { code: 'live-no-headers' };
  if ((policy || !isError) && !text.includes(`<html lang="${locale}"`))
    yield { code: 'live-language', values: { language: locale } };
  const isCompressed = /br|gzip|zstd/.test(sent.get('content-encoding') ?? '');
  if (!isCompressed && !isError) yield { code: 'live-not-compressed' };
  const own = numbersOf(site).map(dialed);
  for (const linked of addressesIn(text)) {
    const [, called, chat] = /^(?:tel:(.+)|https:\/\/wa\.me\/(\d+))/.exec(linked) ?? [];
    const number = chat ? `+${chat}` : called;
    if (number && !own.includes(number)) {
      yield { code: 'live-number', values: { number, own: own.join(', ') } };
    }
  }
}

function* headerProblems(page: Visited, policy: string): Generator<Problem> {
  const { address, headers: sent, text } = page;
  const { scripts, styles } = inlineHashes(text);
  if ([...scripts, ...styles].some((hash) => !policy.includes(`'${hash}'`)))
    yield { code: 'live-blocked' };

  // A rehearsal over http may send what is meant for https.
  const isSecure = address.startsWith('https:') || sent.has('strict-transport-security');
  const promised = headers({ scripts: [], styles: [] }, isSecure);
  const withoutHashes = policy.replace(/ 'sha256-[^']*'|;\s*$/g, '');
  for (const [name, value] of Object.entries(promised)) {
    const own = name === policyName ? withoutHashes : sent.get(name);
    if (own === null) yield { code: 'live-header-missing', values: { name, value } };
    else if (own !== value) yield { code: 'live-header', values: { name, own, value } };
  }
  const isFresh = /no-cache|max-age=0\b/.test(sent.get('cache-control') ?? '');
  if (!isFresh) yield { code: 'live-cached' };
}

/** A line for each kind of fault with all its pages, or one line that says that there is none. */
export function faultLines(origin: string, faults: Fault[], locale: string): string[] {
  if (faults.length === 0) return [`${origin}: ${sentenceOf({ code: 'live-right' }, locale)}`];
  const groups = Map.groupBy(faults, (fault) => sentenceOf(fault, locale));
  return Array.from(groups, ([sentence, all]) => {
    const pages = new Set(all.map(({ page }) => page));
    return `${[...pages].join(', ')}: ${sentence}`;
  });
}
