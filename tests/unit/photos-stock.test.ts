import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bringIn, photoAddress } from '../../tools/photos-stock.ts';
import { listen } from '../ports.ts';
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
const host = await listen(server);
const content = `${tmpdir()}/khayt-stock-${randomUUID()}`;
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

function bring(name = 'red-hoodie', license = 'CC0', milliseconds = 60_000) {
  const credit = ['--author', 'A. Weaver', '--license', license, '--source', 'https://a.example/1'];
  return bringIn([`${host}/1.jpg`, name, ...credit], content, milliseconds);
}

test.each([
  ['photo-15200-83', 'https://images.unsplash.com/photo-15200-83?w=2400&q=85&fm=jpg'],
  ['15200-83', 'https://images.unsplash.com/photo-15200-83?w=2400&q=85&fm=jpg'],
  ['https://images.unsplash.com/a?w=8', 'https://images.unsplash.com/a?w=2400&q=85&fm=jpg'],
  ['https://images.example/1.jpeg?w=2000', 'https://images.example/1.jpeg?w=2000'],
])('%s is at %s', (named, address) => {
  expect(photoAddress(named).href).toBe(address);
});

test('what is no address is named', () => {
  expect(() => photoAddress('eOpewngf68w')).toThrow('"eOpewngf68w" is neither the address of a');
});

test('a photograph lands upright, without metadata, beside its credit', async () => {
  expect(await bring()).toMatch(/^content\/photos\/red-hoodie\.jpg is there, 200 × 300 pixels, /);
  const { format, exif, orientation } = await sharp(`${photos}/red-hoodie.jpg`).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'jpeg' });
  writeFileSync(credits, `${readFileSync(credits, 'utf8')}  # asked by letter\n`);
  await bring('blue-hoodie');
  const credit = '  author: A. Weaver\n  source: https://a.example/1\n  license: CC0\n';
  expect(readFileSync(credits, 'utf8')).toMatch(
    new RegExp(`^#.*\nred-hoodie:\n${credit}  # asked by letter\nblue-hoodie:\n${credit}$`),
  );
  expect(readdirSync(photos)).toHaveLength(4);
  await expect(bring()).rejects.toThrow('content/photos has a photograph named red-hoodie already');
});

test('a large photograph is made as small as the site needs, and a JPEG', async () => {
  const large = sharp({ create: { ...create, width: 6000 } });
  answer = sends(await large.webp().toBuffer());
  expect(await bring()).toContain(' 2400 × 80 pixels');
});

const half = jpeg.subarray(0, jpeg.length / 2);
const whole = { 'Content-Length': jpeg.length };

test.each<[sentence: string, fault: RequestListener]>([
  ['Input buffer contains unsupported image format', sends('<!doctype html>')],
  ['is empty', sends('')],
  ['VipsJpeg: premature end', sends(half)],
  ['the host answers 404', sends(jpeg, {}, 404)],
  ['unexpected redirect', sends('', { Location: 'https://b.example/1.jpg' }, 302)],
  ['body length does not match', sends(half, { ...whole, Connection: 'close' })],
  ['aborted due to timeout', sends(half, whole)],
])('an address that gives no photograph (%s) leaves nothing behind', async (sentence, fault) => {
  answer = fault;
  const milliseconds = sentence.includes('timeout') ? 200 : 60_000;
  await expect(bring('red', 'CC0', milliseconds)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['hero-knit.jpg']);
});

test.each([
  ['Red Hoodie', 'CC0', 'cannot be its name: small Latin letters, digits'],
  ['../red', 'CC0', 'cannot be its name: small Latin letters, digits'],
  ['hero-knit', 'CC0', 'content/photos has a photograph named hero-knit already'],
  ['red', ' ', 'content/photos/credits.yaml, line 5: red.license must not be empty.'],
])('the name "%s" and the licence "%s" are refused', async (name, license, sentence) => {
  await expect(bring(name, license)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['hero-knit.jpg']);
});

test('the program says in one sentence what is missing', async () => {
  const usage = expect.stringMatching(/^Use: npm run photos:stock -- .*\n$/);
  expect(await runTool('photos-stock.ts', ['1-2', 'red', '--author', 'A'], '.')).toEqual([
    1,
    '',
    usage,
  ]);
});
