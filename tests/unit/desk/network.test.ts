import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import encodeQR from 'qr';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  hideFromNetwork,
  networkAddresses,
  onNetwork,
  showOnNetwork,
} from '../../../editor/desk/network.ts';
import { see } from '../../../editor/desk/see.ts';
import { render } from '../../../editor/desk/view.ts';
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
  docker0: address('172.17.0.1'),
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

/** Shows a site on the network until the test has ended: where, and the cookie that opens its pages. */
async function share(site: Server) {
  onTestFinished(() => void site.close());
  onTestFinished(hideFromNetwork);
  const origin = await listenLocally(site);
  await showOnNetwork(origin);
  const { port, pathname } = new URL(`http://127.0.0.1${onNetwork.end}`);
  const base = `http://127.0.0.1:${port}`;
  return { origin, port, base, pathname, cookie: `site=${pathname.slice(1)}` };
}

test('on the network, only the secret address shows the site, and nothing can be written', async () => {
  const site = createServer(({ method, url, headers }, response) =>
    response
      .setHeader('Content-Type', 'text/javascript')
      .end(`${method} ${url} of ${headers.host} for ${headers.accept}`),
  );
  const { origin, base, pathname, cookie } = await share(site);
  expect(pathname).toMatch(/^\/[\w-]{16}$/);
  const ask = (path: string, options: RequestInit = {}) =>
    fetch(base + path, { redirect: 'manual', ...options });
  const entry = await ask(pathname);
  expect([entry.status, entry.headers.get('location')]).toEqual([302, '/']);
  // No script of a page reads it, and no other site's form or frame sends it.
  const parts = ['HttpOnly', 'SameSite=Lax', 'Path=/'];
  expect(entry.headers.get('set-cookie')).toBe([cookie, ...parts].join('; '));
  // A browser also sends what another program of this computer has set, whatever its port.
  const headers = { cookie: `theme=dark; ${cookie}`, accept: 'text/html' };
  const about = await ask('/about', { headers });
  expect(await about.text()).toBe(`GET /about of ${new URL(origin).host} for text/html`);
  expect(about.headers.get('content-type')).toBe('text/javascript');
  expect((await ask('/about', { headers, method: 'POST' })).status).toBe(404);
  for (const other of ['', 'site=', `${cookie}x`])
    expect((await ask('/about', { headers: { cookie: other } })).status).toBe(404);
  hideFromNetwork();
  await expect(ask('/about', { headers })).rejects.toThrow();
});

test('on the network, the desk goes on where a phone leaves before its answer, or the site gives none', async () => {
  const site = createServer();
  const { port, cookie } = await share(site);
  const ask = (path: string) => request({ port, path, headers: { cookie }, agent: false }).end();
  const leaving = ask('/about');
  const [, late] = await once(site, 'request');
  leaving.on('error', () => {}).destroy();
  const connections = () =>
    new Promise((done) => onNetwork.server?.getConnections((_, number) => done(number)));
  await expect.poll(connections).toBe(0);
  late.end('too late');

  const refused = once(ask('/about'), 'response');
  const [asked] = await once(site, 'request');
  asked.socket.destroy();
  await expect(refused).rejects.toThrow();

  const answered = once(ask('/'), 'response');
  const [, next] = await once(site, 'request');
  next.end('in time');
  expect(await text((await answered)[0])).toBe('in time');
});

test('on the network, only what a page of the site asks for passes', async () => {
  const { checkout, write } = temporaryContent();
  enter(checkout);
  for (const own of ['price list.pdf', '.well-known/proof']) write(`files/${own}`, '');
  const { port, cookie } = await share(createServer((_, response) => response.end()));
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

  const ways = ['', '/', 'src/../', 'src/.%2E/', 'src/..%2f', 'src/..%5c', 'src\\..\\'];
  const beginnings = [...ways, `@fs${checkout}/`, `@id/${checkout}/`];
  const ends = ['?raw', '?import&raw', '?url', '#/about'];
  const others = [
    ...['package.json', 'content/site.yaml', 'content/photos/a.jpg'].flatMap((file) => [
      ...beginnings.map((beginning) => `/${beginning}${file}`),
      ...ends.map((end) => `/${file}${end}`),
    ]),
    '/src/app.ts?x=/../../package.json',
    '/mockup/..%5c..%5cpackage.json',
    '/src/app.ts#/../../package.json',
    '/content%2fsite.yaml',
    '/%63ontent/site.yaml',
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
    crop(`${photos}/credits.yaml`),
    crop(`${photos}/..%2fa.jpg`),
    crop(`/@fs/etc/a.jpg?${photos}/a.jpg`),
    crop(`http://elsewhere.example${photos}/a.jpg`),
  ];
  for (const path of others) expect([path, await statusOf(path)]).toEqual([path, 404]);
});

test('“See” leads to the site in its language, and a phone to it in the home network', async () => {
  const { checkout, write } = temporaryContent();
  enter(checkout);
  onTestFinished(hideFromNetwork);
  const seen = await render(see, 'see', 'en');
  expect(seen).toContain('href="http://127.0.0.1:9/en"');
  const arabic = await render(see, 'see', 'ar');
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('href="http://127.0.0.1:9"');
  await see.onPress?.(new URLSearchParams({ show: '' }));
  const shown = async (...expected: string[]) => {
    const shared = await render(see, 'see', 'en');
    const shownAt = [...shared.matchAll(/<bdi dir="ltr">(.*?)<\/bdi>/g)].map(([, at]) => `${at}`);
    expect(shownAt).toEqual(expected.map((own) => expect.stringMatching(`^http://${own}:`)));
    // Readers need a margin of four modules (ISO/IEC 18004).
    for (const at of shownAt) expect(shared).toContain(encodeQR(at, 'svg', { border: 4 }));
    return shared;
  };
  const several = textOf('see-phone-several', 'en');
  expect(await shown('192.168.1.7')).not.toContain(several);
  interfaces = { ...usual, Ethernet: address('10.0.0.5') };
  expect(await shown('192.168.1.7', '10.0.0.5')).toContain(several);
  interfaces = itself;
  expect(await shown()).toContain(textOf('see-no-network', 'en'));
  const isBroken = textOf('see-mistake', 'en');
  expect(seen).not.toContain(isBroken);
  write('en/about.yaml', '');
  expect(await render(see, 'see', 'en')).toContain(isBroken);
});

