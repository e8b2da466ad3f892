import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type OutgoingHttpHeaders, request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { archive, archives, isPublished, setPublished } from '../../editor/desk/archives.ts';
import { html } from '../../editor/desk/html.ts';
import { hideFromNetwork, shared, showOnNetwork } from '../../editor/desk/network.ts';
import { publish } from '../../editor/desk/publish.ts';
import { ready } from '../../editor/desk/ready.ts';
import { see } from '../../editor/desk/see.ts';
import type { View } from '../../editor/desk/view.ts';
import { problemsOf } from '../../editor/problems.ts';
import { textOf } from '../../editor/words/texts.ts';
import { launchFindings, samples } from '../../src/content/checks/launch.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { write as sentence } from '../../src/problems/sentences.ts';
import { listenLocally } from '../../tools/listen.ts';
import { temporaryContent, temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();

/** Works in another folder, as the desk does, until the test has ended. */
function enter(checkout: string) {
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(checkout);
}

/** What a view of the desk shows, in English. */
async function shown({ body }: View) {
  return html`${await body((text, values) => textOf(text, 'en', values), 'en')}`.markup;
}

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

test('a sample photograph is named by where the forms show it', async () => {
  const { checkout, folder } = temporaryContent();
  const { entries, photos } = readContent(folder);
  const file = photos.usable.get(entries.en.about.photo.name);
  const { size } = statSync(`${folder}/photos/${file}`);
  Object.assign(samples.bytes, { photo: size });
  enter(checkout);
  expect(await shown(ready)).toMatch(/<p>In Arabic › [^<]+ › Photograph(s › \d)?: is a sample/);
});

test('what is accepted as it is, and what is the factory’s own, is no finding any more', async () => {
  const copy = temporaryContent();
  const { site } = readContent(copy.folder);
  copy.write('site.yaml', stringify({ ...site, minimum: 77, sampleValues: ['minimum'] }));
  Object.assign(samples.site, { minimum: 77 });
  for (const name of ['prices', 'rates']) copy.write(`en/${name}.yaml`, '');
  enter(copy.checkout);
  const lines = async () => (await launchFindings('.')).found.map((finding) => sentence(finding));
  const before = await lines();
  const stray = before.filter((line) => /(prices|rates)\.yaml/.test(line));
  expect(stray).toHaveLength(2);
  for (const accept of stray) await ready.press?.(new URLSearchParams({ accept }));
  expect(await lines()).toEqual(before.filter((line) => !stray.includes(line)));
  await ready.press?.(new URLSearchParams({ own: 'minimum' }));
  const left = await lines();
  expect(left.filter((line) => /minimum|(prices|rates)\.yaml/.test(line))).toEqual([]);
  expect(readContent().site.sampleValues).toEqual([]);
});

test('a number in the digits of Arabic stays one when another value becomes the factory’s own', async () => {
  const copy = temporaryContent();
  copy.write('site.yaml', 'sampleValues: [minimum, phone]\nminimum: ٥٠\n');
  enter(copy.checkout);
  await ready.press?.(new URLSearchParams({ own: 'phone' }));
  const written = readFileSync('content/site.yaml', 'utf8');
  expect(written).toBe('sampleValues: [minimum]\nminimum: 50\n');
});

test('beside a mistake all else that is left is listed, and publishing alone is refused', async () => {
  const copy = temporaryContent();
  const { entries } = readContent();
  copy.change('en/about.yaml', /^intro: .*/m, 'intro: Up to {discount} off, TODO');
  copy.change('en/contact.yaml', /^intro: .*/m, 'intro: TODO');
  copy.change('en/services.yaml', /^intro: .*/m, 'intro: "');
  copy.change('site.yaml', /^discount: .*\n|(?![\s\S])/m, '');
  enter(copy.checkout);
  const list = await shown(ready);
  expect(list).toContain('About us › Introduction: uses');
  expect(list).toContain('services.yaml');
  expect(list).toContain('Contact us › Introduction: says');
  expect(list).toContain(textOf('ready-broken', 'en'));
  expect(await shown(publish)).not.toContain('<button');
  // The rest is shown: a page that cannot be read is replaced by the one in another language.
  const shownNow = readContent().entries.en;
  expect(shownNow.about.intro).toMatch(/\{discount\}/);
  expect(shownNow.services.title).toBe(entries.ar.services.title);
});

describe('archives', () => {
  const make = (host: Parameters<typeof archive>[0], words: string, second: number) => {
    vi.setSystemTime(new Date(2026, 0, 1, 12, 0, second));
    mkdirSync('dist', { recursive: true });
    writeFileSync('dist/index.html', words);
    return archive(host);
  };
  const begin = () => {
    enter(temporaryFolder());
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    mkdirSync('published');
  };

  test('of each host are kept, and what else is in their folder is left alone', () => {
    begin();
    const others = ['prices.pdf', 'site-2026-01-01-120000-netlify.zip.txt', 'site-old-netlify.zip'];
    for (const name of others) writeFileSync(`published/${name}`, 'own');
    mkdirSync('published/site-2025-01-01-120000-netlify.zip');
    const live = make('netlify', 'live', 0);
    const made = [1, 2, 3, 4].map((second) => make('cpanel', `${second}`, second));
    expect(archives()).toEqual([...made.slice(1).reverse(), live].sort().reverse());
    expect(readdirSync('published')).toEqual(
      expect.arrayContaining([...others, 'site-2025-01-01-120000-netlify.zip']),
    );
  });

  test('a site that is the same as the last is not made again', () => {
    begin();
    const [first, second] = [make('cpanel', 'one', 0), make('cpanel', 'two', 1)];
    expect(make('cpanel', 'two', 2)).toBe(second);
    expect(make('netlify', 'two', 3)).not.toBe(second);
    expect(archives().filter((name) => name.includes('cpanel'))).toEqual([second, first]);
    writeFileSync(`published/${second}`, 'half of it');
    expect(make('cpanel', 'two', 4)).not.toBe(second);
  });

  test('the last that was published stays, and so does the one just made', () => {
    begin();
    const live = make('cpanel', 'live', 0);
    setPublished(live);
    for (const second of [1, 2, 3, 4, 5]) make('cpanel', `${second}`, second);
    expect(archives().filter(isPublished)).toEqual([live]);
    expect(archives()).toHaveLength(4);
    // The clock is set back.
    vi.setSystemTime(new Date(2025, 0, 1));
    writeFileSync('dist/index.html', 'new');
    const newest = archive('cpanel');
    expect(archives()).toContain(newest);
    expect(archives()).toHaveLength(4);
  });

  test('one that is made in the second of the oldest takes its place', () => {
    begin();
    const [oldest] = [1, 2, 3].map((second) => make('cpanel', `${second}`, second));
    expect(make('cpanel', 'new', 1)).toBe(oldest);
    expect(archives()).toContain(oldest);
    expect(archives()).toHaveLength(3);
  });
});

describe('Publish', () => {
  /** A checkout in which a build is done at once. */
  const begin = (sampleValues: string[]) => {
    const { checkout, folder, write } = temporaryContent();
    const { site } = readContent(folder);
    write('site.yaml', stringify({ ...site, sampleValues }));
    const astro = `${checkout}/node_modules/astro/bin`;
    mkdirSync(astro, { recursive: true });
    const build = `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', 'the site');`;
    writeFileSync(`${astro}/astro.mjs`, build);
    enter(checkout);
    return { checkout, write };
  };
  const press = async (form: Record<string, string>) => {
    publish.press?.(new URLSearchParams(form));
    await expect.poll(() => shown(publish), { timeout: 20_000 }).not.toContain('<progress');
    return shown(publish);
  };

  test('makes nothing with samples, unless that is wanted', async () => {
    begin(['phone']);
    expect(await press({ host: 'cpanel' })).toContain('Nothing was made: samples are left');
    expect(existsSync('dist')).toBe(false);
    const told = await press({ host: 'cpanel', samples: 'on' });
    const [made] = archives();
    expect(told).toContain(`<a href="/${made}" download>`);
    expect(told).toContain('Press “Upload”');
  });

  // The program in its place is a script of a Unix shell.
  test.skipIf(process.platform === 'win32')('asks for a login before it builds', async () => {
    const { checkout } = begin([]);
    const npx = `${checkout}/npx`;
    writeFileSync(npx, '#!/bin/sh\necho You are not authenticated', { mode: 0o755 });
    vi.stubEnv('PATH', checkout);
    onTestFinished(() => void vi.unstubAllEnvs());
    const told = await press({ host: 'cloudflare', samples: 'on' });
    expect(told).toContain('Nothing was made: Cloudflare does not know this computer.');
    expect(existsSync('dist')).toBe(false);
  });

  test('with a mistake in the content, what was made can still be downloaded', async () => {
    const { write } = begin([]);
    await press({ host: 'cpanel', samples: 'on' });
    write('en/about.yaml', '');
    const told = await shown(publish);
    expect(told).toContain('There is a mistake in the content');
    expect(told).toContain('The site is made for this host');
    expect(told).toContain('<h2>Go back</h2>');
    expect(told).toContain(`<a href="/${archives()[0]}" download>`);
  });
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

test('a logo that ink would swallow is seen on both grounds, beside the button', async () => {
  const { checkout, folder, write } = temporaryContent();
  mkdirSync(`${folder}/logo`, { recursive: true });
  write('logo/logo.svg', readFileSync('tests/unit/logos/kinds/two-tone.svg'));
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(checkout);
  const list = await ready.body((text, values) => textOf(text, 'en', values), 'en');
  const { ink, paper } = readContent(folder).site.colors;
  const [, paperImage, inkImage] =
    new RegExp(`would lose .*${paper}"><img src="([^"]+)".*${ink}"><img src="([^"]+)"`).exec(
      html`${list}`.markup.replaceAll('&#39;', "'"),
    ) ?? [];
  expect(paperImage).toContain('ffb000');
  expect(inkImage).toContain(paper.slice(1));
});

test('a text in a view stays a text', () => {
  expect(html`<p title="${'"'}">${'<b>'}${[html`<i>`, 1]}`.markup).toBe(
    '<p title="&#34;">&#60;b&#62;<i>1',
  );
});

test('on the network, only who has the whole address reads the site, and nobody writes', async () => {
  const site = createServer((request, response) =>
    response.end(`${request.method} ${request.url}`),
  );
  const shown = await showOnNetwork(await listenLocally(site));
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const { port, pathname } = new URL(shown);
  expect(pathname).toMatch(/^\/[\w-]{16}$/);
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });
  const entry = await ask(pathname);
  expect([entry.status, entry.headers.get('location')]).toEqual([302, '/']);
  const headers = { cookie: `${entry.headers.get('set-cookie')?.split(';')[0]}` };
  expect(await (await ask('/about', { headers })).text()).toBe('GET /about');
  expect((await ask('/about', { headers, method: 'POST' })).status).toBe(404);
  for (const cookie of ['', 'site=', `${headers.cookie}x`])
    expect((await ask('/about', { headers: { cookie } })).status).toBe(404);
  hideFromNetwork();
  await expect(ask('/about', { headers })).rejects.toThrow();
});

test('a second press of a button changes nothing: the site is shown once, then not at all', async () => {
  vi.doMock('astro', () => ({ dev: async () => ({ address: { port: 9 } }) }));
  onTestFinished(hideFromNetwork);
  const press = async (name: string) => {
    await see.press?.(new URLSearchParams({ [name]: '' }));
    return shared.address;
  };
  const [first, second] = await Promise.all([press('show'), press('show')]);
  expect(first).toBeDefined();
  expect([second, await press('show')]).toEqual([first, first]);
  expect(await Promise.all([press('stop'), press('stop')])).toEqual([undefined, undefined]);
  await Promise.all([press('show'), press('stop')]);
  expect(shared.address).toBeUndefined();
});

// The programs in their place are scripts of a Unix shell.
test.skipIf(process.platform === 'win32').each([
  ['node', 'exit 1', /nodejs\.org.*\n.*\p{Script=Arabic}.*nodejs\.org/u],
  ['node', 'exit 0', /a few minutes\.\n.*\p{Script=Arabic}.*\nnpm ci .*\nnpm run edit\n$/u],
])('the file to press, where %s does %s', async (program, script, said) => {
  mkdirSync(`${folder}/programs`, { recursive: true });
  copyFileSync('edit.command', `${folder}/edit.command`);
  for (const [name, body] of [
    [program, script],
    ['npm', 'echo npm $*'],
  ])
    writeFileSync(`${folder}/programs/${name}`, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}/programs:/usr/bin:/bin` };
  const output = await new Promise((done) =>
    execFile(`${folder}/edit.command`, { env, cwd: '/' }, (_, output) => done(output)),
  );
  expect(output).toMatch(said);
});

test('the file to press on Windows says the same', () => {
  const [unix, windows] = ['edit.command', 'edit.cmd'].map((file) => readFileSync(file, 'utf8'));
  for (const [, sentence = ''] of unix?.matchAll(/echo '(.*)'/g) ?? [])
    expect(windows).toContain(`echo ${sentence}&`);
});

test.each([
  ['Error: ENOSPC: no space left on device, write', 'publish-disk'],
  ['Command failed: npx wrangler deploy\nfetch failed', 'publish-offline'],
  ['Command failed: npx\nnpm error code ENOTFOUND', 'publish-offline'],
])('why something ended is one sentence: %s', (said, code) => {
  expect(problemsOf(new Error(said))).toEqual([{ code }]);
});

test('what a program says is kept for whoever helps', () => {
  const said = 'Command failed: node build\n[error] no such color';
  const [problem] = problemsOf(new Error(said));
  expect(problem?.code).toBe('publish-failed');
  expect(readFileSync(`${problem?.values?.file}`, 'utf8')).toContain(said);
});
