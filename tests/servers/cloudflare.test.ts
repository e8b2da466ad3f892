import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHashes } from '../../policy/hashes.ts';
import { headers } from '../../policy/policy.ts';
import { builtFile, everyPage } from '../site.ts';
import { type Answer, ask } from './ask.ts';
import { startCloudflare } from './cloudflare.ts';
import type { RunningServer } from './start.ts';

/**
 * As the other servers, but for what is Cloudflare's own: it compresses at its edge, moves with 307,
 * and says no-cache in other words.
 */

const promised = headers(siteHashes('dist'), true);
const fresh = 'public, max-age=0, must-revalidate';
const [photo = ''] = globSync('_astro/*.avif', { cwd: 'dist' });

let server: RunningServer;
beforeAll(async () => {
  server = await startCloudflare();
}, 120_000);
afterAll(() => server?.stop());

function expectPromised({ headers }: Answer): void {
  for (const [name, value] of Object.entries(promised)) {
    expect(headers[name.toLowerCase()], name).toBe(value);
  }
}

test.each(everyPage)('serves $address as built, with its headers', async (page) => {
  const answer = await ask(server.base, page.address);
  expect(answer.status).toBe(200);
  expect(answer.body.equals(readFileSync(builtFile(page.page, page.language)))).toBe(true);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe(fresh);
  expect(answer.headers.etag).toBeTruthy();
  expectPromised(answer);
});

test('keeps files with a hash in their name for a year', async () => {
  const answer = await ask(server.base, `/${photo}`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('image/avif');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expectPromised(answer);
});

test.each([
  ['/about/', '/about'],
  ['/about/?from=chat', '/about?from=chat'],
  ['/en/', '/en'],
  ['/en/about/', '/en/about'],
  ['/about.html', '/about'],
  ['/en.html', '/en'],
  ['/index.html', '/'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
])('leads %s to %s, in one step', async (path, address) => {
  const answer = await ask(server.base, path);
  expect(answer.status).toBe(307);
  const location = new URL(answer.headers.location as string, server.base);
  expect(location.origin).toBe(server.base);
  expect(location.pathname + location.search).toBe(address);
  expectPromised(answer);
  expect((await ask(server.base, address)).status).not.toBe(307);
});

test.each([
  ['/nothing', 'dist/404.html'],
  ['/en/nothing', 'dist/en/404.html'],
  ['/en/about/nothing', 'dist/en/404.html'],
  ['/english', 'dist/404.html'],
  ['/_headers', 'dist/404.html'],
  ['/_astro', 'dist/404.html'],
  ['/../package.json', 'dist/404.html'],
])('answers %s with 404 and %s', async (path, file) => {
  const answer = await ask(server.base, path);
  expect(answer.status).toBe(404);
  expect(answer.body.equals(readFileSync(file))).toBe(true);
  expect(answer.headers['cache-control']).toBe(fresh);
  expectPromised(answer);
});

test('answers a missing file with 404 too, which browsers may keep for a year here', async () => {
  const answer = await ask(server.base, '/_astro/nothing.js');
  expect(answer.status).toBe(404);
  expectPromised(answer);
});

test('takes only what a reader sends', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await ask(server.base, '/about', {}, method)).status).toBe(405);
  }
});
