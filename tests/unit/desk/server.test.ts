import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { stringify } from 'yaml';
import { isPublished } from '../../../editor/desk/archives.ts';
import { readContent } from '../../../src/content/reading/read.ts';
import { listenLocally } from '../../../tools/listen.ts';
import { temporaryContent } from '../temporary.ts';
import { enter } from './views.ts';

test('beside the desk of another folder, this folder gets its own, once', async () => {
  const { checkout } = temporaryContent();
  const other = createServer((_, response) => response.setHeader('Desk-Folder', '%2F').end());
  const { port } = new URL(await listenLocally(other));
  onTestFinished(() => void other.close());
  const open = async () => {
    // No path, no browser.
    const options = { cwd: checkout, env: { PORT: port, PATH: '' } };
    const desk = spawn(process.execPath, [resolve('editor/start.ts')], options);
    onTestFinished(() => void desk.kill());
    const [said] = await once(desk.stdout, 'data');
    return `${said}`.split('\n')[0];
  };
  const own = await open();
  expect(own).not.toBe(`http://localhost:${port}`);
  // While a slow machine reads the photographs, the desk may not answer in time.
  await expect.poll(open, { timeout: 60_000 }).toBe(own);
});

describe('the server of the desk', () => {
  const { checkout, folder: content, write } = temporaryContent();

  let server: ReturnType<typeof spawn>;
  let host = '';
  beforeAll(async () => {
    const env = { ...process.env, PORT: '0' };
    server = spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: checkout, env });
    const [said] = await once(server.stdout as NodeJS.ReadableStream, 'data');
    host = `127.0.0.1:${/:(\d+)/.exec(`${said}`)?.[1]}`;
  });
  afterAll(() => void server.kill());

  /** The status of its answer, and what it says. */
  const ask = async (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: string | Buffer = '',
  ) => {
    // A connection for each request: one that waits is closed after some seconds.
    const asked = request(`http://${host}${path}`, { method, headers, agent: false }).end(body);
    const [answer] = await once(asked, 'response');
    return `${answer.statusCode} ${await text(answer)}`;
  };

  test('does what changes something for its own views alone', async () => {
    const file = 'content/photos.yaml';
    const changes = [{ operation: 'update', path: file, content: '', sha: '' }];
    const requests: [path: string, body: string][] = [
      ['/en/ready', 'own=phone'],
      ['/ar/publish', 'host=cpanel&samples=on'],
      ['/en/see', ''],
      ['/en/api/v1/repos/factory/content/contents', JSON.stringify({ files: changes })],
      ['/en/api/v1/photo?name=a.jpg', 'no photograph'],
    ];
    write('site.yaml', stringify({ ...readContent().site, sampleValues: ['phone'] }));
    const before = readFileSync(`${content}/site.yaml`, 'utf8');
    for (const [path, body] of requests) {
      for (const origin of ['http://elsewhere.example', 'null', `https://${host}`, undefined]) {
        const headers = { authorization: 'token none', ...(origin && { origin }) };
        for (const method of ['POST', 'PUT'])
          expect(await ask(method, path, headers, body)).toMatch(/^403 /);
      }
    }
    expect(readFileSync(`${content}/site.yaml`, 'utf8')).toBe(before);
    const own = { origin: `http://${host}` };
    expect(await ask('POST', '/en/ready', own, 'own=phone')).toMatch(/^303 /);
    expect(readFileSync(`${content}/site.yaml`, 'utf8')).not.toBe(before);
    const save = requests.find(([path]) => path.endsWith('/contents')) ?? ['', ''];
    expect(await ask('POST', save[0], own, save[1])).toMatch(/^422 .*changed outside/);
    expect(await ask('GET', '/en/publish', {})).toMatch(/^200 .*<h1>Publish/s);
  });

  test('says of a photograph that is chosen why it cannot be used, by what is in it', async () => {
    const { photos } = readContent();
    const file = [...photos.usable.values()].find((name) => /jpe?g$/i.test(name));
    const whole = readFileSync(`content/photos/${file}`);
    const own = { origin: `http://${host}` };
    const check = (name: string, bytes: string | Buffer) =>
      ask('POST', `/en/api/v1/photo?${new URLSearchParams({ name })}`, own, bytes);
    for (const name of ['shirt.jpg', 'صورة ١.JPEG', 'console.jpg'])
      expect(await check(name, whole)).toBe('200 ');
    for (const [name, bytes, said] of [
      ['half.jpg', whole.subarray(0, whole.length / 2), 'is damaged or not a picture'],
      [
        'a drawing.png',
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        'is a kind',
      ],
      ['phone.heic', whole, 'is a kind of picture that the site cannot use'],
      ['CON.jpg', whole, 'has a name that Windows keeps for itself'],
      ['lpt1.front.png', whole, 'has a name that Windows keeps for itself'],
    ] as const) {
      const answer = await check(name, bytes as string | Buffer);
      expect(answer).toContain(`422 {"message":"content/photos/${name} ${said}`);
    }
  });

  test('tells its views to reload when the content changes', async () => {
    const [events] = await once(request(`http://${host}/events`).end(), 'response');
    onTestFinished(() => void events.destroy());
    writeFileSync(`${content}/photos.yaml`, '# changed\n');
    const [said] = await once(events, 'data');
    expect(`${said}`).toMatch(/^event: ready\n/);
  });

  test('remembers which archive was saved from the desk itself', async () => {
    const name = 'site-2026-01-01-120000-cpanel.zip';
    mkdirSync(`${checkout}/published`, { recursive: true });
    writeFileSync(`${checkout}/published/${name}`, 'zip');
    enter(checkout);
    expect(await ask('GET', `/${name}`, { 'sec-fetch-site': 'cross-site' })).toBe('200 zip');
    expect(isPublished(name)).toBe(false);
    expect(await ask('GET', `/${name}`, { 'sec-fetch-site': 'same-origin' })).toBe('200 zip');
    expect(isPublished(name)).toBe(true);
    expect(await ask('GET', '/site-..%2f..%2fpackage.zip', {})).toMatch(/^404/);
  });
});
