import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { policyName, securityHeaders } from '../../hosting/headers.ts';
import { siteHashes } from '../../hosting/inline-hashes.ts';
import { checkLive } from '../../hosting/live-check.ts';
import { siteServer } from '../../hosting/server.ts';
import { readContent } from '../../src/content/parse/read.ts';
import type { Code } from '../../src/error-messages/sentences.ts';
import { listenLocally } from '../../tools/lib/listen.ts';
import { builtPage, builtSocialImage } from '../helpers/built-site.ts';
import { freePort, runTool } from '../helpers/programs.ts';
import { temporaryContent } from '../helpers/temporary.ts';

const { site } = readContent();
const [photo = ''] = /\/_astro\/[\w.-]+\.avif/.exec(builtPage('/')) ?? [];
const sent = securityHeaders(siteHashes('dist'), false);
const policy = `${sent[policyName]}`;
const server = siteServer('dist');
const origin = await listenLocally(server);
const { checkout } = temporaryContent();
const ask = fetch;

afterAll(() => void server.close());

/** What an answer has in place of its own; a header without text is not sent. */
interface Change {
  status?: number;
  headers?: Record<string, string>;
  replace?: [part: string, by: string];
}

/** What each address of the built site has answered: it is asked for once. */
const answers = new Map<string, Awaited<ReturnType<typeof answerOf>>>();

async function answerOf(path: string, how: object) {
  const response = await ask(origin + path, how);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Visits the built site, of which some addresses answer otherwise, or all that are not named (`*`). */
function check(changes: Record<string, Change>, address = origin) {
  vi.stubGlobal('fetch', async (url: string, how: object) => {
    const path = new URL(url).pathname;
    const answer = answers.get(path) ?? (await answerOf(path, how));
    answers.set(path, answer);
    const { status = answer.status, ...change } = changes[path] ?? changes['*'] ?? {};
    const headers = new Headers(answer.headers);
    for (const [name, text] of Object.entries(change.headers ?? {})) {
      if (text) headers.set(name, text);
      else headers.delete(name);
    }
    const body = answer.text.replace(...(change.replace ?? ['', '']));
    return new Response(body, { status, headers });
  });
  return Array.fromAsync(checkLive(address, site));
}

const usual = await check({});

/** What a change adds to the problems of the site as it was built. */
async function added(changes: Record<string, Change>, address?: string) {
  const problems = await check(changes, address);
  return problems.filter((problem) => !usual.some((other) => isDeepStrictEqual(problem, other)));
}

test('the site as it was built has no problem', async () => {
  expect(usual).toEqual([]);
  expect(await check({}, origin.replace('127.0.0.1', 'localhost'))).toEqual([]);
});

const english: Change = { replace: ['lang="ar"', 'lang="en"'] };
const arabic: Change = { replace: ['lang="en"', 'lang="ar"'] };
const withHeader = (name: string, text: string): Change => ({ headers: { [name]: text } });
const withPolicy = (part: string, by: string) => withHeader(policyName, policy.replace(part, by));
const gone: Change = { status: 404 };
const moved: Change = { status: 301, headers: { location: '/contact' } };
const lostLink: Change = { replace: ['<h1', '<a href="/lost">a</a><h1'] };
const card = builtSocialImage('about.ar');
/** As Cloudflare writes it. */
const hidden: Change = { replace: ['<h1', '<a href="/cdn-cgi/l/email-protection#6e04">a</a><h1'] };

test.each<[what: string, path: string, change: Change, code: Code, place?: string]>([
  ['a page that is gone', '/about', gone, 'live-status'],
  ['what the chat asks for', '/chat/en.json', gone, 'live-status'],
  ['what the hero asks for', '/hero/ar.json', gone, 'live-status'],
  ['what the mockup asks for', '/mockup/en.json', gone, 'live-status'],
  ['a page that has moved', '/about', moved, 'live-redirect'],
  ['an unknown address with a page', '/en/no-such-page', { status: 200 }, 'live-status'],
  ['a link to nothing', '/en/about', lostLink, 'live-status', '/lost (/en/about)'],
  ['a photograph that is gone', photo, gone, 'live-status', `${photo} (/)`],
  ['a social image that is gone', card, gone, 'live-status', `${card} (/about)`],
  ['no sitemap', '/sitemap.xml', gone, 'live-status'],
  ['English at an Arabic address', '/about', english, 'live-language'],
  ['an Arabic 404 page under /en', '/en/no-such-page', arabic, 'live-language'],
  ['another header', '/about', withHeader('Referrer-Policy', 'x'), 'live-header'],
  ['a wider policy', '/about', withPolicy('script-src', 'script-src *'), 'live-header'],
  ['a missing header', '/about', withHeader('Referrer-Policy', ''), 'live-header-missing'],
  ['a style without its hash', '/about', { replace: ['</style>', ' </style>'] }, 'live-blocked'],
  ['a page that is kept', '/about', withHeader('Cache-Control', 'max-age=31536000'), 'live-cached'],
  ['no compression', '/about', withHeader('Content-Encoding', ''), 'live-not-compressed'],
  ['a chat with a stranger', '/about', { replace: ['https://wa.me/', '$&9'] }, 'live-number'],
  ['an email address that Cloudflare hides', '/about', hidden, 'live-email'],
  ['a call to a stranger', '/about', { replace: ['tel:+', '$&9'] }, 'live-number'],
])('%s is found', async (_, path, change, code, place = path) => {
  expect(await added({ [path]: change })).toMatchObject([{ place, code }]);
});

test.each<[what: string, changes: Record<string, Change>]>([
  [
    'a page that is kept for no time',
    { '/about': withHeader('Cache-Control', 'public, max-age=0, must-revalidate') },
  ],
  ['a newer compression', { '/about': withHeader('Content-Encoding', 'zstd') }],
  ['a policy that ends in a semicolon', { '/about': withHeader(policyName, `${policy};`) }],
  [
    'over http what is meant for https',
    { '*': { headers: securityHeaders(siteHashes('dist'), true) } },
  ],
])('%s is no problem', async (_, changes) => expect(await check(changes)).toEqual([]));

test('over https the site is at its own address, and insists on https', async () => {
  const secure = securityHeaders(siteHashes('dist'), true);
  const all = { '*': { headers: secure } };
  expect(await added(all, site.url)).toEqual([]);
  for (const elsewhere of ['https://b.example', site.url.replace('https:', 'http:')])
    expect(await added(all, elsewhere)).toContainEqual({
      place: elsewhere,
      code: 'live-address',
      values: { url: site.url },
    });
  const careless = { headers: { ...secure, 'Strict-Transport-Security': '' } };
  expect(await added({ ...all, '/about': careless }, site.url)).toMatchObject([
    { place: '/about', code: 'live-header-missing', values: { name: 'Strict-Transport-Security' } },
  ]);
});

test('a site that does not answer is one problem', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const sentence = `${nowhere}/ cannot be reached (ECONNREFUSED).`;
  await expect(Array.fromAsync(checkLive(nowhere, site))).rejects.toThrow(sentence);
});

