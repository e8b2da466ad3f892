import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hideFromNetwork, shared, showOnNetwork } from '../../../editor/desk/network.ts';
import { see } from '../../../editor/desk/see.ts';
import { listenLocally } from '../../../tools/listen.ts';

test('on the network, only the secret address shows the site, and nothing can be written', async () => {
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

test('pressing Show or Stop twice has the effect of one press', async () => {
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
