import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prefixes } from '../../hosting/addresses.ts';
import { securityHeaders } from '../../hosting/headers.ts';
import { hostFiles, writeHostFiles } from '../../hosting/host-files.ts';
import { siteHashes } from '../../hosting/inline-hashes.ts';
import { temporaryFolder } from './temporary.ts';

/** A server that serves the built site at an address such as `http://127.0.0.1:4321`. */
export interface RunningServer {
  base: string;
  stop: () => unknown;
}

/** What a server may do in its own way: here, as most do. */
const usual = {
  secure: true,
  redirect: 308,
  /** The caching of files without a hash in their names. */
  noCache: 'no-cache, no-transform',
  /** The status of the 404 page's own address. */
  errorPage: 404,
  /** The caching of a file that is not there, under a name with a hash. */
  missing: 'no-cache, no-transform',
  /** Whether a network in front of it compresses files. */
  behindEdge: false,
};

type Texts = Record<string, string>;
type Row = [path: string, status: number, file: string, headers?: Texts, sent?: Texts];

const [photo = ''] = globSync('_astro/*.avif', { cwd: 'dist' });
const [card = ''] = globSync('_astro/share/about.ar.*.jpg', { cwd: 'dist' });

/** What an owner may have to publish under its own name, and what it says. */
const own = {
  'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
  'BingSiteAuth.xml': '<?xml version="1.0"?><users><user>0123456789ABCDEF</user></users>',
  'ads.txt': 'example.com, 1, DIRECT',
  '.well-known/security.txt': 'Contact: mailto:security@example.com',
  'proof/index.html': 'A page in a folder of its own.',
};

/** Copies the built site into a folder, with files of its owner's, in the languages of the test that asks. */
function copySite(folder: string): void {
  const dist = `${folder}/dist`;
  cpSync('dist', dist, { recursive: true });
  for (const name of ['en', 'en.html', 'en.html.br', 'en.html.gz']) {
    rmSync(`${dist}/${name}`, { recursive: true });
    // What a third language would be built as does not matter here.
    for (const prefix of prefixes)
      cpSync(`dist/${name}`, dist + name.replace('en', prefix), { recursive: true });
  }
  for (const [file, text] of Object.entries(own)) {
    mkdirSync(dirname(`${dist}/${file}`), { recursive: true });
    writeFileSync(`${dist}/${file}`, text);
  }
  writeHostFiles(folder, { domain: 'khayt.example', ownFiles: Object.keys(own) }, false);
}

