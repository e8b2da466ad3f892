import { inlineHashes } from '../hosting/hashes.ts';
import { contentSecurityPolicy, hashedFolder, headers } from '../hosting/headers.ts';
import { dialed, numbersOf } from '../src/content/phone-numbers.ts';
import { readContent } from '../src/content/read.ts';
import type { Site } from '../src/content/site.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { everyPage, localePrefix } from '../src/i18n/routes.ts';

type Answer = Awaited<ReturnType<typeof visit>>;
type Expect = (holds: boolean, fault: string) => void;

const noPage = '/no-such-page';
const policyName = 'Content-Security-Policy';

/** Whatever a page names: links, pictures, fonts, scripts. */
const namesInPage = /(?<= (?:href|src)=")[^"]*|(?<=content=")https:[^"]*|\/_astro\/[\w.~-]+/g;

/** Compares a published site with this checkout. A fault that several pages have is one line. */
export async function checkLive(origin: string, site: Site): Promise<string[]> {
  const faults: { path: string; fault: string }[] = [];
  const expectAt = (path: string) => (holds: boolean, fault: string) => {
    if (!holds) faults.push({ path, fault });
  };
  const isItsAddress = origin === site.url || origin.startsWith('http:'); // a rehearsal
  expectAt(origin)(isItsAddress, `is not the address in content/site.yaml, ${site.url}`);
  expectAt(origin)(site.standIns.length === 0, 'is not ready: see npm run launch:check');

  const missing = localeCodes.map((locale) => ({
    locale,
    path: `${localePrefix(locale)}${noPage}`,
  }));
  const paths = [...everyPage, ...missing].map(({ path }) => path);
  /** The other files of this site that pages name, each with the first page that does. */
  const files = new Map([['/sitemap.xml', '/robots.txt']]);
  let sendsHeaders = false;
  for (const { path, locale } of [...everyPage, ...missing]) {
    const page = await visit(origin + path);
    const expect = expectAt(path);
    const isExpected = page.status === (path.endsWith(noPage) ? 404 : 200);
    expect(isExpected, `answers ${page.status} ${page.headers.get('location') ?? ''}`.trim());
    sendsHeaders ||= page.headers.has(policyName);
    if (isExpected) checkPage(page, locale, site, expect);
    for (const [name] of page.text.matchAll(namesInPage)) {
      const url = URL.parse(name, origin + path);
      if (!url || ![origin, site.url].includes(url.origin)) continue;
      if (![...paths, ...files.keys()].includes(url.pathname)) files.set(url.pathname, path);
    }
  }
  for (const [file, path] of files) {
    const { status, headers } = await visit(origin + file, 'HEAD');
    const expect = expectAt(`${file} on ${path}`);
    expect(status === 200, `answers ${status}`);
    const isKept = /max-age=31536000\b.*immutable/.test(headers.get('cache-control') ?? '');
    const mustBeKept = status === 200 && file.startsWith(hashedFolder) && sendsHeaders;
    expect(isKept || !mustBeKept, 'is fetched again and again instead of kept for a year');
  }
  const groups = Map.groupBy(faults, ({ fault }) => fault);
  return [...groups].map(([fault, all]) => `${all.map(({ path }) => path).join(', ')}: ${fault}`);
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

function checkPage(page: Answer, locale: Locale, site: Site, expect: Expect) {
  const { address, status, headers: sent, text } = page;
  // A host that sends no headers has the policy in its pages, and cache rules of its own.
  const inPage = /<meta http-equiv="content-security-policy" content="([^"]*)"(.*)/s.exec(text);
  const [, policy = sent.get(policyName) ?? '', html = text] = inPage ?? [];
  const { scripts, styles } = inlineHashes(html);
  const isAllowed = [...scripts, ...styles].every((hash) => policy.includes(`'${hash}'`));
  expect(isAllowed, 'has a script or style that its Content-Security-Policy blocks');

  // A rehearsal over http may send what is meant for https.
  const isSecure = address.startsWith('https:') || sent.has('strict-transport-security');
  const promised = headers({ scripts: [], styles: [] }, isSecure);
  const inPages = [...contentSecurityPolicy, "script-src 'self'", "style-src 'self'"].join('; ');
  const actual = policy.replace(/ 'sha256-[^']*'|;\s*$/g, '');
  for (const [name, value] of Object.entries(inPage ? { [policyName]: inPages } : promised)) {
    const own = name === policyName ? actual : sent.get(name);
    expect(own === value, `has ${name} "${own}", not "${value}"`);
  }

  const isInItsLocale = text.includes(`<html lang="${locale}"`);
  expect(isInItsLocale || (status === 404 && inPage !== null), `is not in "${locale}"`);
  const isFresh = /no-cache|max-age=0\b/.test(sent.get('cache-control') ?? '');
  expect(isFresh || inPage !== null, 'may be kept by browsers, so that a change is seen late');
  const isCompressed = /br|gzip|zstd/.test(sent.get('content-encoding') ?? '');
  expect(isCompressed || status === 404, 'is not compressed');
  const own = numbersOf(site).map(dialed);
  for (const [, number] of text.matchAll(/href="(?:tel:|https:\/\/wa\.me\/)\+?(\d+)/g)) {
    expect(own.includes(`+${number}`), `chats with or calls +${number}, not ${own.join(' or ')}`);
  }
}

if (import.meta.main) {
  try {
    const url = URL.parse(process.argv[2] ?? '');
    if (url?.pathname !== '/') throw new Error('Use: npm run check:live -- https://your.domain');
    const faults = await checkLive(url.origin, readContent().site);
    console.log(faults.join('\n') || `${url.origin}: all is right`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
