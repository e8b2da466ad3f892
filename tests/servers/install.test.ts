import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { caddyHeaders, nginxHeaders } from '../../policy/forms.ts';
import { inlineHashes, siteHashes } from '../../policy/hashes.ts';
import { headers } from '../../policy/policy.ts';
import { findProgram } from '../../tools/programs.ts';
import { freePort } from '../listen.ts';
import { ask } from './ask.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A computer with a web server on it: folders of its own, as Debian has them, and nothing of the site. */
interface Computer {
  folder: string;
  port: number;
  server: 'nginx' | 'caddy';
  start: () => ChildProcess;
  /** Throws while the server does not run yet. */
  isUp: () => Promise<unknown>;
}

async function nginxComputer(): Promise<Computer> {
  const program = findProgram({
    name: 'nginx',
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    debian: ['nginx', 'libnginx-mod-http-brotli-static'],
  });
  const folder = mkdtempSync(`${tmpdir()}/khayt-nginx-install-`);
  // Its workers are another user where its master is root.
  chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  write(
    `${folder}/nginx/nginx.conf`,
    `pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${temporary.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  include ${folder}/nginx/conf.d/*.conf;
}
`,
  );
  // The command as the owner types it, on this computer's folders.
  write(
    `${folder}/bin/nginx`,
    `#!/bin/sh\nexec ${program} -c ${folder}/nginx/nginx.conf -p ${folder} -e stderr "$@"\n`,
  );
  chmodSync(`${folder}/bin/nginx`, 0o755);
  return {
    folder,
    port: await freePort(),
    server: 'nginx',
    start: () => spawn(`${folder}/bin/nginx`, ['-g', 'daemon off;'], { stdio: 'ignore' }),
    isUp: async () => readFileSync(`${folder}/nginx.pid`),
  };
}