/** Requests, each with the status, the file in `dist/` and the headers that must come back. */
function table({ redirect, noCache, errorPage, missing, behindEdge }: typeof usual): Row[] {
  const file = (type: string, cache = noCache) => ({
    'content-type': type,
    'cache-control': cache,
  });
  const page = file('text/html;charset=utf-8');
  const kept = 'public, max-age=31536000, immutable';
  const shown = { 'cross-origin-resource-policy': 'cross-origin' };
  const compressed = (encoding: string): [Texts, Texts] => [
    { ...page, 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') },
    { 'Accept-Encoding': encoding === 'br' ? 'gzip, deflate, br' : encoding },
  ];
  return [
    ['/', 200, 'index.html', page],
    ['/about?from=chat', 200, 'about.html', page],
    [`/${photo}`, 200, photo, file('image/avif', kept)],
    ['/contact.vcf', 200, 'contact.vcf', file('text/vcard;charset=utf-8')],
    [`/${card}`, 200, card, { ...file('image/jpeg', kept), ...shown }],
    ['/favicon.svg', 200, 'favicon.svg', shown],
    ['/favicon.ico', 200, 'favicon.ico', shown],
    ['/apple-touch-icon.png', 200, 'apple-touch-icon.png', shown],
    ['/icon-512.png', 200, 'icon-512.png', shown],
    ...Object.keys(own).map((name): Row => [`/${name}`, 200, name]),
    ...(!behindEdge
      ? ([
          ['/', 200, 'index.html.br', ...compressed('br')],
          ['/about', 200, 'about.html.gz', ...compressed('gzip')],
          ['/favicon.svg', 200, 'favicon.svg.br', shown, { 'Accept-Encoding': 'br' }],
        ] satisfies Row[])
      : []),
    ['/about/', redirect, '', { location: '/about' }],
    ['/about/?from=chat', redirect, '', { location: '/about?from=chat' }],
    ['/about.html', redirect, '', { location: '/about' }],
    ['/about/index.html', redirect, '', { location: '/about' }],
    ['/index.html', redirect, '', { location: '/' }],
    ['//', redirect, '', { location: '/' }],
    ['//evil.example', redirect, '', { location: '/evil.example' }],
    ['/nothing', 404, '404.html', page],
    ['/nothing?from=/en', 404, '404.html', page],
    ['/english', 404, '404.html', page],
    ['/_headers', 404, '404.html', page],
    ['/_astro', 404, '404.html', page],
    ['/404', errorPage, '404.html', page],
    ['/de/nothing', 404, '404.html', page],
    ...prefixes.flatMap((prefix): Row[] => [
      [prefix, 200, `${prefix.slice(1)}.html`, page],
      [`${prefix}/about`, 200, `${prefix.slice(1)}/about.html`, page],
      [`${prefix}/`, redirect, '', { location: prefix }],
      [`${prefix}/index.html`, redirect, '', { location: prefix }],
      [`${prefix}/about.html`, redirect, '', { location: `${prefix}/about` }],
      [`${prefix}/nothing`, 404, `${prefix.slice(1)}/404.html`, page],
      [`${prefix}/404`, errorPage, `${prefix.slice(1)}/404.html`, page],
    ]),
    ['/_astro/nothing.js', 404, '404.html', { ...page, 'cache-control': missing }],
    ['/robots.txt/nothing.txt', 404, '', {}, { 'Accept-Encoding': 'gzip, br' }],
  ];
}

/**
 * Declares the tests that every server of the built site must pass.
 * @param start serves `dist/` of a folder, by what is in `deploy/` beside it
 */
export function testServer(
  name: string,
  start: (folder: string) => Promise<RunningServer>,
  differences: Partial<typeof usual> = {},
): void {
  const manner = { ...usual, ...differences };
  const folder = temporaryFolder();
  const dist = `${folder}/dist`;
  copySite(folder);
  const promised = securityHeaders(siteHashes(dist), manner.secure);
  let server: RunningServer;

  /** `fetch` would tidy the path. */
  const ask = async (path: string, sent: Texts = {}, method = 'GET') => {
    const { hostname, port } = new URL(server.base);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request({ hostname, port, path, method, headers: sent, agent: false }, resolve)
      .on('error', reject)
      .end();
    const answer = await promise;
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  const expectSecurity = (sent: IncomingHttpHeaders, others: Texts = {}) => {
    for (const [name, value] of Object.entries(promised))
      expect(sent[name.toLowerCase()], name).toBe(others[name.toLowerCase()] ?? value);
    expect(sent.server ?? '').not.toMatch(/\d/);
  };

  describe(name, () => {
    beforeAll(async () => {
      server = await start(folder);
    }, 300_000);
    afterAll(() => server?.stop());

    test.each(table(manner))('%s: %d %s', async (path, status, file, expected = {}, sent = {}) => {
      const answer = await ask(path, sent);
      expect(answer.status).toBe(status);
      const { origin, pathname, search } = new URL(answer.headers.location ?? '/', server.base);
      expect(origin).toBe(server.base);
      const type = answer.headers['content-type']?.toLowerCase().replace(' ', '');
      expect({
        ...answer.headers,
        location: pathname + search,
        vary: answer.headers.vary?.toLowerCase(),
        'content-type': type,
      }).toMatchObject(expected);
      if (file) expect(answer.body.equals(readFileSync(`${dist}/${file}`)), file).toBe(true);
      expectSecurity(answer.headers, expected);
    });

    test('confirms the copy of a page that a browser has', async () => {
      const { etag } = (await ask('/about')).headers;
      const { status, body } = await ask('/about', { 'If-None-Match': `${etag}` });
      expect([status, body.length]).toEqual([304, 0]);
    });

    test('survives a range that ends before it begins', async () => {
      const { status } = await ask(`/${photo}`, { Range: 'bytes=5-2' });
      expect([200, 206, 416]).toContain(status);
    });

    test('answers GET and HEAD alone', async () => {
      const { status, headers, body } = await ask('/about', {}, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
      expectSecurity(headers);
      for (const method of ['POST', 'DELETE', 'OPTIONS']) {
        expect((await ask('/about', {}, method)).status, method).toBe(405);
      }
    });

    test.each([
      ...hostFiles.map(({ name }) => `/${name}`),
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/_astro/..%5c..%5cpackage.json',
      '/%00',
      '/%ff',
      // Longer than any file's name.
      `/${'a'.repeat(256)}`,
      `/${'%D9%85'.repeat(128)}`,
      '/%5Fheaders',
      '/_headers#a',
      '/en/%34%30%34',
      '/\\evil.example/',
      '//\\evil.example',
      '/\\//evil.example/index.html',
    ])('%s shows no other file and redirects to no other site', async (path) => {
      const { status, headers, body } = await ask(path);
      expect(new URL(headers.location ?? '/', server.base).origin).toBe(server.base);
      expect([307, 308, 400, 403, 404]).toContain(status);
      expect(`${body}`).not.toMatch(/devDependencies|RewriteEngine|Index of/);
    });
  });
}
