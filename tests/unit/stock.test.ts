import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureAddress } from '../../tools/stock/address.ts';
import { bringIn } from '../../tools/stock/bring-in.ts';

const credit = { author: 'A. Weaver', source: 'https://example.org/1', license: 'CC0' };
const limits = { bytes: 200_000, silence: 2000, altogether: 60_000 };

/** What the stand-in host does at each address. */
const answers: Record<string, RequestListener> = {};
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url as string, 'http://host');
  answers[pathname]?.(request, response);
});
let host: string;
let folder: string;
let jpeg: Buffer;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 58/1 14/1' } };
  jpeg = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#888', noise },
  })
    .withExif({ IFD0: { Copyright: 'Somebody at home' }, ...place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/khayt-stock-`);
  mkdirSync(`${folder}/content/photos`, { recursive: true });
  writeFileSync(`${folder}/content/photos/hero-knit.jpg`, jpeg);
});

afterEach(() => rmSync(folder, { recursive: true }));

const files = () => readdirSync(`${folder}/content/photos`).sort();
const credits = () => readFileSync(`${folder}/content/photos/credits.yaml`, 'utf8');
const bring = (path: string, name = 'red-hoodie') =>
  bringIn(
    { address: new URL(`${host}${path}`), name, credit },
    `${folder}/content`,
    () => {},
    limits,
  );
const sends = (bytes: Uint8Array | string, type = 'image/jpeg'): RequestListener => {
  return (_, response) => response.writeHead(200, { 'content-type': type }).end(bytes);
};

describe('which address is meant', () => {
  test.each([
    [
      'photo-1520006403909-838d6b92c22e',
      'https://images.unsplash.com/photo-1520006403909-838d6b92c22e?w=2400&q=85&fm=jpg',
    ],
    [
      '1520006403909-838d6b92c22e',
      'https://images.unsplash.com/photo-1520006403909-838d6b92c22e?w=2400&q=85&fm=jpg',
    ],
    [
      'https://images.unsplash.com/photo-15200-83?w=80&auto=format',
      'https://images.unsplash.com/photo-15200-83?w=2400&q=85&fm=jpg',
    ],
    [
      'https://images.pexels.com/photos/1/a.jpeg?w=2000',
      'https://images.pexels.com/photos/1/a.jpeg?w=2000',
    ],
  ])('%s', (named, address) => {
    expect(pictureAddress(named).href).toBe(address);
  });

  test.each([
    [
      'eOpewngf68w',
      '"eOpewngf68w" is neither the address of a picture, which begins with https://, nor an id of Unsplash such as photo-1520006403909-838d6b92c22e',
    ],
    ['file:///etc/passwd', '"file:///etc/passwd" is neither'],
    [
      'http://example.org/1.jpg',
      'http://example.org/1.jpg is not encrypted: give an address that begins with https://',
    ],
    [
      'https://unsplash.com/photos/eOpewngf68w',
      'https://unsplash.com/photos/eOpewngf68w is a page: on it,',
    ],
  ])('%s is none', (named, says) => {
    expect(() => pictureAddress(named)).toThrow(says);
  });
});

describe('a photograph that is whole', () => {
  test('lands upright, without metadata, beside its credit', async () => {
    answers['/whole'] = sends(jpeg);
    expect(await bring('/whole')).toMatchObject({ width: 200, height: 300 });
    expect(files()).toEqual(['credits.yaml', 'hero-knit.jpg', 'red-hoodie.jpg']);
    const { format, exif, xmp, orientation } = await sharp(
      `${folder}/content/photos/red-hoodie.jpg`,
    ).metadata();
    expect({ format, exif, xmp, orientation }).toEqual({ format: 'jpeg' });
    expect(credits()).toBe(
      `# Photographs from elsewhere: who made each, where it is from, and under which licence it is used.

red-hoodie:
  author: A. Weaver
  source: https://example.org/1
  license: CC0
`,
    );
  });

  test('keeps the credits in the order of their names, with what was written there', async () => {
    answers['/whole'] = sends(jpeg);
    await bring('/whole', 'red-hoodie');
    writeFileSync(`${folder}/content/photos/credits.yaml`, `${credits()}  # asked by letter\n`);
    await bring('/whole', 'blue-hoodie');
    expect(credits().match(/^[\w-]+(?=:)/gm)).toEqual(['blue-hoodie', 'red-hoodie']);
    expect(credits()).toContain('# asked by letter');
  });

  test.each(['png', 'webp', 'avif'] as const)('may come as %s', async (format) => {
    answers['/other'] = sends(await sharp(jpeg).toFormat(format).toBuffer(), `image/${format}`);
    await bring('/other');
    expect((await sharp(`${folder}/content/photos/red-hoodie.jpg`).metadata()).format).toBe('jpeg');
  });

  test('is made no larger than the site needs', async () => {
    answers['/large'] = sends(
      await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    );
    expect(await bring('/large')).toMatchObject({ width: 2400, height: 1200 });
  });

  test('may be sent on within its host', async () => {
    answers['/whole'] = sends(jpeg);
    answers['/moved'] = (_, response) => response.writeHead(302, { location: '/whole' }).end();
    await bring('/moved');
    expect(files()).toContain('red-hoodie.jpg');
  });
});

