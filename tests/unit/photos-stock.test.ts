import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { bringIn, photoAddress } from '../../tools/photos-stock.ts';
import { listen } from '../ports.ts';
import { runTool } from './temporary-project.ts';

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
  writeFileSync(`${photos}/Hero-Knit.HEIC`, '');
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
  const words = [`${host}/1.jpg`, name, ...credit];
  return bringIn(words, content, { bytes: 200_000, milliseconds });
}

test.each([
  ['photo-15200-83', 'https://images.unsplash.com/photo-15200-83?w=2400&q=85&fm=jpg'],
  ['15200-83', 'https://images.unsplash.com/photo-15200-83?w=2400&q=85&fm=jpg'],
  ['https://images.unsplash.com/a?w=8', 'https://images.unsplash.com/a?w=2400&q=85&fm=jpg'],
  ['https://images.example/1.jpeg?w=2000', 'https://images.example/1.jpeg?w=2000'],
])('%s is at %s', (named, address) => {
  expect(photoAddress(named).href).toBe(address);
});

test.each(['eOpewngf68w', 'file:///etc/passwd', 'http://a.example/1.jpg'])(
  '%s is none',
  (named) => {
    expect(() => photoAddress(named)).toThrow(`"${named}" is neither the address of a picture`);
  },
);

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

/** A PNG that says it has 11,000 × 10,000 pixels. */
const wall = await sharp({ create }).png().toBuffer();
wall.writeUInt32BE(11_000, 16);
wall.writeUInt32BE(10_000, 20);
wall.writeUInt32BE(crc32(wall.subarray(12, 29)), 29);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const half = jpeg.subarray(0, jpeg.length / 2);
const whole = { 'Content-Length': jpeg.length };
const gzip = { 'Content-Encoding': 'gzip' };

test.each<[sentence: string, fault: RequestListener]>([
  ['sends a page: ', sends('<!doctype html>', { 'Content-Type': 'text/html' })],
  ['can be used: Input Buffer is empty', sends('')],
  ['can be used: it is a drawing (svg)', sends(drawing)],
  ['answers 404', sends(jpeg, {}, 404)],
  ['leads to https://b.example/1.jpg', sends('', { Location: 'https://b.example/1.jpg' }, 302)],
  ['sends more than 0.2 MB', sends(Buffer.alloc(300_000))],
  ['sends more than 0.2 MB', sends(gzipSync(Buffer.alloc(300_000)), gzip)],
  ['can be used: Input image exceeds pixel limit', sends(wall)],
  ['can be used: VipsJpeg: premature end', sends(half)],
  ['cannot be reached, or broke off', sends(half, { ...whole, Connection: 'close' })],
  ['takes too long', sends(half, whole)],
])('a host that %s leaves nothing behind', async (sentence, fault) => {
  answer = fault;
  const milliseconds = sentence === 'takes too long' ? 200 : 60_000;
  await expect(bring('red', 'CC0', milliseconds)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['Hero-Knit.HEIC']);
});

test.each([
  ['Red Hoodie', 'CC0', 'cannot be its name: small Latin letters'],
  ['../red', 'CC0', 'cannot be its name: small Latin letters'],
  ['hero-knit', 'CC0', 'content/photos has a photograph named hero-knit already'],
  ['red', ' ', 'content/photos/credits.yaml, line 5: red.license must not be empty.'],
])('the name "%s" and the licence "%s" are refused', async (name, license, sentence) => {
  await expect(bring(name, license)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['Hero-Knit.HEIC']);
});

test('the program says in one sentence what is missing', async () => {
  const usage = expect.stringMatching(/^Use: npm run photos:stock -- .*\n$/);
  expect(await runTool('photos-stock.ts', ['1-2', 'red', '--author', 'A'], '.')).toEqual([
    1,
    '',
    usage,
  ]);
});
