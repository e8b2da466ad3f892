import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteHashes } from '../../policy/hashes.ts';
import { headers } from '../../policy/policy.ts';
import { siteServer } from '../../server/server.ts';
import { findChromium } from '../../tools/chromium.ts';
import { listen } from '../listen.ts';
import { builtFile, everyPage } from '../site.ts';
import { type Answer, ask } from './ask.ts';
import { type RunningServer, startCaddy, startNginx } from './start.ts';

async function startPreview(): Promise<RunningServer> {
  const server = siteServer('dist');
  return { base: await listen(server), stop: () => server.close() };
}

const hashes = siteHashes('dist');
const [photo = ''] = globSync('_astro/*.avif', { cwd: 'dist' });

describe.each([
  { name: 'the preview', start: startPreview, promised: headers(hashes, false) },
  { name: 'nginx', start: startNginx, promised: headers(hashes, true) },
  { name: 'Caddy', start: startCaddy, promised: headers(hashes, true) },
])('$name', ({ start, promised }) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  }, 300_000);
  afterAll(() => server?.stop());

  const get = (path: string, sent?: Record<string, string>, method?: string) =>
    ask(server.base, path, sent, method);

  const expectPromised = ({ headers }: Answer) => {
    for (const [name, value] of Object.entries(promised)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
    expect(headers.server ?? '').not.toMatch(/\d/);
    expect(headers['x-powered-by']).toBeUndefined();
  };

  test.each(everyPage)('serves $address as built, with its headers', async (page) => {
    const answer = await get(page.address);
    expect(answer.status).toBe(200);
    expect(answer.body.equals(readFileSync(builtFile(page.page, page.language)))).toBe(true);
    expect(answer.headers['content-type']?.toLowerCase().replace(' ', '')).toBe(
      'text/html;charset=utf-8',
    );
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.etag).toBeTruthy();
    expectPromised(answer);
  });

  test('confirms the copy that a browser has', async () => {
    const { headers } = await get('/about');
    const answer = await get('/about', { 'If-None-Match': headers.etag as string });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
  });

  test('keeps files with a hash in their name for a year', async () => {
    const answer = await get(`/${photo}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/avif');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expectPromised(answer);
  });

  test.each([
    ['/contact.vcf', 'text/vcard;charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/en/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icon-192.png', 'image/png'],
    ['/share/home.ar.jpg', 'image/jpeg'],
  ])('says of %s that it is %s', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']?.toLowerCase().replace(' ', '')).toBe(type);
    expect(answer.body.equals(readFileSync(`dist${path}`))).toBe(true);
    expectPromised(answer);
  });

  test('sends what the build has compressed', async () => {
    const gzip = await get('/about', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.body.equals(readFileSync('dist/about.html.gz'))).toBe(true);
    expectPromised(gzip);
    const best = await get('/about', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(['br', 'gzip']).toContain(best.headers['content-encoding']);
    expect(best.headers.vary?.toLowerCase()).toContain('accept-encoding');
  });

  test('sends a part of a file to whoever asks for it', async () => {
    const answer = await get(`/${photo}`, { Range: 'bytes=10-19' });
    expect(answer.status).toBe(206);
    expect(answer.body.equals(readFileSync(`dist/${photo}`).subarray(10, 20))).toBe(true);
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?from=chat', '/about?from=chat'],
    ['/en/', '/en'],
    ['/en/about/', '/en/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['//evil.example//', '/evil.example'],
  ])('leads %s to %s', async (path, address) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    const location = new URL(answer.headers.location as string, server.base);
    expect(location.origin).toBe(server.base);
    expect(location.pathname + location.search).toBe(address);
    expectPromised(answer);
  });

  test.each([
    ['/nothing', 'dist/404.html'],
    ['/en/nothing', 'dist/en/404.html'],
    ['/english', 'dist/404.html'],
    ['/404', 'dist/404.html'],
    ['/en/404', 'dist/en/404.html'],
    ['/_headers', 'dist/404.html'],
    ['/_astro', 'dist/404.html'],
    ['/_astro/nothing.js', 'dist/404.html'],
  ])('answers %s with 404 and %s', async (path, file) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.equals(readFileSync(file))).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expectPromised(answer);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/_astro/../../package.json',
    '/_astro/..%5c..%5cpackage.json',
    '/%00',
    '/%',
    '/%ff',
    '/_astro/',
  ])('gives away nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect([308, 400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/devDependencies|Index of|\.avif<\/a>/);
  });

  test('takes only what a reader sends', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await get('/about', {}, method);
      expect(answer.status).toBe(405);
    }
  });

  test('brings the hero to life under its policy, without a violation', async () => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    });
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(/google\.com/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await page.goto(server.base);
    await page.locator('[data-shown="true"]').first().waitFor({ state: 'attached' });
    expect(said).toEqual([]);
    await browser.close();
  }, 60_000);
});
