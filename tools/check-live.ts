import { inlineHashes } from '../hosting/hashes.ts';
import { contentSecurityPolicy, hashedFolder, headers } from '../hosting/headers.ts';
import type { Identity } from '../src/content/identity.ts';
import { readContent } from '../src/content/read.ts';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { localePrefix, pages, pathOf } from '../src/i18n/routes.ts';

/** A published copy of the site, and what it has to match. */
interface Site {
  /** Such as `https://khayt.example`. */
  origin: string;
  identity: Pick<Identity, 'address' | 'phone' | 'standIns'>;
  /** The host sends no headers: the policy is in the pages, and caching is the host's affair. */
  policyInPages: boolean;
}

type Answer = Awaited<ReturnType<typeof visit>>;
type Expect = (holds: boolean, otherwise: string) => void;

/**
 * Visits a published copy of the site and compares it with this checkout.
 * @returns what is wrong; a fault that several pages have is one line
 * @throws Error with one sentence when the site, or a part of it, cannot be reached
 */
export async function checkLive(site: Site): Promise<string[]> {
  const { origin, identity, policyInPages } = site;
  const faults = new Map<string, string[]>();
  const expectAt = (path: string): Expect => {
    return (holds, otherwise) => {
      if (!holds) faults.set(otherwise, [...(faults.get(otherwise) ?? []), path]);
    };
  };
  const paths = localeCodes.flatMap((locale) => pages.map((page) => pathOf(page, locale)));
  /** Everything else that pages name, and the first page that does. */
  const files = new Map<string, string>();
  for (const locale of localeCodes) {
    const missing = `${localePrefix(locale)}/no-such-page`;
    for (const path of [...pages.map((page) => pathOf(page, locale)), missing]) {
      const page = await visit(origin + path);
      checkPage(page, locale, path === missing ? 404 : 200, site, expectAt(path));
      for (const file of ownPaths(page.text, path, site)) {
        if (![...paths, path].includes(file)) files.set(file, files.get(file) ?? path);
      }
    }
  }
  for (const [file, path] of files) {
    const { status, headers } = await visit(origin + file, 'HEAD');
    const expect = expectAt(`${file} on ${path}`);
    expect(status === 200, `answers ${status}`);
    const isKept = /max-age=31536000\b.*immutable/.test(headers.get('cache-control') ?? '');
    const mustBeKept = status === 200 && file.startsWith(hashedFolder) && !policyInPages;
    expect(isKept || !mustBeKept, 'is fetched again and again instead of kept for a year');
  }
  const { text: robots } = await visit(`${origin}/robots.txt`);
  expectAt('/robots.txt')(!/^disallow: *\/\s*$/im.test(robots), 'keeps search engines out');
  const { text: sitemap } = await visit(`${origin}/sitemap.xml`);
  for (const path of paths) {
    expectAt(path)(sitemap.includes(`>${identity.address}${path}<`), 'is not in /sitemap.xml');
  }
  const isItsAddress = origin === identity.address || origin.startsWith('http:'); // a rehearsal
  expectAt(origin)(isItsAddress, `is not the address in content/site.yaml, ${identity.address}`);
  expectAt(origin)(identity.standIns.length === 0, 'is not ready: see npm run launch:check');
  return [...faults].map(([fault, paths]) => `${paths.join(', ')}: ${fault}`);
}

/** Asks for an address, without following redirects. */
async function visit(address: string, method = 'GET') {
  try {
    const signal = AbortSignal.timeout(15_000);
    const response = await fetch(address, { method, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    throw new Error(`${address} cannot be reached: ${cause?.code ?? message}.`);
  }
}

function checkPage(page: Answer, locale: Locale, expected: number, site: Site, expect: Expect) {
  const { status, headers: sent, text } = page;
  expect(status === expected, `answers ${status} ${sent.get('location') ?? ''}`.trim());
  if (status !== expected) return;

  checkSecurity(page, site, expect);
  // Hosts that send no headers have one page for all missing addresses.
  const isInItsLocale = text.includes(`<html lang="${locale}"`);
  expect(isInItsLocale || (status === 404 && site.policyInPages), `is not in "${locale}"`);
  if (status !== 200) return;

  const isFresh = /no-cache|max-age=0\b/.test(sent.get('cache-control') ?? '');
  expect(isFresh || site.policyInPages, 'may be kept by browsers, so that a change is seen late');
  expect(/br|gzip|zstd/.test(sent.get('content-encoding') ?? ''), 'is not compressed');
  const picture = `<meta property="og:image" content="${site.identity.address}/`;
  expect(text.includes(picture), 'names no picture of this site for previews (og:image)');
  expect(text.includes('href="https://wa.me/'), 'has no link to the chat');
  const digits = site.identity.phone.replace(/\D/g, '');
  for (const [, number] of text.matchAll(/href="(?:https:\/\/wa\.me\/|tel:\+)(\d*)/g)) {
    expect(number === digits, `chats with or calls +${number}, not ${site.identity.phone}`);
  }
}

/** The promised headers are sent, and the policy lets the page's own scripts and styles pass. */
function checkSecurity({ headers: sent, text }: Answer, site: Site, expect: Expect) {
  const inPage = /<meta http-equiv="content-security-policy" content="([^"]*)"(.*)/s.exec(text);
  const policy = (site.policyInPages ? inPage?.[1] : sent.get('content-security-policy')) ?? '';
  const { scripts, styles } = inlineHashes((site.policyInPages && inPage?.[2]) || text);
  const isAllowed = [...scripts, ...styles].every((hash) => policy.includes(`'${hash}'`));
  expect(isAllowed, 'has a script or style that its Content-Security-Policy blocks');

  // A rehearsal over http may send what is meant for https.
  const isSecure = site.origin.startsWith('https:') || sent.has('strict-transport-security');
  const inPages = [...contentSecurityPolicy, "script-src 'self'", "style-src 'self'"];
  const promised = site.policyInPages
    ? { 'Content-Security-Policy': inPages.join('; ') }
    : headers({ scripts: [], styles: [] }, isSecure);
  const directives = policy.replace(/ 'sha256-[^']*'/g, '').split(/\s*;\s*/);
  for (const [name, value] of Object.entries(promised)) {
    const isPolicy = name === 'Content-Security-Policy';
    const actual = isPolicy ? directives.filter(Boolean).join('; ') : sent.get(name);
    expect(actual === value, `has ${name} "${actual}", not "${value}"`);
  }
}

/** The paths of everything on this site that a page names: links, pictures, fonts, scripts. */
function ownPaths(html: string, path: string, { origin, identity }: Site): string[] {
  const names = /(?<=(?:href|src)=")[^"]*|(?<=content=")https:[^"]*|\/_astro\/[\w.~-]+/g;
  return (html.match(names) ?? []).flatMap((name) => {
    const url = URL.parse(name, origin + path);
    return url && [origin, identity.address].includes(url.origin) ? url.pathname : [];
  });
}

if (import.meta.main) {
  try {
    const url = URL.parse(process.argv[2] ?? '');
    if (url?.pathname !== '/') throw new Error('Use: npm run check:live -- https://your.domain');
    const { identity } = readContent();
    const policyInPages = Boolean(process.env.POLICY_IN_PAGES);
    const faults = await checkLive({ origin: url.origin, identity, policyInPages });
    console.log(faults.join('\n') || `${url.origin}: all is right`);
    process.exitCode = faults.length > 0 ? 1 : 0;
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
