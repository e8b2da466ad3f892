import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../../tools/programs.ts';
import { freePort } from '../listen.ts';

/** A web server that serves the built site from the files in `deploy/`. */
export interface RunningServer {
  base: string;
  stop: () => void;
}

const dist = resolve('dist');
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx with `deploy/nginx/`, of which only the port and the folder are changed. */
export async function startNginx(): Promise<RunningServer> {
  const program = findProgram({
    name: 'nginx',
    paths: ['/usr/sbin/nginx', '/usr/bin/nginx'],
    debian: ['nginx', 'libnginx-mod-http-brotli-static'],
  });
  const port = await freePort();
  const folder = mkdtempSync(`${tmpdir()}/khayt-nginx-`);
  cpSync('deploy/nginx', `${folder}/khayt`, { recursive: true });
  const site = place(readFileSync('deploy/nginx/khayt.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/khayt;': `root ${dist};`,
    ...(existsSync(brotli) ? { '# brotli_static on;': 'brotli_static on;' } : {}),
  });
  for (const kind of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(`${folder}/${kind}`);
  writeFileSync(
    `${folder}/nginx.conf`,
    `${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`,
  );
  return run(spawn(program, ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr']), port);
}

/** Starts Caddy with `deploy/Caddyfile`, of which only the address and the folder are changed. */
export async function startCaddy(): Promise<RunningServer> {
  const program = findProgram({ name: 'Caddy', paths: ['/usr/bin/caddy'], debian: ['caddy'] });
  const port = await freePort();
  const folder = mkdtempSync(`${tmpdir()}/khayt-caddy-`);
  cpSync('deploy', folder, { recursive: true });
  const site = place(readFileSync('deploy/Caddyfile', 'utf8'), {
    ':80 {': `http://127.0.0.1:${port} {`,
    'root * /var/www/khayt': `root * ${dist}`,
  });
  writeFileSync(`${folder}/Caddyfile`, `{\n\tadmin off\n}\n${site}`);
  const child = spawn(program, ['run', '--config', `${folder}/Caddyfile`], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  return run(child, port);
}

/** Writes other values over those of a committed file, each of which must be there. */
function place(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The configuration no longer says "${from}".`);
    return text.replace(from, to);
  }, text);
}

async function run(child: ChildProcess, port: number): Promise<RunningServer> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const base = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`);
    const answers = await fetch(base).then(
      () => true,
      () => false,
    );
    if (answers) return { base, stop: () => child.kill() };
    await wait(100);
  }
  child.kill();
  throw new Error(`The server did not answer: ${said}`);
}
