import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import encodeQR from 'qr';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  hideFromNetwork,
  networkAddress,
  onNetwork,
  showOnNetwork,
} from '../../../editor/desk/network.ts';
import { see } from '../../../editor/desk/see.ts';
import { home, render } from '../../../editor/desk/view.ts';
import { textOf } from '../../../editor/words/texts.ts';
import { listenLocally } from '../../../tools/lib/listen.ts';
import { temporaryContent } from '../../helpers/temporary.ts';
import { enter } from './views.ts';

const address = (address: string, family = 'IPv4', internal = false) => [
  { address, family, internal },
];
const itself = { lo: address('127.0.0.1', 'IPv4', true) };
const usual = {
  ...itself,
  machine: address('172.17.0.1'),
  wifi: [...address('fe80::1', 'IPv6'), ...address('192.168.1.7')],
};
let interfaces: object;
beforeEach(() => {
  interfaces = usual;
});
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  networkInterfaces: () => interfaces,
}));
// Else the first look would start the site's server.
const dev = vi.hoisted(() => vi.fn(async () => ({ address: { port: 9 } })));
vi.mock('astro', () => ({ dev }));

test('of the addresses of this computer, the one in a home network is shown', () => {
  expect(networkAddress()).toBe('192.168.1.7');
});

test('on the network, only the secret address shows the site, and nothing can be written', async () => {
  const site = createServer(({ method, url, headers }, response) =>
    response
      .setHeader('Content-Type', 'text/javascript')
      .end(`${method} ${url} of ${headers.host} for ${headers.accept}`),
  );
  const origin = await listenLocally(site);
  await showOnNetwork(origin);
  const shown = `${onNetwork.address}`;
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const { hostname, port, pathname } = new URL(shown);
  expect(hostname).toBe(networkAddress());
  expect(pathname).toMatch(/^\/[\w-]{16}$/);
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...options });
  const entry = await ask(pathname);
  expect([entry.status, entry.headers.get('location')]).toEqual([302, '/']);
  const headers = { cookie: `${entry.headers.get('set-cookie')?.split(';')[0]}` };
  const about = await ask('/about', { headers: { ...headers, accept: 'text/html' } });
  expect(await about.text()).toBe(`GET /about of ${new URL(origin).host} for text/html`);
  expect(about.headers.get('content-type')).toBe('text/javascript');
  // A browser also sends what another program of this computer has set, whatever its port.
  const beside = { cookie: `theme=dark; ${headers.cookie}` };
  expect((await ask('/about', { headers: beside })).status).toBe(200);
  expect((await ask('/about', { headers, method: 'POST' })).status).toBe(404);
  for (const cookie of ['', 'site=', `${headers.cookie}x`])
    expect((await ask('/about', { headers: { cookie } })).status).toBe(404);
  hideFromNetwork();
  await expect(ask('/about', { headers })).rejects.toThrow();
});

test('on the network, a phone that leaves before its answer is there ends nothing', async () => {
  const site = createServer();
  await showOnNetwork(await listenLocally(site));
  const { port, pathname } = new URL(`${onNetwork.address}`);
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const options = { port, headers: { cookie: `site=${pathname.slice(1)}` }, agent: false };
  const leaving = request({ ...options, path: '/about' }).end();
  const [, late] = await once(site, 'request');
  leaving.on('error', () => {}).destroy();
  const connections = () =>
    new Promise((done) => onNetwork.server?.getConnections((_, number) => done(number)));
  await expect.poll(connections).toBe(0);
  late.end('too late');
  const asking = request({ ...options, path: '/' }).end();
  const [, next] = await once(site, 'request');
  next.end('in time');
  const [answer] = await once(asking, 'response');
  expect(await text(answer)).toBe('in time');
});

test('on the network, the desk goes on where the site gives no answer', async () => {
  const site = createServer((request) => void request.socket.destroy());
  await showOnNetwork(await listenLocally(site));
  const { port, pathname } = new URL(`${onNetwork.address}`);
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const headers = { cookie: `site=${pathname.slice(1)}` };
  for (const _ of ['once', 'again'])
    await expect(fetch(`http://127.0.0.1:${port}/about`, { headers })).rejects.toThrow();
});

