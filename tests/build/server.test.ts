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
  const folder = mkdtempSync(`${tmpdir()}/khayt-gone-`);
  cpSync('dist', folder, { recursive: true });
  const server = siteServer(folder);
  onTestFinished(() => void server.close());
  const base = await listenLocally(server);
  rmSync(folder, { recursive: true });
  for (const path of ['/', '/nothing']) await expect(fetch(base + path)).rejects.toThrow();
  expect((await fetch(`${base}/about/`, { redirect: 'manual' })).status).toBe(308);
});

/** Always the same numbers (Park and Miller), so that what failed fails again. */
let seed = 20;
const random = (below: number) => {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
};
const pick = (from: string[]) => from[random(from.length)] as string;
const several = (most: number, give: () => string) =>
  Array.from({ length: random(most + 1) }, give).join('');

const [photo = ''] = globSync('_astro/*.avif', { cwd: 'dist' });
const words = (text: string) => text.split(' ');
const starts = words(`/ /about /en /en/about /${photo} /404 /contact.vcf // /\\ * http://b/ a`);
const parts = words(
  '/ / // \\ . .. %2e %2F %5c %00 %ff %E2%82 % _headers %5Fheaders .htaccess en about index .html .br ' +
    `404 %34%30%34 _astro ? # * : @evil.example __proto__ ${'a'.repeat(9000)}`,
);
const names = words(
  'Range Range Range Accept-Encoding If-None-Match If-Modified-Since Origin Upgrade Cookie Cookie ' +
    '__proto__ Accept Host Connection Content-Length Transfer-Encoding Expect',
);
const values = words(
  'bytes=5-2 bytes=-5 bytes=a-b bytes=0-0,5-9 bytes=999999999- br gzip;q=0 * W/"1-1" -1 5 1e9 chunked ' +
    '100-continue websocket upgrade close keep-alive é \0',
);

/** A request, right or wrong, and one that ends the connection whatever became of the first. */
function request(): string {
  const method = pick(['GET', 'GET', 'GET', pick(words('HEAD POST OPTIONS TRACE CONNECT get'))]);
  const path = pick(starts) + pick(['', several(5, () => pick(parts))]);
  const version = random(20) > 0 ? '1.1' : pick(['1.0', '2.0', '']);
  const host = random(20) > 0 ? 'Host: a\r\n' : '';
  const header = () => `${pick(names)}: ${pick(values)}\r\n`;
  const text = `${method} ${path} HTTP/${version}\r\n${host}${several(3, header)}\r\n`;
  const end = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  if (random(8) > 0) return text + end;
  // A byte somewhere is another.
  const at = random(text.length);
  return text.slice(0, at) + String.fromCharCode(random(256)) + text.slice(at + 1) + end;
}

/** The head of the first answer to what is sent as it stands: Node's own client would tidy it. */
async function headOf(port: number, sent: string): Promise<string> {
  let answer = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'));
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    answer += bytes.toString('latin1').replace('HTTP/1.1 100 Continue\r\n\r\n', '');
    if (answer.includes('\r\n\r\n')) socket.destroy();
  });
  await once(socket, 'close');
  return `${answer.split('\r\n\r\n')[0]}`;
}

test('no request ends the preview server, is answered without the security headers, or is led elsewhere', async () => {
  const program = spawn(process.execPath, ['hosting/server.ts', '0']);
  onTestFinished(() => void program.kill());
  const [line] = await once(program.stdout, 'data');
  const { port, origin } = new URL(/http:\S+/.exec(`${line}`)?.[0] ?? '');
  const securityHeaders = Object.entries(headers(siteHashes('dist'), false));
  const seen: Record<string, number> = {};
  for (let count = 0; count < Number(process.env.REQUESTS ?? 1000); count += 1) {
    const sent = request();
    const head = await headOf(Number(port), sent);
    const [, status = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(head) ?? [];
    seen[status] = (seen[status] ?? 0) + 1;
    // What Node refuses by itself.
    if (['none', '400', '417', '431'].includes(status)) continue;
    const missing = securityHeaders.filter(
      ([name, value]) => !head.includes(`\r\n${name}: ${value}`),
    );
    expect(missing, sent).toEqual([]);
    const [, location = '/'] = /^location: (.*)$/im.exec(head) ?? [];
    expect(new URL(location, origin).origin, sent).toBe(origin);
  }
  console.log(seen);
  expect(Object.keys(seen)).toEqual(expect.arrayContaining(['200', '308', '400', '404', '405']));
  expect((await fetch(origin)).status).toBe(200);
});