test('a page alone that does not answer, or has moved, is a problem beside the others', async () => {
  const elsewhere: Record<string, string> = { '/contact': '/gone', '/services': '/services/' };
  vi.stubGlobal('fetch', async (url: string, how: object) => {
    const { pathname } = new URL(url);
    if (pathname === '/about') throw new TypeError('fetch failed');
    return ask(origin + (elsewhere[pathname] ?? pathname), how);
  });
  expect(await Array.fromAsync(checkLive(origin, site))).toMatchObject([
    { place: '/about', code: 'live-unreachable' },
    { place: '/services', code: 'live-redirect' },
    { place: '/contact', code: 'live-status' },
  ]);
});

test('a host without any of the headers is one problem, without those that follow from it', async () => {
  const none = Object.fromEntries(Object.keys(sent).map((name) => [name, '']));
  // Such a host has one 404 page, in the first language.
  const missing = { headers: none, ...arabic };
  const changes = { '*': { headers: none }, '/en/no-such-page': missing };
  const codes = (await added(changes)).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['live-no-headers']));
});

test('the command tells the same problem of several pages once, and exits with 1', async () => {
  const failing = createServer((_, response) => response.writeHead(503).end());
  onTestFinished(() => void failing.close());
  const run = (address: string) => runTool('check-live.ts', [address], checkout);
  const problem = /^\/, \/about, .*: answers 503, not 200\.\n/;
  expect(await run(await listenLocally(failing))).toEqual([1, expect.stringMatching(problem), '']);
  expect(await run(origin)).toEqual([0, `${origin}: no faults found.\n`, '']);
  const usage = 'Use: npm run check:live -- https://your.domain\n';
  expect(await run('khayt')).toEqual([1, '', usage]);
});
