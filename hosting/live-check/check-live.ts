import type { Site } from '../../src/content/schema/site.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../../src/i18n/routes.ts';
import { type Problem, ProblemError, sentenceOf } from '../../src/problems/sentences.ts';
import { policyName } from '../headers.ts';
import { addressesIn, fileProblems, pageProblems, type Visited } from './live-problems.ts';

const noPage = '/no-such-page';

/** What is wrong at an address of a published site: a path, or the whole address. */
export interface LiveProblem extends Problem {
  place: string;
}

/** Compares a published site with this checkout. */
export async function* checkLive(origin: string, site: Site): AsyncGenerator<LiveProblem> {
  const isRehearsal = ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);
  if (origin !== site.url && !isRehearsal)
    yield { place: origin, code: 'live-address', values: { url: site.url } };
  if (site.sampleValues.length > 0) yield { place: origin, code: 'live-samples' };

  const missing = localeCodes.map((locale) => ({ locale, path: localePrefix(locale) + noPage }));
  /** The addresses to visit, each with its name in a problem: the pages, then the files that they name. */
  const addresses = new Map<string, { place: string; locale?: Locale }>();
  for (const { path, locale } of [...everyPage, ...missing])
    addresses.set(path, { place: path, locale });
  // What the scripts of pages fetch is named in none of them, and names photographs that no page shows.
  const data = localeCodes.flatMap((locale) => [`/chat/${locale}.json`, `/mockup/${locale}.json`]);
  for (const path of ['/robots.txt', '/sitemap.xml', ...data]) addresses.set(path, { place: path });
  let isReached = false;
  let sendsHeaders = false;
  for (const [address, { place, locale }] of addresses) {
    const method = locale || data.includes(address) ? 'GET' : 'HEAD';
    const response = await visit(origin + address, method);
    if ('code' in response) {
      // Where not even the first page answers, nothing does.
      if (!isReached) throw new ProblemError(response);
      yield { place, ...response };
      continue;
    }
    isReached = true;
    const { status, headers } = response;
    if (locale) sendsHeaders ||= headers.has(policyName);
    const problems = locale
      ? pageProblems(response, locale, site)
      : fileProblems(response, sendsHeaders);
    const expected = address.endsWith(noPage) ? 404 : 200;
    const location = headers.get('location');
    if (location) yield { place, code: 'live-redirect', values: { status, location } };
    else if (status !== expected)
      yield { place, code: 'live-status', values: { status, expected } };
    else for (const problem of problems) yield { place, ...problem };
    for (const named of addressesIn(response.text)) {
      const url = URL.parse(named, origin + address);
      if (!url || ![origin, site.url].includes(url.origin) || addresses.has(url.pathname)) continue;
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

/** A line for each kind of problem with all its pages, or one line that says that there is none. */
export function problemLines(origin: string, problems: LiveProblem[], locale: string): string[] {
  if (problems.length === 0) return [`${origin}: ${sentenceOf({ code: 'live-right' }, locale)}`];
  const groups = Map.groupBy(problems, (problem) => sentenceOf(problem, locale));
  return Array.from(groups, ([sentence, all]) => {
    const places = new Set(all.map(({ place }) => place));
    return `${[...places].join(', ')}: ${sentence}`;
  });
}
