import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { html } from '../../editor/desk/html.ts';
import { hideFromNetwork, showOnNetwork } from '../../editor/desk/phone.ts';
import { ready } from '../../editor/desk/ready.ts';
import { problemsOf } from '../../editor/problems.ts';
import { readContent } from '../../src/content/reading/read.ts';
import { sentenceOf } from '../../src/messages/write.ts';
import { listenLocally } from '../../tools/listen.ts';
import { temporaryContent, temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();

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
  expect(await open()).toBe(own);
});

test('a sample photograph is named by where the forms show it', async () => {
  const { checkout, folder, write } = temporaryContent();
  const { entries, photos } = readContent(folder);
  const file = photos.usable.get(entries.en.about.photo.name);
  const samples = parse(readFileSync(`${folder}/samples.yaml`, 'utf8'));
  const { size } = statSync(`${folder}/photos/${file}`);
  write('samples.yaml', stringify({ ...samples, bytes: { photo: size } }));
  const project = process.cwd();
  onTestFinished(() => process.chdir(project));
  process.chdir(checkout);
  const list = await ready.body((code, values = {}) => sentenceOf({ code, values }, 'en'), 'en');
  expect(html`${list}`.markup).toMatch(/<p>In Arabic › [^<]+ › Photograph(s › \d)?: is a sample/);
});

test('a text in a page stays a text', () => {
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
  for (const cookie of ['', 'preview=', `${headers.cookie}x`])
    expect((await ask('/about', { headers: { cookie } })).status).toBe(404);
  hideFromNetwork();
  await expect(ask('/about', { headers })).rejects.toThrow();
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
