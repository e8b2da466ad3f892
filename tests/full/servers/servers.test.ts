import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeHostFiles } from '../../../hosting/host-files.ts';
import { temporaryFolder } from '../../helpers/temporary.ts';
import { startApache, startCaddy, startCloudflare, startNginx } from './start.ts';

// With one language no address has a prefix; with three, one of which names a region, there are several.
for (const codes of [['ar'], ['ar', 'en', 'pt-BR']]) {
  // What reads the table of languages must be read again.
  vi.resetModules();
  vi.doMock('../../../src/i18n/locales.ts', async (original) => {
    const real = await original<typeof import('../../../src/i18n/locales.ts')>();
    const known = { ...real.locales, 'pt-BR': { ...real.locales.en, hreflang: ['pt-BR'] } };
    const locales = Object.fromEntries(Object.entries(known).filter(([it]) => codes.includes(it)));
    return { ...real, locales, localeCodes: codes };
  });
  const { testServer } = await import('../../helpers/server-behavior.ts');

  describe(`in ${codes.join(', ')}`, () => {
    testServer('nginx', startNginx);

    testServer('Caddy', startCaddy);

    testServer('Apache with .htaccess', startApache);

    testServer("Cloudflare's runtime", startCloudflare, {
      redirect: 307,
      noCache: 'public, max-age=0, must-revalidate',
      errorPage: 200,
      missing: 'public, max-age=31536000, immutable',
      behindEdge: true,
    });
  });
}

test('Apache serves another domain, whose folder lies in that of the site, as if the site were not there', async () => {
  const folder = temporaryFolder();
  const shop = `${folder}/dist/shop`;
  cpSync('dist', `${folder}/dist`, { recursive: true });
  mkdirSync(`${shop}/admin`, { recursive: true });
  for (const name of ['index.html', 'about.html', 'admin/index.html', 'prices.tar.gz', 'list.txt'])
    writeFileSync(`${shop}/${name}`, name);
  writeHostFiles(folder, { domain: 'khayt.example', ownFiles: [] }, false);
  const { base, stop } = await startApache(folder);
  onTestFinished(async () => void (await stop()));
  const ask = async (host: string, path: string, method = 'GET') => {
    const headers = { host, 'accept-encoding': 'gzip, br' };
    const answer = await new Promise<IncomingMessage>((done) =>
      request(base + path, { headers, method, agent: false }, done).end(),
    );
    const { date: _, expires: __, ...sent } = answer.headers;
    return { status: answer.statusCode, sent, body: await text(answer) };
  };
  const paths = ['/', '/about', '/about.html', '/about/', '/admin', '/admin/', '/prices.tar.gz'];
  const others = ['/list.txt', '/index.html', '/nothing', '/.htaccess', '/_headers', '/%00'];
  const all = async () => {
    const answers = [...paths, ...others].map((path) => ask('shop.example', path));
    const methods = ['OPTIONS', 'POST'].map((method) => ask('shop.example', '/list.txt', method));
    return Promise.all([...answers, ...methods]);
  };
  const beside = await all();
  for (const host of ['khayt.example', 'www.khayt.example:443', 'host.example'])
    expect((await ask(host, '/about')).sent['x-frame-options'], host).toBe('DENY');
  rmSync(`${folder}/dist/.htaccess`);
  expect(beside).toEqual(await all());
});
