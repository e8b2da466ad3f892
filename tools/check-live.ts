import { hashedFolder, headers, inlineHashes } from '../hosting/headers.ts';
import { numbersOf } from '../src/content/contacts.ts';
import { readContent } from '../src/content/reading/read.ts';
import { dialed } from '../src/content/schema/phone-number.ts';
import type { Site } from '../src/content/schema/site.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../src/i18n/routes.ts';
import { stop } from './stop.ts';

const noPage = '/no-such-page';
const policyName = 'Content-Security-Policy';

/** Whatever a page names: links, pictures, fonts, scripts; no `${…}` in the text of a script. */
const namesInPage = /(?<=(?:href|src)=")[^"$]*(?=")|(?<=content=")https:[^"]*|\/_astro\/[\w.~-]+/g;

/** Compares a published site with this checkout. A fault that several pages have is one line. */
export async function checkLive(origin: string, site: Site): Promise<string[]> {
  const faults = await Array.fromAsync(faultsOf(origin, site));
  const groups = Map.groupBy(faults, ([, fault]) => fault);
  return [...groups].map(([fault, all]) => `${all.map(([path]) => path).join(', ')}: ${fault}`);
}

async function* faultsOf(origin: string, site: Site): AsyncGenerator<[string, string]> {
  const isItsAddress = origin === site.url || origin.startsWith('http:'); // a rehearsal
  if (!isItsAddress) yield [origin, `is not the address in content/site.yaml, ${site.url}`];
  if (site.sampleValues.length > 0) yield [origin, 'is not ready: see npm run launch:check'];

  const missing = localeCodes.map((locale) => ({ locale, path: localePrefix(locale) + noPage }));
  const pages = [...everyPage, ...missing].map((page) => [page.path, page] as const);
  /** All that is visited, each with its name in a fault: pages, and then the files that they name. */
  const addresses = new Map<string, { path: string; locale?: Locale }>(pages);
  addresses.set('/sitemap.xml', { path: '/sitemap.xml on /robots.txt' });
  let sendsHeaders = false;
  for (const [address, { path, locale }] of addresses) {
    const answer = await visit(origin + address, locale ? 'GET' : 'HEAD');
    const { status, headers: sent } = answer;
    const isKept = /max-age=31536000\b.*immutable/.test(sent.get('cache-control') ?? '');
    if (locale) sendsHeaders ||= sent.has(policyName);
    if (status !== (address.endsWith(noPage) ? 404 : 200))
      yield [path, `answers ${status} ${sent.get('location') ?? ''}`.trim()];
    else if (locale) for (const fault of pageFaults(answer, locale, site)) yield [path, fault];
    else if (!isKept && address.startsWith(hashedFolder) && sendsHeaders)
      yield [path, 'is fetched again and again instead of kept for a year'];
    for (const [name] of answer.text.matchAll(namesInPage)) {
      const url = URL.parse(name, origin + address);
      if (!url || ![origin, site.url].includes(url.origin) || addresses.has(url.pathname)) continue;
      addresses.set(url.pathname, { path: `${url.pathname} on ${path}` });
    }
  }
}

/** Asks for an address, without following redirects. */
async function visit(address: string, method = 'GET') {
  try {
    const signal = AbortSignal.timeout(15_000);
    const answer = await fetch(address, { method, redirect: 'manual', signal });
    return { address, status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new Error(`${address} cannot be reached: ${cause?.code ?? message}.`);
  }
}

function* pageFaults(page: Awaited<ReturnType<typeof visit>>, locale: Locale, site: Site) {
  const { address, headers: sent, text } = page;
  const policy = sent.get(policyName);
  // What such a host does with caches and unknown addresses is its own as well: GitHub Pages.
  if (!policy) yield 'is sent without the headers of the site, such as its Content-Security-Policy';
  else {
    const { scripts, styles } = inlineHashes(text);
    if ([...scripts, ...styles].some((hash) => !policy.includes(`'${hash}'`)))
      yield 'has a script or style that its Content-Security-Policy blocks';

    // A rehearsal over http may send what is meant for https.
    const isSecure = address.startsWith('https:') || sent.has('strict-transport-security');
    const promised = headers({ scripts: [], styles: [] }, isSecure);
    const actual = policy.replace(/ 'sha256-[^']*'|;\s*$/g, '');
    for (const [name, value] of Object.entries(promised)) {
      const own = name === policyName ? actual : sent.get(name);
      if (own !== value) yield `has ${name} "${own}", not "${value}"`;
    }
    if (!text.includes(`<html lang="${locale}"`)) yield `is not in "${locale}"`;
    const isFresh = /no-cache|max-age=0\b/.test(sent.get('cache-control') ?? '');
    if (!isFresh) yield 'may be kept by browsers, so that a change is seen late';
  }
  const isCompressed = /br|gzip|zstd/.test(sent.get('content-encoding') ?? '');
  if (!isCompressed && page.status !== 404) yield 'is not compressed';
  const own = numbersOf(site).map(dialed);
  for (const [, number] of text.matchAll(/href="(?:tel:|https:\/\/wa\.me\/)\+?(\d+)/g)) {
    if (!own.includes(`+${number}`))
      yield `chats with or calls +${number}, not ${own.join(' or ')}`;
  }
}

if (import.meta.main) {
  const url = URL.parse(process.argv[2] ?? '');
  if (url?.pathname !== '/') stop('Use: npm run check:live -- https://your.domain');
  const checked = Promise.try(() => checkLive(url.origin, readContent().site));
  const faults = await checked.catch(({ message }) => stop(message));
  console.log(faults.join('\n') || `${url.origin}: all is right`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
