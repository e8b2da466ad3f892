import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { inlineHashes } from '../../hosting/hashes.ts';
import { cacheHashed, cacheOther, headers } from '../../hosting/headers.ts';
import { chatNumber, dialed } from '../../src/content/phone-numbers.ts';
import { readContent } from '../../src/content/read.ts';
import { type Locale, localeCodes } from '../../src/i18n/locales.ts';
import { everyPage, localePrefix, pages, pathOf } from '../../src/i18n/routes.ts';
import { checkLive } from '../../tools/check-live.ts';
import { freePort, listenLocally } from '../ports.ts';
import { runTool, temporaryContent } from './temporary.ts';

const site = { ...readContent().site, standIns: [] as string[] };
const number = dialed(chatNumber(site)).slice(1);
const policyName = 'Content-Security-Policy';
const html = (locale: Locale) => `<html lang="${locale}"><head>
<meta property="og:image" content="${site.url}/share.jpg">
<style>p { color: black }</style><script>const a = 1</script></head><body>
${everyPage.map(({ path }) => `<a href="${path}">page</a>`).join('')}<a href="https://map.example/">map</a>
<img src="/_astro/a.avif" alt=""><a href="https://wa.me/${number}?text=hello">chat</a>
<a href="tel:+${number}">call</a><a href="#content">skip</a></body></html>`;

const sent: Record<string, string> = {
  ...headers(inlineHashes(html('ar')), false),
  'Cache-Control': cacheOther,
  'Content-Encoding': 'gzip',
};

/** A small site as it should be published: what is answered at each address. */
const published = new Map<
  string,
  { status: number; headers: Record<string, string>; body: string }
>();
const at = (path: string) => published.get(path) ?? { status: 404, headers: {}, body: '' };
const server = createServer((request, response) => {
  const { status, headers, body } = at(request.url as string);
  response.writeHead(status, headers).end(headers['Content-Encoding'] ? gzipSync(body) : body);
});
const origin = await listenLocally(server);
const { checkout } = temporaryContent();