test('on the network, only what a page of the site asks for passes', async () => {
  const { checkout, write } = temporaryContent();
  enter(checkout);
  for (const own of ['price list.pdf', '.well-known/proof']) write(`files/${own}`, '');
  const site = createServer((_, response) => response.end());
  await showOnNetwork(await listenLocally(site));
  const { port, pathname } = new URL(`${onNetwork.address}`);
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const cookie = `site=${pathname.slice(1)}`;
  // Unlike fetch, this sends an address as it is written.
  const statusOf = async (path: string, others = {}) => {
    const asking = request({ port, path, headers: { cookie, ...others }, agent: false }).end();
    const [answer] = await once(asking, 'response');
    answer.resume();
    return answer.statusCode;
  };
  const crop = (href: string) => `/_image?${new URLSearchParams({ href, w: '480', f: 'avif' })}`;
  const photos = `/@fs/${resolve('content/photos').replaceAll('\\', '/').replace(/^\//, '')}`;
  const asked = [
    '/',
    '/en/start-project?styles=hoodie%2Cshirt',
    '/favicon.svg',
    '/mockup/ar.json',
    '/@vite/client',
    '/@react-refresh',
    '/@id/__x00__@vitejs/plugin-react/preamble',
    '/node_modules/vite/dist/client/env.mjs',
    '/@fs/site/node_modules/vite/dist/client/env.mjs',
    '/src/pages/[...language]/index.astro?astro&type=script&index=0&lang.ts',
    '/src/css/base.css?t=1764000000000',
    '/node_modules/.vite/deps/react-dom_client.js?v=4d2cc0da',
    crop(`${photos}/ثوب 1.jpg`),
    '/price%20list.pdf',
    '/.well-known/proof',
  ];
  for (const path of asked) expect([path, await statusOf(path)]).toEqual([path, 200]);
  // The development server's own connection, by which it is told what to do.
  expect(await statusOf('/', { connection: 'Upgrade', upgrade: 'websocket' })).toBe(404);

  const files = ['package.json', 'failure.txt', 'content/site.yaml', 'content/photos/a.jpg'];
  const ways = [
    '',
    '/',
    'src/../',
    'src/%2e%2e/',
    'src/.%2E/',
    'src/..%2f',
    'src/..%5c',
    'src\\..\\',
  ];
  const others = [
    ...files.flatMap((file) =>
      [...ways, `@fs${checkout}/`, `@id/${checkout}/`].map((way) => `/${way}${file}`),
    ),
    ...files.flatMap((file) =>
      ['?raw', '?import&raw', '?url', '#/about'].map((end) => `/${file}${end}`),
    ),
    '/src/app.ts?x=/../../package.json',
    '/chat/..%2f..%2fpackage.json',
    '/mockup/..%5c..%5cpackage.json',
    '/src/app.ts#/../../package.json',
    '/content%2fsite.yaml',
    '/content%5csite.yaml',
    '/%63ontent/site.yaml',
    '/\\content\\site.yaml',
    '/about/../package.json',
    '/__open-in-editor?file=package.json',
    '//__open-in-editor?file=package.json',
    '/src/%2e%2e/__open-in-editor?file=package.json',
    '/price%20list.pdf?raw',
    '//',
    'http://[/',
    `http://127.0.0.1:${port}/about`,
    crop('/content/photos/a.jpg'),
    crop(`/@fs/etc/a.jpg`),
    crop(`${photos}/../a.jpg`),
    crop(`${photos}/..%2fa.jpg`),
    crop(`/@fs/etc/a.jpg?${photos}/a.jpg`),
    crop(`/@fs/etc/a.jpg?/..${photos}/a.jpg`),
    crop(`http://elsewhere.example${photos}/a.jpg`),
  ];
  for (const path of others) expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test('“See” leads to the site in its language; while a phone can see it too, every view says so', async () => {
  const { checkout, write } = temporaryContent();
  enter(checkout);
  onTestFinished(hideFromNetwork);
  const seen = await render(see, 'see', 'en');
  expect(seen).toContain('href="http://127.0.0.1:9/en"');
  const arabic = await render(see, 'see', 'ar');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('href="http://127.0.0.1:9"');
  const link = '<a href="/en/see">';
  const isShared = textOf('see-shared', 'en');
  expect(await render(home, '', 'en')).not.toContain(isShared);
  await see.press?.(new URLSearchParams({ show: '' }));
  const shownAt = `${onNetwork.address}`;
  const shared = await render(see, 'see', 'en');
  expect(shared).toContain(`<bdi dir="ltr">${shownAt}</bdi>`);
  // Readers need a margin of four modules (ISO/IEC 18004).
  expect(shared).toContain(encodeQR(shownAt, 'svg', { border: 4 }));
  expect(await render(home, '', 'en')).toContain(`${link}${isShared}`);
  // The computer has gone into another network.
  interfaces = { ...itself, wifi: address('192.168.9.9') };
  const elsewhere = shownAt.replace('192.168.1.7', '192.168.9.9');
  expect(await render(see, 'see', 'en')).toContain(`<bdi dir="ltr">${elsewhere}</bdi>`);
  interfaces = usual;
  expect(await render(see, 'see', 'en')).not.toContain(isShared);
  const isBroken = textOf('see-mistake', 'en');
  expect(seen).not.toContain(isBroken);
  write('en/about.yaml', '');
  expect(await render(see, 'see', 'en')).toContain(isBroken);
});

test('without a network, “See” says so and shows the site on this computer alone', async () => {
  interfaces = itself;
  await see.press?.(new URLSearchParams({ show: '' }));
  onTestFinished(hideFromNetwork);
  expect(onNetwork.address).toBeUndefined();
  const seen = await render(see, 'see', 'en');
  expect(seen).toContain(textOf('see-open', 'en'));
  expect(seen).toContain(textOf('see-no-network', 'en'));
  expect(seen).not.toContain('name="show"');
});

test('after a failure, which is not kept from the owner, the next look starts the site again', async () => {
  vi.resetModules();
  dev.mockClear();
  dev.mockRejectedValueOnce(new Error('no port'));
  const { siteAddress, see } = await import('../../../editor/desk/see.ts');
  // The server of the desk explains what a view throws.
  await expect(render(see, 'see', 'en')).rejects.toThrow('no port');
  for (const _ of ['started', 'running']) expect(await siteAddress()).toBe('http://127.0.0.1:9');
  expect(dev).toHaveBeenCalledTimes(2);
  // On this computer alone: it also sends what is not to be published.
  const server = { host: '127.0.0.1' };
  expect(dev).toHaveBeenLastCalledWith(expect.objectContaining({ server }));
});

test('pressing Show or Stop twice has the effect of one press', async () => {
  onTestFinished(hideFromNetwork);
  const press = async (name: string) => {
    await see.press?.(new URLSearchParams({ [name]: '' }));
    return onNetwork.address;
  };
  const [first, second] = await Promise.all([press('show'), press('show')]);
  expect(first).toBeDefined();
  expect([second, await press('show')]).toEqual([first, first]);
  expect(await Promise.all([press('stop'), press('stop')])).toEqual([undefined, undefined]);
  await Promise.all([press('show'), press('stop')]);
  expect(onNetwork.address).toBeUndefined();
});
