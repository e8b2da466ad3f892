import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { numbersOf } from '../src/content/factory.ts';
import type { Site } from '../src/content/schema/site.ts';
import { type Problem, ProblemError, sentenceOf } from '../src/error-messages/sentences.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../src/i18n/routes.ts';
import { policyName, securityHeaders } from './headers.ts';
import { inlineHashes } from './inline-hashes.ts';

const noPage = '/no-such-page';

/** How the addresses begin that Cloudflare writes into pages: among them those in place of email addresses. */
const ofCloudflare = '/cdn-cgi/';

/** What is wrong at an address of a published site: a path, or the whole address. */
export interface LiveProblem extends Problem {
  place: string;
}

/** What a host has sent for an address. */
interface Visited {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** Compares a published site with this checkout. */
export async function* checkLive(origin: string, site: Site): AsyncGenerator<LiveProblem> {
  const isRehearsal = ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);
  if (origin !== site.url && !isRehearsal)
    yield { place: origin, code: 'live-address', values: { url: site.url } };

  const missing = localeCodes.map((locale) => ({ locale, path: localePrefix(locale) + noPage }));
  /** The addresses to visit, each with its name in a problem: the pages, then the files that they name. */
  const addresses = new Map<string, { place: string; locale?: Locale }>();
  for (const { path, locale } of [...everyPage, ...missing])
    addresses.set(path, { place: path, locale });
  // What the scripts of pages fetch is named in none of them.
  const data = ['chat', 'hero', 'mockup'].flatMap((script) =>
    localeCodes.map((locale) => `/${script}/${locale}.json`),
  );
  for (const path of ['/robots.txt', '/sitemap.xml', ...data]) addresses.set(path, { place: path });
  let isReached = false;
  for (const [address, { place, locale }] of addresses) {
    const response = await visit(origin + address, locale ? 'GET' : 'HEAD');
    if ('code' in response) {
      // Where not even the first page answers, nothing does.
      if (!isReached) throw new ProblemError(response);
      yield { place, ...response };
      continue;
    }
    isReached = true;
    const { status, headers } = response;
    const expected = address.endsWith(noPage) ? 404 : 200;
    const location = headers.get('location');
    if (location) yield { place, code: 'live-redirect', values: { status, location } };
    else if (status !== expected)
      yield { place, code: 'live-status', values: { status, expected } };
    else if (locale)
      for (const problem of pageProblems(response, locale, site)) yield { place, ...problem };
    for (const named of addressesIn(response.text)) {
      const url = URL.parse(named, origin + address);
      if (!url || ![origin, site.url].includes(url.origin) || addresses.has(url.pathname)) continue;
      if (url.pathname.startsWith(ofCloudflare)) continue;
      addresses.set(url.pathname, { place: `${url.pathname} (${place})` });
    }
  }
}

/** Requests an address, without following redirects. Gives a problem where nothing answers. */
async function visit(address: string, method: string): Promise<Visited | Problem> {
  const signal = AbortSignal.timeout(15_000);
  try {
    const response = await fetch(address, { method, redirect: 'manual', signal });
    const { status, headers } = response;
    return { address, status, headers, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error;
    const values = { address, reason: Object(cause).code ?? name };
    return { code: 'live-unreachable', values };
  }
}

/** A file of the build, in a list of pictures, a stylesheet or a script; before `&quot;`, in what React gets. */
const builtFile = /\/_astro\/[^\s"'`<>\\&]*?\.\w+(?=[\s"'`),&])/g;

/** The addresses in a page: links, pictures, fonts, scripts. */
function addressesIn(html: string): string[] {
  const named = querySelectorAll(parse(html), '[href], [src], [content^="https:"]');
  const addresses = named.map(({ attributes: { href, src, content } }) => href ?? src ?? content);
  return [...addresses, ...(html.match(builtFile) ?? [])];
}

function* pageProblems(page: Visited, locale: Locale, site: Site): Generator<Problem> {
  const { status, headers: sent, text } = page;
  const isError = status === 404;
  const policy = sent.get(policyName);
  // A host that cannot send our headers, such as GitHub Pages, also has ways of its own with caches and unknown addresses.
  if (policy) yield* headerProblems(page, policy);
  else yield { code: 'live-no-headers' };
  if ((policy || !isError) && !text.includes(`<html lang="${locale}"`))
    yield { code: 'live-language', values: { language: locale } };
  const isCompressed = /br|gzip|zstd/.test(sent.get('content-encoding') ?? '');
  if (!isCompressed && !isError) yield { code: 'live-not-compressed' };
  if (text.includes(`${ofCloudflare}l/email-protection`)) yield { code: 'live-email' };
  const numbers = numbersOf(site).map(({ dialed }) => dialed);
  for (const linked of addressesIn(text)) {
    const [, called, chat] = /^(?:tel:(.+)|https:\/\/wa\.me\/(\d+))/.exec(linked) ?? [];
    const number = chat ? `+${chat}` : called;
    if (number && !numbers.includes(number))
      yield { code: 'live-number', values: { number, numbers: numbers.join(', ') } };
  }
}

function* headerProblems(page: Visited, policy: string): Generator<Problem> {
  const { address, headers: sent, text } = page;
  const { scripts, stylesheets } = inlineHashes(text);
  if ([...scripts, ...stylesheets].some((hash) => !policy.includes(`'${hash}'`)))
    yield { code: 'live-blocked' };

  // A rehearsal over http may send what is meant for https.
  const isSecure = address.startsWith('https:') || sent.has('strict-transport-security');
  const promised = securityHeaders({ scripts: [], stylesheets: [] }, isSecure);
  const withoutHashes = policy.replace(/ 'sha256-[^']*'|;\s*$/g, '');
  for (const [name, value] of Object.entries(promised)) {
    const found = name === policyName ? withoutHashes : sent.get(name);
    if (found === null) yield { code: 'live-header-missing', values: { name, value } };
    else if (found !== value) yield { code: 'live-header', values: { name, sent: found, value } };
  }
  const isFresh = /no-cache|max-age=0\b/.test(sent.get('cache-control') ?? '');
  if (!isFresh) yield { code: 'live-cached' };
}

/** A line for each kind of problem with all its pages, or one line that says that there is none. */
export function problemLines(origin: string, problems: LiveProblem[], locale: string): string[] {
  if (problems.length === 0) return [`${origin}: ${sentenceOf({ code: 'live-right' }, locale)}`];
  const groups = Map.groupBy(problems, (problem) => sentenceOf(problem, locale));
  return Array.from(groups, ([sentence, all]) => {
    const places = new Set(all.map(({ place }) => place));
    return `${[...places].join(', ')}: ${sentence}`;
  });
}
