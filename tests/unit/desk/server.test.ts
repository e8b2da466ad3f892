import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { viewNames } from '../../../editor/desk/view.ts';
import { readContent } from '../../../src/content/parse/read.ts';
import { defaultLocale } from '../../../src/i18n/locales.ts';
import { listenLocally } from '../../../tools/lib/listen.ts';
import { siteWith } from '../../helpers/checkout.ts';
import { startDesk } from '../../helpers/programs.ts';
import { temporaryContent, temporaryFolder } from '../../helpers/temporary.ts';

/** A folder with a name that its owner has given it. */
function arabicFolder() {
  const folder = `${temporaryFolder()}/مصنع الملابس`;
  mkdirSync(folder);
  return folder;
}

test('a folder gets one desk of its own, beside that of another folder', async () => {
  const checkout = arabicFolder();
  const other = createServer((_, response) => response.setHeader('Desk-Folder', '%2F').end());
  const { port } = new URL(await listenLocally(other));
  onTestFinished(() => void other.close());
  // In place of the programs that open a browser, on Linux and macOS.
  const opener = '#!/bin/sh\necho "$1" >> opened.txt\n';
  for (const name of ['xdg-open', 'open'])
    writeFileSync(`${checkout}/${name}`, opener, { mode: 0o755 });
  const open = async () => {
    const options = { cwd: checkout, env: { PATH: checkout } };
    const desk = spawn(process.execPath, [resolve('editor/start.ts'), port], options);
    const ended = once(desk, 'exit');
    onTestFinished(async () => {
      desk.kill();
      await ended;
    });
    const [said] = await once(desk.stdout, 'data');
    return `${said}`.split('\n')[0];
  };
  const own = await open();
  expect(own).not.toBe(`http://localhost:${port}`);
  await expect.poll(open, { timeout: 60_000 }).toBe(own);
  if (process.platform === 'win32') return;
  // In the browser too, the first time and again.
  const opened = () => readFileSync(`${checkout}/opened.txt`, 'utf8').split('\n');
  const timesOpened = () => opened().filter((address) => address === own).length;
  await expect.poll(timesOpened, { timeout: 60_000 }).toBe(2);
});

test('a folder without content has a desk that says so', async () => {
  const { stop, address } = await startDesk(arabicFolder());
  onTestFinished(stop);
  expect(await (await fetch(`${address}/en/ready`)).text()).toContain('content/site.yaml');
});