async function caddyComputer(): Promise<Computer> {
  const program = findProgram({ name: 'Caddy', paths: ['/usr/bin/caddy'], debian: ['caddy'] });
  const folder = mkdtempSync(`${tmpdir()}/khayt-caddy-install-`);
  const admin = `127.0.0.1:${await freePort()}`;
  write(`${folder}/caddy/Caddyfile`, `{\n\tadmin ${admin}\n}\n`);
  mkdirSync(`${folder}/bin`);
  return {
    folder,
    port: await freePort(),
    server: 'caddy',
    start: () =>
      spawn(program, ['run', '--config', `${folder}/caddy/Caddyfile`], {
        stdio: 'ignore',
        env: { ...process.env, HOME: folder },
      }),
    isUp: () => fetch(`http://${admin}/config/`),
  };
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

// Caddy reloads by opening its port anew; Linux, unless told otherwise, cuts off who waits at the
// old one: docs/publishing.md.
const migrate = '/proc/sys/net/ipv4/tcp_migrate_req';
const handsOver = existsSync(migrate) && readFileSync(migrate, 'utf8').trim() === '1';

/** Builds a small site that says which version it is, in a script that its policy must let pass. */
function build(folder: string, version: string): void {
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  const page = `<script>version = '${version}'</script>`;
  for (const file of ['index', 'en', '404', 'en/404']) {
    write(`${folder}/dist/${file}.html`, `${page}${file}`);
  }
  write(`${folder}/dist/_astro/photo.${version}.avif`, version);
  const promised = headers(siteHashes(`${folder}/dist`), true);
  cpSync('deploy', `${folder}/deploy`, { recursive: true });
  write(`${folder}/deploy/nginx/headers.conf`, nginxHeaders(promised));
  write(`${folder}/deploy/headers.caddy`, caddyHeaders(promised));
  write(`${folder}/deploy/domain`, 'khayt.example');
}

describe.each([
  ['nginx', nginxComputer],
  ['Caddy', caddyComputer],
])('%s', (_, computer) => {
  let folder: string;
  let port: number;
  let base: string;
  let server: string;
  let running: ChildProcess;

  beforeAll(async () => {
    const it = await computer();
    ({ folder, port, server } = it);
    base = `http://127.0.0.1:${port}`;
    running = it.start();
    await vi.waitFor(it.isUp, { timeout: 30_000 });
  }, 300_000);
  afterAll(() => {
    running?.kill();
  });

  /** Runs the script as the owner does, in the folder of the build. */
  const install = (...words: string[]) =>
    new Promise<{ status: number; says: string; error: string }>((resolve) => {
      const child = execFile(
        'sh',
        ['deploy/install.sh', server, ...words],
        {
          cwd: folder,
          env: {
            ...process.env,
            HOME: folder,
            PATH: `${folder}/bin:${process.env.PATH}`,
            SITE_ROOT: `${folder}/www`,
            NGINX_ROOT: `${folder}/nginx`,
            CADDY_ROOT: `${folder}/caddy`,
            PORT: `${port}`,
          },
        },
        (_, says, error) => resolve({ status: child.exitCode ?? -1, says, error }),
      );
    });
  const releases = () => readdirSync(`${folder}/www/releases`);

  /** Which version a page is of; its headers must be of the same. */
  const versionAt = async (path: string, expected = 200) => {
    const { status, headers, body } = await ask(base, path);
    expect(status).toBe(expected);
    const page = body.toString();
    expect(headers['content-security-policy']).toContain(inlineHashes(page).scripts[0]);
    return page.match(/version = '(\w+)'/)?.[1];
  };
  /** A server takes a moment to change over. */
  const changesTo = (version: string) =>
    vi.waitFor(async () => expect(await versionAt('/')).toBe(version), { timeout: 10_000 });

  test('is told where there is no build', async () => {
    cpSync('deploy/install.sh', `${folder}/deploy/install.sh`);
    expect(await install()).toEqual({
      status: 1,
      says: '',
      error: expect.stringMatching(/^Here is no built site: run npm run build.*\n$/),
    });
    expect(existsSync(`${folder}/www`)).toBe(false);
  });

  test('serves what is installed', async () => {
    build(folder, 'first');
    const { status, says } = await install();
    expect(says).toMatch(new RegExp(`^${server} serves release [0-9]{8}-[0-9]{6}\\.\n$`));
    expect(status).toBe(0);
    await changesTo('first');
    expect(await versionAt('/en')).toBe('first');
    expect(await versionAt('/nothing', 404)).toBe('first');
    expect(`${(await ask(base, '/en/nothing')).body}`).toContain('en/404');
  });

  test('has nothing to go back to yet', async () => {
    expect(await install('rollback')).toEqual({
      status: 1,
      says: '',
      error: expect.stringMatching(/^There is no release before [0-9-]+\.\n$/),
    });
  });

  test('changes nothing when the same is installed again', async () => {
    const before = [releases(), configuration()];
    expect((await install()).status).toBe(0);
    expect([releases(), configuration()]).toEqual(before);
    expect(await versionAt('/')).toBe('first');
  });

  /** What the owner's own configuration says. */
  const configuration = () =>
    ['nginx/conf.d/khayt.conf', 'caddy/Caddyfile']
      .filter((file) => existsSync(`${folder}/${file}`))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

  test('is replaced without one failed answer, and without pages under the headers of others', async () => {
    build(folder, 'second');
    let asking = true;
    const seen = new Set<string | undefined>();
    const problems: unknown[] = [];
    const visitors = Array.from({ length: 4 }, async () => {
      while (asking) {
        await versionAt('/').then(
          (version) => seen.add(version),
          (problem) => {
            const cutOff = server === 'caddy' && !handsOver && problem.code === 'ECONNRESET';
            if (!cutOff) problems.push(problem);
          },
        );
      }
    });
    await vi.waitFor(() => expect(seen).toContain('first'), { timeout: 10_000 });
    expect((await install()).status).toBe(0);
    await vi.waitFor(() => expect(seen).toContain('second'), { timeout: 10_000 });
    asking = false;
    await Promise.all(visitors);
    expect(problems).toEqual([]);
  });

  test('still has the pictures of pages that are open', async () => {
    const { body } = await ask(base, '/_astro/photo.first.avif');
    expect(body.toString()).toBe('first');
  });

  test('goes back, headers too', async () => {
    const { status, says } = await install('rollback');
    expect(status).toBe(0);
    expect(says).toContain(releases()[0]);
    await changesTo('first');
  });

  test('keeps the last three releases', async () => {
    for (const version of ['third', 'fourth', 'fifth']) {
      build(folder, version);
      expect((await install()).status).toBe(0);
    }
    await changesTo('fifth');
    expect(releases()).toHaveLength(3);
    await install('rollback');
    await changesTo('fourth');
  });

  test('is left alone where the server refuses', async () => {
    build(folder, 'broken');
    for (const file of ['nginx/headers.conf', 'headers.caddy']) {
      write(`${folder}/deploy/${file}`, '}}} nothing that a server reads');
    }
    const before = releases();
    const { status, error } = await install();
    expect(status).toBe(1);
    expect(error).toContain(`${server} refuses its configuration, as it says above.`);
    expect(releases()).toEqual(before);
    expect(await versionAt('/')).toBe('fourth');
  });

  test('takes what is right after that', async () => {
    build(folder, 'last');
    expect((await install()).status).toBe(0);
    await changesTo('last');
  });
});
