import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { listenLocally } from '../../tools/lib/listen.ts';
import { bringIn } from '../../tools/photos-stock.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const create = { width: 300, height: 200, channels: 3, background: '#888' } as const;
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const jpeg = await sharp({ create: { ...create, noise } })
  .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody at home' } } })
  .jpeg()
  .toBuffer();

/** What the host answers, and what it was asked for. */
const host = { status: 200, body: jpeg, asked: '' };
const server = createServer((request, response) => {
  host.asked = `${request.url}`;
  response.writeHead(host.status).end(host.body);
});
const origin = await listenLocally(server);
const content = temporaryFolder();
const photos = `${content}/photos`;
const credits = `${photos}/credits.yaml`;

beforeEach(() => {
  Object.assign(host, { status: 200, body: jpeg });
  mkdirSync(photos);
  writeFileSync(`${photos}/hero-knit.jpg`, '');
});
afterEach(() => rmSync(photos, { recursive: true }));
afterAll(() => void server.close());

const id = 'photo-15200-83';
const bring = (name = 'red-hoodie', author = 'A. Weaver') =>
  bringIn([id, name, author], content, origin);

test('a photograph is saved upright, without metadata, and with its credit', async () => {
  expect(await bring()).toMatch(/^content\/photos\/red-hoodie\.jpg is there, 200 × 300 pixels, /);
  expect(host.asked).toBe(`/${id}?w=2400&q=85&fm=jpg`);
  const { format, exif, orientation } = await sharp(`${photos}/red-hoodie.jpg`).metadata();
  expect({ format, exif, orientation }).toEqual({ format: 'jpeg' });
  writeFileSync(credits, `${readFileSync(credits, 'utf8')}  # asked by letter\n`);
  await bring('blue-hoodie');
  const credit = `  author: A. Weaver\n  source: ${origin}/${id}\n  license: Unsplash License\n`;
  expect(readFileSync(credits, 'utf8')).toBe(
    `\nred-hoodie:\n${credit}  # asked by letter\n\nblue-hoodie:\n${credit}`,
  );
  expect(readdirSync(photos)).toHaveLength(4);
});

test.each([
  ['Input buffer contains unsupported image format', { body: '<!doctype html>' }],
  ['the host answers 404', { status: 404 }],
])('nothing is saved from an address without a photograph: %s', async (sentence, fault) => {
  Object.assign(host, fault);
  await expect(bring()).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['hero-knit.jpg']);
});

test.each([
  ['../red', 'A. Weaver', 'Use: npm run photos:stock -- '],
  ['red', '', 'Use: npm run photos:stock -- '],
  ['gone', 'A. Weaver', 'content/photos already has or credits a photograph called gone'],
  ['hero-knit', 'A. Weaver', 'content/photos already has or credits a photograph called hero-knit'],
])('the name "%s" and the author "%s" are refused', async (name, author, sentence) => {
  writeFileSync(credits, 'gone:\n  author: B. Weaver\n');
  await expect(bring(name, author)).rejects.toThrow(sentence);
  expect(readdirSync(photos)).toEqual(['credits.yaml', 'hero-knit.jpg']);
});