describe('nothing is left behind by', () => {
  const faults: [fault: string, says: RegExp, answer: RequestListener][] = [
    ['a page', /is a page and no picture/, sends('<!doctype html><p>Not here', 'text/html')],
    [
      'a page that says it is a picture',
      /^what the host has sent is no photograph$/,
      sends('<!doctype html><p>Not here'),
    ],
    [
      'a drawing',
      /^what the host has sent is no photograph$/,
      sends('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml'),
    ],
    ['nothing at all', /has sent nothing: look at the address$/, sends('')],
    [
      'an answer that is an error',
      /answers 404: look at the address$/,
      (_, response) => response.writeHead(404).end('no'),
    ],
    [
      'an answer that is a fault',
      /answers 503: look at the address$/,
      (_, response) => response.writeHead(503).end('no'),
    ],
    [
      'a redirect to another host',
      /sends on to another host, example\.org: if you trust it, give the address there, https:\/\/example\.org\/1\.jpg$/,
      (_, response) => response.writeHead(302, { location: 'https://example.org/1.jpg' }).end(),
    ],
    [
      'a redirect to another port',
      /sends on to another host, 127\.0\.0\.1:9/,
      (_, response) => response.writeHead(301, { location: 'http://127.0.0.1:9/1.jpg' }).end(),
    ],
    [
      'redirects in a circle',
      /sends on and on/,
      (request, response) => response.writeHead(302, { location: request.url }).end(),
    ],
    [
      'a file that says it is too large',
      /is larger than 0\.2 MB: ask the host for a smaller one$/,
      (_, response) => response.writeHead(200, { 'content-length': 300_000 }).write('x'),
    ],
    [
      'a file that is too large and does not say so',
      /is larger than 0\.2 MB/,
      (_, response) => {
        response.writeHead(200);
        response.end(Buffer.alloc(300_000));
      },
    ],
    [
      'a file that is larger than it says once it is unpacked',
      /is larger than 0\.2 MB/,
      async (_, response) => {
        const { gzipSync } = await import('node:zlib');
        const bytes = gzipSync(Buffer.alloc(300_000));
        response
          .writeHead(200, { 'content-encoding': 'gzip', 'content-length': bytes.length })
          .end(bytes);
      },
    ],
    [
      'a connection that is cut',
      /has cut the picture short, after \d+ bytes: try again$/,
      (_, response) => {
        response.writeHead(200, { 'content-length': jpeg.length });
        response.write(jpeg.subarray(0, 5000), () => response.destroy());
      },
    ],
    [
      'a picture that is cut, and sent as if it were whole',
      /^the picture is damaged or cut short: try again$/,
      (request, response) => sends(jpeg.subarray(0, jpeg.length / 2))(request, response),
    ],
    [
      'a host that falls silent',
      /takes too long: try again later$/,
      (_, response) => {
        response.writeHead(200);
        response.write(jpeg.subarray(0, 5000));
      },
    ],
    ['a host that never answers', /takes too long: try again later$/, () => {}],
  ];

  test.each(faults)('%s', async (_, says, answer) => {
    answers['/fault'] = answer;
    await expect(bring('/fault')).rejects.toThrow(says);
    expect(files()).toEqual(['hero-knit.jpg']);
  });

  test('a picture of more pixels than can be used', async () => {
    const wall = await sharp({
      create: { width: 11_000, height: 10_000, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer();
    answers['/wall'] = sends(wall, 'image/png');
    const wide = { ...limits, bytes: 10e6 };
    await expect(
      bringIn(
        { address: new URL(`${host}/wall`), name: 'wall', credit },
        `${folder}/content`,
        () => {},
        wide,
      ),
    ).rejects.toThrow(/^the picture has 11000 × 10000 pixels, more than 100 million: ask the host/);
    expect(files()).toEqual(['hero-knit.jpg']);
  });

  test('a host that is not there', async () => {
    const address = new URL('http://127.0.0.1:9/1.jpg');
    await expect(
      bringIn({ address, name: 'red-hoodie', credit }, `${folder}/content`, () => {}, limits),
    ).rejects.toThrow(
      /^127\.0\.0\.1:9 cannot be reached: look at the address and at your connection$/,
    );
    expect(files()).toEqual(['hero-knit.jpg']);
  });

  test.each(['Red Hoodie', '../red', 'red_hoodie', 'هودي', ''])('the name %j', async (name) => {
    answers['/whole'] = sends(jpeg);
    await expect(bring('/whole', name)).rejects.toThrow(/cannot be its name: small Latin letters/);
    expect(files()).toEqual(['hero-knit.jpg']);
  });

  test.each(['hero-knit', 'hero-rail', 'hero-cones'])(
    'the name %s, which is taken',
    async (name) => {
      answers['/whole'] = sends(jpeg);
      writeFileSync(`${folder}/content/photos/hero-rail.HEIC`, '');
      writeFileSync(`${folder}/content/photos/Hero-Cones.png`, jpeg);
      const before = files();
      await expect(bring('/whole', name)).rejects.toThrow(
        `content/photos has a photograph named ${name} already: choose another name`,
      );
      expect(files()).toEqual(before);
    },
  );

  test('a credit without a licence', async () => {
    answers['/whole'] = sends(jpeg);
    const wanted = {
      address: new URL(`${host}/whole`),
      name: 'red',
      credit: { ...credit, license: ' ' },
    };
    await expect(bringIn(wanted, `${folder}/content`, () => {}, limits)).rejects.toThrow(
      'content/photos/credits.yaml, line 6: red.license must not be empty.',
    );
    expect(files()).toEqual(['hero-knit.jpg']);
  });
});

describe('the command', () => {
  const run = (...words: string[]) =>
    new Promise<{ code: number | null; out: string; error: string }>((done) => {
      const child = spawn('node', [resolve('tools/photos-stock.ts'), ...words], { cwd: folder });
      let [out, error] = ['', ''];
      child.stdout.on('data', (piece) => {
        out += piece;
      });
      child.stderr.on('data', (piece) => {
        error += piece;
      });
      child.stdin.end();
      child.on('close', (code) => done({ code, out, error }));
    });

  test('brings a photograph in, and says so', async () => {
    answers['/whole'] = (_, response) =>
      response.writeHead(200, { 'content-length': jpeg.length }).end(jpeg);
    const { code, out, error } = await run(
      `${host}/whole?size=1`,
      'red-hoodie',
      '--author',
      'A. Weaver',
      '--license',
      'CC0',
      '--source',
      'https://example.org/1',
    );
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(
      /^0\.\d of 0\.\d MB\ncontent\/photos\/red-hoodie\.jpg is there, 200 × 300 pixels, and its credit in content\/photos\/credits\.yaml\. Name it in a content file as red-hoodie\.\n$/,
    );
    expect(existsSync(`${folder}/content/photos/red-hoodie.jpg`)).toBe(true);
  });

  test.each([
    [[], /^say which photograph, its name and its credit: npm run photos:stock -- .+\n$/],
    [['photo-1520006403909-838d6b92c22e', 'red', '--auhtor', 'x'], /^say which photograph/],
    [
      ['photo-1520006403909-838d6b92c22e', 'red', '--license', 'CC0'],
      /^the photograph needs --author "…": npm run .+\n$/,
    ],
    [['eOpewngf68w', 'red'], /^"eOpewngf68w" is neither [^\n]+\.\n$/],
    [
      [
        'http://127.0.0.1:9/1.jpg',
        'red',
        '--author',
        'x',
        '--license',
        'y',
        '--source',
        'https://example.org/',
      ],
      /^127\.0\.0\.1:9 cannot be reached[^\n]+\.\n$/,
    ],
  ])('%j fails with one sentence', async (words, says) => {
    const { code, out, error } = await run(...words);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toMatch(says);
    expect(files()).toEqual(['hero-knit.jpg']);
  });
});