beforeEach(() => {
  const add = (path: string, body: string, status = 200) =>
    published.set(path, { status, body, headers: { ...sent } });
  for (const locale of localeCodes) {
    for (const page of pages) add(pathOf(page, locale), html(locale));
    add(`${localePrefix(locale)}/no-such-page`, html(locale), 404);
  }
  add('/_astro/a.avif', '');
  at('/_astro/a.avif').headers['Cache-Control'] = cacheHashed;
  add('/share.jpg', '');
  add('/sitemap.xml', '');
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => void server.close());

const check = () => checkLive(origin, site);
const answer = (path: string, status: number) => () => Object.assign(at(path), { status });
const send = (path: string, header: Record<string, string>) => () =>
  Object.assign(at(path).headers, header);
const rewrite = (path: string, part: string, by: string) => () => {
  expect(at(path).body).toContain(part);
  at(path).body = at(path).body.replace(part, by);
};
const policy = (part: string, by: string) =>
  send('/about', { [policyName]: sent[policyName]?.replace(part, by) ?? '' });

test.each<[fault: string, spoil: () => unknown]>([
  ['/about: answers 404', answer('/about', 404)],
  [
    '/about: answers 301 /contact',
    () => Object.assign(at('/about'), { status: 301, headers: { ...sent, Location: '/contact' } }),
  ],
  ['/about: is not in "ar"', rewrite('/about', 'lang="ar"', 'lang="en"')],
  ['/about: has X-Frame-Options "", not "DENY"', send('/about', { 'X-Frame-Options': '' })],
  ['/about: has Referrer-Policy "x", not', send('/about', { 'Referrer-Policy': 'x' })],
  ['/about: has a script or style that its', rewrite('/about', 'a = 1', 'a = 2')],
  ['/about: has Content-Security-Policy', policy("script-src 'self'", "script-src * 'self'")],
  ['/about: has Content-Security-Policy', policy("object-src 'none'; ", '')],
  ['/about: may be kept', send('/about', { 'Cache-Control': cacheHashed })],
  ['/_astro/a.avif on /: is fetched', send('/_astro/a.avif', { 'Cache-Control': cacheOther })],
  ['/_astro/a.avif on /: is fetched', () => Object.assign(at('/_astro/a.avif'), { headers: {} })],
  ['/about: is not compressed', send('/about', { 'Content-Encoding': '' })],
  ['/en/no-such-page: answers 200', answer('/en/no-such-page', 200)],
  ['/en/no-such-page: is not in "en"', rewrite('/en/no-such-page', 'lang="en"', 'lang="ar"')],
  ['/lost on /en/about: answers 404', rewrite('/en/about', '<img', '<a href="/lost">a</a><img')],
  ['/_astro/a.avif on /: answers 404', answer('/_astro/a.avif', 404)],
  ['/share.jpg on /: answers 404', answer('/share.jpg', 404)],
  ['/sitemap.xml on /robots.txt: answers 404', answer('/sitemap.xml', 404)],
  [`/about: chats with or calls +9${number}`, rewrite('/about', 'wa.me/', 'wa.me/9')],
  [`/about: chats with or calls +9${number}`, rewrite('/about', 'tel:+', 'tel:+9')],
])('%s', async (fault, spoil) => {
  spoil();
  expect(await check()).toEqual([expect.stringContaining(fault)]);
});

test('over https the site is at its own address, and insists on https', async () => {
  const secure = headers(inlineHashes(html('ar')), true);
  for (const answer of published.values()) Object.assign(answer.headers, secure);
  const ask = fetch;
  const anyHost = /^https:\/\/[^/]+/;
  vi.stubGlobal('fetch', (url: string, how: object) => ask(url.replace(anyHost, origin), how));
  expect(await checkLive(site.url, site)).toEqual([]);
  const fault = `https://b.example: is not the address in content/site.yaml, ${site.url}`;
  expect(await checkLive('https://b.example', site)).toEqual([fault]);
  delete at('/about').headers['Strict-Transport-Security'];
  const missing = expect.stringContaining('/about: has Strict-Transport-Security "null"');
  expect(await checkLive(site.url, site)).toEqual([missing]);
});

test('a fault of several pages is one line', async () => {
  for (const path of ['/about', '/contact']) answer(path, 500)();
  expect(await check()).toEqual(['/about, /contact: answers 500']);
});

test('a site that does not answer is one sentence', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const sentence = `${nowhere}/ cannot be reached: ECONNREFUSED.`;
  await expect(checkLive(nowhere, site)).rejects.toThrow(sentence);
});

test('a host that sends no headers has the policy in its pages', async () => {
  const inPage = sent[policyName]?.replace("; frame-ancestors 'none'", ''); // A <meta> cannot say it.
  const meta = `<meta http-equiv="content-security-policy" content="${inPage}">`;
  for (const answer of published.values()) {
    answer.body = answer.body.replace('<head>', `<head>${meta}`);
    answer.headers = { 'Content-Encoding': 'gzip' };
  }
  rewrite('/en/no-such-page', 'lang="en"', 'lang="ar"')();
  expect(await check()).toEqual([]);
  rewrite('/about', 'a = 1', 'a = 2')();
  expect(await check()).toEqual([expect.stringMatching(/^\/about: has a script or style/)]);
});

test('the program lists the faults, and fails for any', async () => {
  const file = `${checkout}/content/site.yaml`;
  const run = (address: string) => runTool('check-live.ts', [address], checkout);
  writeFileSync(file, stringify({ ...site, standIns: ['phone'] }));
  const faults = `${origin}: is not ready: see npm run launch:check\n`;
  expect(await run(origin)).toEqual([1, faults, '']);
  writeFileSync(file, stringify(site));
  expect(await run(origin)).toEqual([0, `${origin}: all is right\n`, '']);
  const usage = 'Use: npm run check:live -- https://your.domain\n';
  expect(await run('khayt')).toEqual([1, '', usage]);
});
