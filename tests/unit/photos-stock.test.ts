import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bringIn } from '../../tools/photos-stock.ts';
import { listenLocally } from '../ports.ts';
import { runTool } from './temporary.ts';

const create = { width: 300, height: 200, channels: 3, background: '#888' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const jpeg = await sharp({ create: { ...create, noise } })
  .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody at home' } } })
  .jpeg()
  .toBuffer();

/** What the host does with a request. */
let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
const host = await listenLocally(server);
const content = `${tmpdir()}/site-stock-${randomUUID()}`;
const photos = `${content}/photos`;
const credits = `${photos}/credits.yaml`;

beforeEach(() => {
  rmSync(photos, { recursive: true, force: true });
  mkdirSync(photos, { recursive: true });
  writeFileSync(`${photos}/hero-knit.jpg`, '');
  answer = sends(jpeg);
});
afterAll(() => {
  server.close();
  rmSync(content, { recursive: true, force: true });
});

const sends =
  (body: Uint8Array | string, headers: OutgoingHttpHeaders = {}, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const id = 'photo-15200-83';
const bring = (name = 'red-hoodie', author = 'A. Weaver') =>
  bringIn([id, name, author], content, host);

test('a photograph lands upright, without metadata, beside its credit', async () => {
  expect(await bring()).toMatch(/^content\/photos\/red-hoodie\.jpg is there, 200 × 300 pixels, /);
  const { format, exif, orientation } = await sharp(`${photos}/red-hoodie.jpg`).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'jpeg' });
  writeFileSync(credits, `${readFileSync(credits, 'utf8')}  # asked by letter\n`);
  await bring('blue-hoodie');
  const credit = `  author: A. Weaver\n  source: ${host}/${id}\n  license: Unsplash License\n`;
  expect(readFileSync(credits, 'utf8')).toBe(
    `\nred-hoodie:\n${credit}  # asked by letter\n\nblue-hoodie:\n${credit}`,
  );
  expect(readdirSync(photos)).toHaveLength(4);
  await expect(bring()).rejects.toThrow(
    'content/photos has or credits a photograph red-hoodie already',
  );
});

test('the host is asked for a picture no larger than is kept', async () => {
  let asked: string | undefined;
  answer = (request, response) => {
    asked = request.url;
    response.end(jpeg);
  };
  await bring();
  expect(asked).toBe(`/${id}?w=2400&q=85&fm=jpg`);
});

test('a large photograph is made as small as the site needs, and a JPEG', async () => {
  const large = sharp({ create: { ...create, width: 6000 } });
  answer = sends(await large.webp().toBuffer());
  expect(await bring()).toContain(' 2400 × 80 pixels');
});

const half = jpeg.subarray(0, jpeg.length / 2);

test.each<[sentence: string, fault: RequestListener]>([
  ['Input buffer contains unsupported image format', sends('<!doctype html>')],
  ['is empty', sends('')],
  ['VipsJpeg: premature end', sends(half)],
  ['the host answers 404', sends(jpeg, {}, 404)],
  [
    'body length does not match',
    sends(half, { 'Content-Length': jpeg.length, Connection: 'close' }),
  ],
])('an address that gives no photograph (%s) leaves nothing behind', async (sentence, fault) => {
  answer = fault;
  await expect(bring()).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['hero-knit.jpg']);
});

test.each([
  ['Red Hoodie', 'A. Weaver', 'Use: npm run photos:stock -- '],
  ['../red', 'A. Weaver', 'Use: npm run photos:stock -- '],
  ['red', '', 'Use: npm run photos:stock -- '],
  ['gone', 'A. Weaver', 'content/photos has or credits a photograph gone already'],
  ['hero-knit', 'A. Weaver', 'content/photos has or credits a photograph hero-knit already'],
])('the name "%s" and the author "%s" are refused', async (name, author, sentence) => {
  writeFileSync(credits, 'gone:\n  author: B. Weaver\n');
  await expect(bring(name, author)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['credits.yaml', 'hero-knit.jpg']);
});

test('the program says what is missing', async () => {
  const usage = expect.stringMatching(/^Use: npm run photos:stock -- /);
  expect(await runTool('photos-stock.ts', ['1-2', 'red'], '.')).toEqual([1, '', usage]);
});