describe('the server of the desk', () => {
  const { checkout, folder: content, write } = temporaryContent();

  let host = '';
  let end = async () => {};
  beforeAll(async () => {
    const { stop, address } = await startDesk(checkout);
    host = `127.0.0.1:${new URL(address).port}`;
    end = stop;
  });
  // Before the folder is removed: what `beforeAll` returns would run after that.
  afterAll(() => end());

  /** The status of its answer, and what it says. */
  const ask = async (
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: string | Buffer = '',
  ) => {
    const [hostname, port] = host.split(':');
    // A connection for each request: one that waits is closed after some seconds.
    const options = { hostname, port, path, method, headers, agent: false };
    const [answer] = await once(request(options).end(body), 'response');
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; (?!.*script).*; frame-ancestors 'none'$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    return `${answer.statusCode} ${await text(answer)}`;
  };

  test('answers on this computer alone, and under its own name', async () => {
    const [, port] = host.split(':');
    await expect(once(request(`http://127.0.0.2:${port}`).end(), 'response')).rejects.toThrow();
    for (const name of [`elsewhere.localhost:${port}`, `${host}.example`])
      expect(await ask('GET', '/en', { host: name, origin: `http://${name}` })).toBe('403 ');
  });

  test.each([
    ['en-GB,en;q=0.9,ar;q=0.8', '/en'],
    ['xx, en;q=0.5', `/${defaultLocale}`],
  ])('leads a browser that asks for %s to %s', async (languages, path) => {
    const headers = { 'Accept-Language': languages };
    const response = await fetch(`http://${host}/`, { headers, redirect: 'manual' });
    expect(response.headers.get('location')).toBe(path);
  });

  const { usable } = readContent().photos;
  const [[name = '', file = ''] = []] = usable;

  test.each([
    ['/en', 'text/html;charset=utf-8'],
    ['/ar/edit', 'text/html;charset=utf-8'],
    ['/en/api/state', 'application/json'],
    ['/editor.js', 'text/javascript;charset=utf-8'],
    ['/editor/desk/browser/refresh.ts', 'text/javascript;charset=utf-8'],
    [`/thumbnails/${encodeURIComponent(name)}`, 'image/jpeg'],
    ['/desk.css', 'text/css'],
    ['/site-2026-01-01-120000-cpanel.zip', 'application/zip'],
  ])('says of what kind %s is', async (path, type) => {
    mkdirSync(`${checkout}/published`, { recursive: true });
    writeFileSync(`${checkout}/published/site-2026-01-01-120000-cpanel.zip`, 'zip');
    const { status, headers } = await fetch(`http://${host}${path}`);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  test('reads no file outside its folders', async () => {
    // Beside the content, beside the archives, and beside the scripts.
    for (const outside of ['outside.txt', 'outside.zip'])
      writeFileSync(`${checkout}/${outside}`, '');
    for (const outside of ['outside.txt', 'outside.zip', 'astro.config.ts', 'editor/start.ts'])
      for (const folder of ['/photos/', '/editor/desk/browser/', '/src/i18n/', '/thumbnails/', '/'])
        for (const up of ['../../', '..%2f..%2f', '%2e%2e/%2e%2e/', '..%252f..%252f', '..%5c..%5c'])
          expect(await ask('GET', `${folder}${up}${outside}`, {})).toMatch(/^404 /);
    const changes = JSON.stringify([{ file: 'content/../package.json', base: {}, mine: {} }]);
    const own = { origin: `http://${host}` };
    expect(await ask('POST', '/en/api/save', own, changes)).toMatch(/^422 .*no file of/);
  });

  test('goes on after a range that ends before it begins', async () => {
    const photo = `/photos/${encodeURI(file)}`;
    await ask('GET', photo, { range: 'bytes=5-2' });
    expect(await ask('GET', photo, {})).toMatch(/^200 /);
  });

  test('gives the editor all values and photographs, and says which file cannot be read', async () => {
    const stateIn = async (locale: string) =>
      JSON.parse((await ask('GET', `/${locale}/api/state`, {})).slice('200 '.length));
    expect((await stateIn('ar')).photos[name]).toBe(file);
    write('en/about.yaml', 'intro: [\n');
    const { files, broken } = await stateIn('en');
    expect(broken).toEqual([expect.stringMatching(/about\.yaml, line \d:/)]);
    expect(files['content/en/contact.yaml']).toHaveProperty('intro');
    const document = await ask('GET', '/ar/edit', {});
    expect(document).toMatch(/^200 <!doctype html>\n<html lang="ar" dir="rtl">/);
    expect(document.match(/<script[^>]*>[^<]/)).toBeNull();
  });

  test('leads to each of its views, and from a view back and to the same one in Arabic', async () => {
    const desk = await ask('GET', '/en', {});
    for (const name of viewNames) expect(desk).toContain(`<a href="/en/${name}">`);
    const view = await ask('GET', '/en/ready', {});
    for (const link of ['<a href="/en">', '<a href="/ar/ready" lang="ar">'])
      expect(view).toContain(link);
    const [, other] = /<a href="([^"]*)" lang="ar">/.exec(desk) ?? [];
    expect(await ask('GET', `${other}`, {})).toMatch(/^200 .*<html lang="ar"/s);
  });

  test('takes changes from its own views only', async () => {
    const changes = [{ file: 'content/photos.yaml', base: {}, mine: { a: { left: 1 } } }];
    const requests: [path: string, body: string][] = [
      ['/en/ready', 'own=phone'],
      ['/ar/publish', 'host=cpanel&samples=on'],
      ['/en/see', ''],
      ['/en/api/save', JSON.stringify(changes)],
      ['/en/api/photos/a.jpg', 'a'],
      ['/en/api/saves/2026-01-01', '{}'],
      ['/anything', ''],
    ];
    write('site.yaml', siteWith({ sampleValues: ['phone'] }));
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
    const answer = await ask('POST', '/en/api/save', own, JSON.stringify(changes));
    expect(answer).toMatch(/^200 .*"saved":true/);
    expect(await ask('GET', '/en/publish', {})).toMatch(/^200 .*<h1>Publish/s);
  });

  test('says why a press could not be done, and goes on', async () => {
    write('site.yaml', siteWith({ sampleValues: ['phone'] }));
    // No file can be written where a folder is.
    mkdirSync(`${content}/site.yaml.part`);
    const press = () => ask('POST', '/ar/ready', { origin: `http://${host}` }, 'own=phone');
    const refusal = await press();
    expect(refusal).toMatch(/^422 <!doctype html>\n<html lang="ar" dir="rtl">.*failure\.txt/s);
    expect(refusal).toContain('<a href="/ar">');
    // It would load itself again and again.
    expect(refusal).not.toContain('<script');
    // The save that failed has left nothing in the way.
    expect(await press()).toMatch(/^303 /);
    expect(await ask('GET', '/ar/ready', {})).toContain('<script');
  });

  test('tells its views to reload when the content changes', async () => {
    const [events] = await once(request(`http://${host}/events`).end(), 'response');
    onTestFinished(() => void events.destroy());
    writeFileSync(`${content}/photos.yaml`, '# changed\n');
    let said = '';
    events.on('data', (text: Buffer) => (said += text));
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toMatch(/^event: ready\n.*^event: publish\n/ms);
  });
});