/** An adapter's IPv4 address, with what else systems say of it. */
const adapter = (own: string, mac = '3c:52:82:1a:2b:3c', netmask = '255.255.255.0') => [
  { address: own, netmask, family: 'IPv4', mac, internal: false },
];

test.each<[computer: string, adapters: object, reachable: string[]]>([
  [
    'Windows with virtual machines, WSL and an unplugged cable',
    {
      Ethernet: adapter('169.254.7.9'),
      'Ethernet 2': adapter('192.168.56.1', '0a:00:27:00:00:0c'),
      'VirtualBox Host-Only Network': adapter('192.168.56.2'),
      'VMware Network Adapter VMnet8': adapter('192.168.80.1', '00:50:56:c0:00:08'),
      'vEthernet (WSL (Hyper-V firewall))': adapter('172.29.16.1', '00:15:5d:7a:01:02'),
      'vEthernet (Default Switch)': adapter('172.20.32.1', '00:15:5d:7a:01:03'),
      'Wi-Fi': adapter('192.168.1.20'),
    },
    ['192.168.1.20'],
  ],
  [
    'Windows whose network a virtual switch shares, with a VPN',
    {
      'vEthernet (External)': adapter('10.0.0.5'),
      'Local Area Connection 2': adapter('10.8.1.6', '00:ff:3c:aa:bb:cd'),
      'OpenVPN TAP-Windows6': adapter('10.8.0.6', '00:ff:3c:aa:bb:cc', '255.255.255.252'),
      NordLynx: adapter('10.5.0.2'),
      Office: adapter('10.9.0.2', '', '255.255.255.255'),
      'Local Area Connection* 10': adapter('192.168.137.1'),
    },
    ['10.0.0.5', '192.168.137.1'],
  ],
  [
    'macOS',
    {
      en0: adapter('192.168.0.12'),
      en7: adapter('10.0.0.5'),
      bridge100: adapter('192.168.64.1'),
      utun4: adapter('100.101.102.103'),
      vmnet1: adapter('172.16.1.1'),
      feth2230: adapter('10.147.17.5'),
    },
    ['192.168.0.12', '10.0.0.5'],
  ],
  [
    'Linux',
    {
      wlp3s0: adapter('172.20.10.4'),
      enp0s25: adapter('192.168.1.5'),
      br0: adapter('192.168.2.5'),
      docker0: adapter('172.17.0.1', '02:42:0c:5f:1a:9e'),
      'br-1f2e3d4c5b6a': adapter('172.18.0.1'),
      virbr0: adapter('192.168.122.1'),
      lxdbr0: adapter('10.20.30.1'),
      vboxnet0: adapter('192.168.56.1', '0a:00:27:00:00:00'),
      tun0: adapter('10.8.0.2'),
      cscotun0: adapter('10.8.0.3'),
      wg0: adapter('10.66.66.2'),
      tailscale0: adapter('100.64.0.7', '', '255.255.255.255'),
      ztabcdefgh: adapter('10.147.17.6'),
    },
    ['172.20.10.4', '192.168.1.5', '192.168.2.5'],
  ],
  ['a computer with nothing but virtual machines', { vboxnet0: adapter('192.168.56.1') }, []],
  // A virtual machine itself.
  ['a guest', { eth0: adapter('192.168.1.9', '00:15:5d:7a:01:02') }, ['192.168.1.9']],
])(
  'a phone is led to every address of %s that it can reach, and to no other',
  (_, adapters, reachable) => {
    interfaces = adapters;
    expect(networkAddresses()).toEqual(reachable);
  },
);

test('without a network, “See” says so and shows the site on this computer alone', async () => {
  interfaces = itself;
  await see.onPress?.(new URLSearchParams({ show: '' }));
  onTestFinished(hideFromNetwork);
  expect(onNetwork.end).toBeUndefined();
  const seen = await render(see, 'see', 'en');
  expect(seen).toContain(textOf('see-open', 'en'));
  expect(seen).toContain(textOf('see-no-network', 'en'));
  expect(seen).not.toContain('name="show"');
});

test('after a failure, which is not kept from the owner, the next look starts the site again', async () => {
  vi.resetModules();
  dev.mockClear();
  dev.mockRejectedValueOnce(new Error('no port'));
  const { see } = await import('../../../editor/desk/see.ts');
  const { siteAddress } = await import('../../../editor/site/site-server.ts');
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
    await see.onPress?.(new URLSearchParams({ [name]: '' }));
    return onNetwork.end;
  };
  const [first, second] = await Promise.all([press('show'), press('show')]);
  expect(first).toBeDefined();
  expect([second, await press('show')]).toEqual([first, first]);
  expect(await Promise.all([press('stop'), press('stop')])).toEqual([undefined, undefined]);
  await Promise.all([press('show'), press('stop')]);
  expect(onNetwork.end).toBeUndefined();
});
