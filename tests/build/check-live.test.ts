import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { headers, siteHashes } from '../../hosting/headers.ts';
import { siteServer } from '../../hosting/server.ts';
import { chatNumber } from '../../src/content/contacts.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { dialed } from '../../src/content/schema/phone-number.ts';
import { checkLive } from '../../tools/check-live.ts';
import { freePort, listenLocally } from '../../tools/listen.ts';
import { runTool, temporaryContent } from '../unit/temporary.ts';

const site = { ...readContent().site, sampleValues: [] as string[] };
const number = dialed(chatNumber(site)).slice(1);
const [photo = ''] = /\/_astro\/[\w.-]+\.avif/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
const policyName = 'Content-Security-Policy';
const sent = headers(siteHashes('dist'), false);
const policy = `${sent[policyName]}`;
const server = siteServer('dist');
const origin = await listenLocally(server);
const { checkout, folder } = temporaryContent();
const ask = fetch;

afterEach(() => void vi.unstubAllGlobals());
afterAll(() => void server.close());

/** What an answer has in place of its own; a header without text is not sent. */
interface Change {
  status?: number;
  headers?: Record<string, string>;
  replace?: [part: string, by: string];
}

/** Visits the built site, of which some addresses answer otherwise, or all that are not named (`*`). */
function check(changes: Record<string, Change>, address = origin): Promise<string[]> {
  vi.stubGlobal('fetch', async (url: string, how: object) => {
    const path = new URL(url).pathname;
    const answer = await ask(origin + path, how);
    const { status = answer.status, ...change } = changes[path] ?? changes['*'] ?? {};
    const headers = new Headers(answer.headers);
    for (const [name, text] of Object.entries(change.headers ?? {})) {
      if (text) headers.set(name, text);
      else headers.delete(name);
    }
    const body = (await answer.text()).replace(...(change.replace ?? ['', '']));
    return new Response(body, { status, headers });
  });
  return checkLive(address, site);
}

const toEnglish: Change = { replace: ['lang="ar"', 'lang="en"'] };
const toArabic: Change = { replace: ['lang="en"', 'lang="ar"'] };
const otherStyle: Change = { replace: ['</style>', ' </style>'] };
const otherPolicy = (part: string, by: string): Change => ({
  headers: { [policyName]: policy.replace(part, by) },
});
const kept = { 'Cache-Control': 'max-age=31536000' };

test.each<[fault: string, path: string, change: Change]>([
  ['/about: answers 404', '/about', { status: 404 }],
  ['/about: answers 301 /contact', '/about', { status: 301, headers: { location: '/contact' } }],
  ['/about: is not in "ar"', '/about', toEnglish],
  ['/about: has Referrer-Policy "x", not', '/about', { headers: { 'Referrer-Policy': 'x' } }],
  ['/about: has a script or style that its', '/about', otherStyle],
  ['/about: has Content-Security-Policy', '/about', otherPolicy('script-src', 'script-src *')],
  ['/about: has Content-Security-Policy', '/about', otherPolicy("object-src 'none'; ", '')],
  ['/about: may be kept', '/about', { headers: kept }],
  [`${photo} on /: is fetched`, photo, { headers: { 'Cache-Control': 'no-cache' } }],
  ['/about: is not compressed', '/about', { headers: { 'Content-Encoding': '' } }],
  ['/en/no-such-page: answers 200', '/en/no-such-page', { status: 200 }],
  ['/en/no-such-page: is not in "en"', '/en/no-such-page', toArabic],
  [
    '/lost on /en/about: answers 404',
    '/en/about',
    { replace: ['<h1', '<a href="/lost">a</a><h1'] },
  ],
  [`${photo} on /: answers 404`, photo, { status: 404 }],
  ['/share/about.ar.jpg on /about: answers 404', '/share/about.ar.jpg', { status: 404 }],
  ['/sitemap.xml on /robots.txt: answers 404', '/sitemap.xml', { status: 404 }],
  [`/about: chats with or calls +9${number}`, '/about', { replace: ['https://wa.me/', '$&9'] }],
  ['/about: chats with or calls +9', '/about', { replace: ['tel:+', '$&9'] }],
])('%s', async (fault, path, change) => {
  expect(await check({ [path]: change })).toEqual([expect.stringContaining(fault)]);
});

test('a fault of several pages is one line', async () => {
  const faults = await check({ '/about': { status: 500 }, '/contact': { status: 500 } });
  expect(faults).toEqual(['/about, /contact: answers 500']);
});

test('over https the site is at its own address, and insists on https', async () => {
  const secure = headers(siteHashes('dist'), true);
  expect(await check({ '*': { headers: secure } }, site.url)).toEqual([]);
  const fault = `https://b.example: is not the address in content/site.yaml, ${site.url}`;
  expect(await check({ '*': { headers: secure } }, 'https://b.example')).toContain(fault);
  const careless = { headers: { ...secure, 'Strict-Transport-Security': '' } };
  const missing = expect.stringContaining('/about: has Strict-Transport-Security "null"');
  const changes = { '*': { headers: secure }, '/about': careless };
  expect(await check(changes, site.url)).toEqual([missing]);
});

test('a site that does not answer is one sentence', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const sentence = `${nowhere}/ cannot be reached: ECONNREFUSED.`;
  await expect(checkLive(nowhere, site)).rejects.toThrow(sentence);
});

test('a host that sends none of the headers is told so once', async () => {
  const none = Object.fromEntries(Object.keys(sent).map((name) => [name, '']));
  const changes = { '*': { headers: none }, [photo]: { headers: { 'Cache-Control': '' } } };
  const fault = 'is sent without the headers of the site, such as its Content-Security-Policy';
  expect(await check(changes)).toEqual([expect.stringMatching(new RegExp(`^/, .*: ${fault}$`))]);
});

test('the program lists the faults, and fails for any', async () => {
  const run = (address: string) => runTool('check-live.ts', [address], checkout);
  writeFileSync(`${folder}/site.yaml`, stringify({ ...site, sampleValues: ['phone'] }));
  const faults = `${origin}: is not ready: see npm run launch:check\n`;
  expect(await run(origin)).toEqual([1, faults, '']);
  writeFileSync(`${folder}/site.yaml`, stringify(site));
  expect(await run(origin)).toEqual([0, `${origin}: all is right\n`, '']);
  const usage = 'Use: npm run check:live -- https://your.domain\n';
  expect(await run('khayt')).toEqual([1, '', usage]);
});
