import { parse } from 'ultrahtml';
import { querySelectorAll } from 'ultrahtml/selector';
import { numbersOf } from '../../src/content/factory.ts';
import type { Site } from '../../src/content/schema/site.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Problem } from '../../src/problems/sentences.ts';
import { caching, policyName, securityHeaders } from '../headers.ts';
import { inlineHashes } from '../inline-hashes.ts';

/** What a host has sent for an address. */
export interface Visited {
  address: string;
  status: number;
  headers: Headers;
  text: string;
}

/** A file of the build, in a list of pictures, a stylesheet or a script; before `&quot;`, in what React gets. */
const builtFile = /\/_astro\/[^\s"'`<>\\&]*?\.\w+(?=[\s"'`),&])/g;

/** The addresses in a page: links, pictures, fonts, scripts. */
export function addressesIn(html: string): string[] {
  const named = querySelectorAll(parse(html), '[href], [src], [content^="https:"]');
  const addresses = named.map(({ attributes: { href, src, content } }) => href ?? src ?? content);
  return [...addresses, ...(html.match(builtFile) ?? [])];
}

/** What is wrong with a page of a published site, compared with this checkout. */
export function* pageProblems(page: Visited, locale: Locale, site: Site): Generator<Problem> {
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

/** What is wrong with a file that pages name, on a host that sends our headers or not. */
export function* fileProblems(file: Visited, sendsHeaders: boolean): Generator<Problem> {
  const isHashed = new URL(file.address).pathname.startsWith(caching.hashedFolder);
  const isKept = /max-age=31536000\b.*immutable/.test(file.headers.get('cache-control') ?? '');
  if (isHashed && !isKept && sendsHeaders) yield { code: 'live-not-cached' };
}
