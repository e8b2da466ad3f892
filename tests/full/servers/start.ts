import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../helpers/programs.ts';
import type { RunningServer } from '../../helpers/server-behavior.ts';
import { findProgram } from '../find-program.ts';

/**
 * Starts a program that serves a built site, in a temporary folder of its own, and waits until it
 * answers. Stopping it removes the folder.
 * @param site has the site in `dist`, and how hosts serve it in `deploy`
 * @param configure writes the configuration into the folder; returns the arguments of the program
 */
async function start(
  program: string,
  site: string,
  configure: (folder: string, port: number) => string[],
  env: (port: number) => Record<string, string> = () => ({}),
): Promise<RunningServer> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(`${tmpdir()}/site-server-`);
  let stop = async () => rmSync(folder, { recursive: true });
  let output = '';
  try {
    // nginx and Apache serve as another user when root starts them.
    for (const served of [folder, site]) chmodSync(served, 0o755);
    const child = spawn(program, configure(folder, port), {
      cwd: site,
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, ...env(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    stop = async () => {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    const failed = exit.then(() => Promise.reject(new Error('It has ended.')));
    await Promise.race([vi.waitFor(() => fetch(base), { timeout: 60_000 }), failed]);
    return { base, stop };
  } catch (error) {
    await stop();
    throw new Error(`${program} does not serve the site: ${output}`, { cause: error });
  }
}

/** Starts nginx with the `deploy/nginx.conf` of a site, in which only addresses and folders are changed. */
export function startNginx(site: string): Promise<RunningServer> {
  const program = findProgram({
    name: 'nginx',
    paths: ['/usr/sbin/nginx'],
    debian: 'nginx',
  });
  const brotli = findProgram({
    name: "nginx's module for Brotli",
    paths: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    debian: 'libnginx-mod-http-brotli-static',
  });
  return start(program, site, (folder, port) => {
    const server = readFileSync(`${site}/deploy/nginx.conf`, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('listen [::]:80;', '')
      .replace('root /var/www/site/current/dist;', `root ${site}/dist;`)
      .replace('include /etc/nginx/site/*.conf;', 'brotli_static on;');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      `${folder}/nginx.conf`,
      `load_module ${brotli};
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  expires 30d;
  add_header X-Frame-Options SAMEORIGIN always;
  ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${server}
}
`,
    );
    return ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', 'stderr'];
  });
}

/** Starts Caddy with the `deploy/Caddyfile` of a site, which reads its address and folder from variables. */
export function startCaddy(site: string): Promise<RunningServer> {
  const program = findProgram({ name: 'Caddy', paths: ['/usr/bin/caddy'], debian: 'caddy' });
  return start(
    program,
    site,
    (folder) => {
      const file = `${folder}/Caddyfile`;
      writeFileSync(file, `{\n\tadmin off\n}\nimport ${site}/deploy/Caddyfile\n`);
      return ['run', '--config', file];
    },
    (port) => ({ SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: `${site}/dist` }),
  );
}

/**
 * Starts Apache as shared hosting has it: the site's `.htaccess` may set everything, the server's own
 * configuration sets much that the site must undo. The folder `shop` of the site is that of another domain.
 */
export function startApache(site: string): Promise<RunningServer> {
  const program = findProgram({
    name: 'Apache',
    paths: ['/usr/sbin/apache2'],
    debian: 'apache2',
  });
  // Apache's own `mime.conf` reads it.
  findProgram({ name: 'mime.types', paths: ['/etc/mime.types'], debian: 'media-types' });
  const modules =
    'mpm_event authz_core autoindex deflate dir expires filter headers mime negotiation rewrite setenvif';
  return start(program, site, (folder, port) => {
    const file = `${folder}/apache.conf`;
    const load = (name: string) =>
      `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
    writeFileSync(
      file,
      `${modules.split(' ').map(load).join('\n')}
ServerName 127.0.0.1
ServerTokens Prod
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
Include /etc/apache2/mods-available/mime.conf
Include /etc/apache2/mods-available/negotiation.conf
Include /etc/apache2/mods-available/deflate.conf
ExpiresActive On
ExpiresDefault "access plus 1 month"
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
Header set X-Frame-Options SAMEORIGIN
Header append Referrer-Policy no-referrer
Header always append X-Content-Type-Options nosniff
Header set Content-Security-Policy upgrade-insecure-requests
Header always set Strict-Transport-Security "max-age=63072000; includeSubDomains"
Header merge Cache-Control "max-age=600"
<Directory ${site}/dist>
  Options All MultiViews
  AllowOverride All
</Directory>
<VirtualHost *>
  DocumentRoot ${site}/dist
</VirtualHost>
<VirtualHost *>
  ServerName shop.example
  DocumentRoot ${site}/dist/shop
</VirtualHost>
`,
    );
    return ['-f', file, '-DFOREGROUND'];
  });
}

/** Starts Cloudflare's own runtime with `wrangler.jsonc` as it is published. */
export function startCloudflare(site: string): Promise<RunningServer> {
  copyFileSync('wrangler.jsonc', `${site}/wrangler.jsonc`);
  return start(
    resolve('tests/full/node_modules/.bin/wrangler'),
    site,
    (folder, port) => [
      'dev',
      '--ip=127.0.0.1',
      `--port=${port}`,
      '--inspector-port=0',
      `--persist-to=${folder}`,
    ],
    () => ({ CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }),
  );
}
