import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { siteHashes } from '../../hosting/hashes.ts';
import { headers } from '../../hosting/headers.ts';
import { siteServer } from '../../hosting/server.ts';
import { listenLocally } from '../ports.ts';
import { testServer } from './server-behavior.ts';

testServer(
  'the preview server',
  async () => {
    const server = siteServer('dist');
    return { base: await listenLocally(server), stop: () => server.close() };
  },
  { secure: false },
);

test('files that a new build takes out cost their visitors an answer, and no one else', async () => {
  const folder = mkdtempSync(`${tmpdir()}/site-gone-`);
  cpSync('dist', folder, { recursive: true });
  const server = siteServer(folder);
  onTestFinished(() => void server.close());
  const base = await listenLocally(server);
  rmSync(folder, { recursive: true });
  for (const path of ['/', '/nothing']) await expect(fetch(base + path)).rejects.toThrow();
  expect((await fetch(`${base}/about/`, { redirect: 'manual' })).status).toBe(308);
});

/** Always the same choices (Park and Miller), so that what failed fails again. */
let seed = 20;
const pick = (words: string) => {
  seed = (seed * 48271) % 2147483647;
  const all = words.split(' ');
  return all[seed % all.length] as string;
};
const [photo = ''] = globSync('_astro/*.avif', { cwd: 'dist' });
const parts = `/ // \\ .. %2e %2F %5c %00 %ff % %5Fheaders en .html %34%30%34 ? # ${'a'.repeat(9000)}`;

/** A request, right or wrong, and a right one that ends the connection whatever became of the first. */
const request = () =>
  `${pick('GET GET GET GET HEAD POST OPTIONS CONNECT get')} ` +
  pick(`/ /about /en /en/about /${photo} /404 /contact.vcf // /\\ * http://b/ a`) +
  pick(parts) +
  pick(parts) +
  ` HTTP/${pick('1.1 1.1 1.1 1.1 1.1 2.0')}\r\nHost: b\r\n` +
  `${pick('Range Range Accept-Encoding If-None-Match Upgrade Cookie Expect é')}: ` +
  `${pick('bytes=5-2 bytes=-5 bytes=a-b bytes=0-0,5-9 br gzip;q=0 * 100-continue')}\r\n\r\n` +
  'GET / HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n';

/** The head of the first answer to what is sent as it stands: Node's own client would tidy it. */
async function headOf(port: number, sent: string): Promise<string> {
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'));
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    answer += `${bytes}`.replace('HTTP/1.1 100 Continue\r\n\r\n', '');
    if (answer.includes('\r\n\r\n')) socket.destroy();
  });
  await once(socket, 'close');
  return `${answer.split('\r\n\r\n')[0]}`;
}

test('no request ends the server, is led elsewhere, or is answered without the security headers', async () => {
  const program = spawn(process.execPath, ['hosting/server.ts', '0']);
  onTestFinished(() => void program.kill());
  const [line] = await once(program.stdout, 'data');
  const { port, origin } = new URL(/http:\S+/.exec(`${line}`)?.[0] ?? '');
  const securityHeaders = Object.entries(headers(siteHashes('dist'), false));
  const seen = new Set<string>();
  for (let count = Number(process.env.REQUESTS || 1000); count > 0; count -= 1) {
    const sent = request();
    const head = await headOf(Number(port), sent);
    const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
    seen.add(status);
    // What Node refuses by itself.
    if (['', '400', '417', '431'].includes(status)) continue;
    for (const stated of securityHeaders) expect(head, sent).toContain(`\n${stated.join(': ')}\r`);
    const [, location = '/'] = /^location: (.*)$/im.exec(head) ?? [];
    expect(new URL(location, origin).origin, sent).toBe(origin);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['200', '308', '400', '404', '405']));
  expect((await fetch(origin)).status).toBe(200);
});
