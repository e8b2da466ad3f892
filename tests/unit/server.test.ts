import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from '../../server/server.ts';

const folder = mkdtempSync(`${tmpdir()}/khayt-site-`);
mkdirSync(`${folder}/en`);
mkdirSync(`${folder}/_astro`);
writeFileSync(`${folder}/about.html`, 'about');
writeFileSync(`${folder}/404.html`, 'لا شيء');
writeFileSync(`${folder}/en/404.html`, 'nothing');
writeFileSync(`${folder}/_astro/a.123.js`, '1');

const server = siteServer(folder);
let base: string;
const get = (path: string) => fetch(base + path, { redirect: 'manual' });

/** Sends the path as it is; fetch would tidy it up. */
const rawGet = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: '127.0.0.1', port, path }, resolve).on('error', reject).end();
  });

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('the server', () => {
  test('serves a page at its address, to be confirmed on every visit', async () => {
    const response = await get('/about');
    expect(await response.text()).toBe('about');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('etag')).toBeTruthy();
  });

  test('keeps a hashed file for ever', async () => {
    const response = await get('/_astro/a.123.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('sends the security headers, with a missing page too', async () => {
    for (const path of ['/about', '/nothing']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  test('leads an address with a slash at its end to the one without, query kept', async () => {
    const response = await get('/about/?from=chat');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/about?from=chat');
  });

  test.each([
    ['/about.html', '/about'],
    ['/en/', '/en'],
    ['//', '/'],
    ['//evil.example//', '/evil.example'],
    ['/index.html', '/'],
  ])('leads %s to %s, on this host', async (path, address) => {
    const response = await rawGet(path);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(address);
  });

  test('takes only what a reader sends', async () => {
    expect((await fetch(`${base}/about`, { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['/nothing', 'لا شيء'],
    ['/en/nothing', 'nothing'],
    ['/english', 'لا شيء'],
    ['/404', 'لا شيء'],
    ['/en/404', 'nothing'],
  ])('answers %s with 404 in the language of the address', async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(text);
  });
});
