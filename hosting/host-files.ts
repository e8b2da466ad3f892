import { mkdirSync, writeFileSync } from 'node:fs';
import { type HostValues, securityHeaders } from './headers.ts';
import { htaccessFile } from './hosts/apache.ts';
import { caddyFile, containerFile } from './hosts/caddy.ts';
import {
  assetsIgnoreFile,
  cloudflareHeaders,
  cloudflareRedirects,
  netlifyHeaders,
  netlifyRedirects,
} from './hosts/cloudflare-and-netlify.ts';
import { nginxFile } from './hosts/nginx.ts';
import { siteHashes } from './inline-hashes.ts';

/** Every file that a host reads: its folder, and what gives its text. `hostSettings` names those in `dist/`, too. */
export const hostFiles = [
  { host: 'Apache', folder: 'dist', name: '.htaccess', textOf: htaccessFile },
  { host: 'Cloudflare', folder: 'dist', name: '_headers', textOf: cloudflareHeaders },
  { host: 'Cloudflare', folder: 'dist', name: '.assetsignore', textOf: assetsIgnoreFile },
  { host: 'Cloudflare', folder: 'dist', name: '_redirects', textOf: cloudflareRedirects },
  { host: 'Netlify', folder: 'dist', name: '_headers', textOf: netlifyHeaders },
  { host: 'Netlify', folder: 'dist', name: '_redirects', textOf: netlifyRedirects },
  { host: 'nginx', folder: 'deploy', name: 'nginx.conf', textOf: nginxFile },
  { host: 'Caddy', folder: 'deploy', name: 'Caddyfile', textOf: caddyFile },
  { host: 'container', folder: 'deploy', name: 'Containerfile', textOf: containerFile },
];

/**
 * The files of a build: one for Netlify has its files in place of Cloudflare's, which have the same names, and not
 * Apache's, which Netlify would publish.
 */
export const hostFilesFor = (isForNetlify: boolean) =>
  hostFiles.filter(({ host }) =>
    isForNetlify ? !['Cloudflare', 'Apache'].includes(host) : host !== 'Netlify',
  );

/** Writes the files of hosts into the folders `dist` and `deploy` of a checkout, with the hashes of the built pages. */
export function writeHostFiles(
  checkout: string,
  values: Omit<HostValues, 'headers'>,
  isForNetlify: boolean,
): void {
  const headers = securityHeaders(siteHashes(`${checkout}/dist`), true);
  mkdirSync(`${checkout}/deploy`, { recursive: true });
  for (const { folder, name, textOf } of hostFilesFor(isForNetlify)) {
    const text = textOf({ ...values, headers });
    if (text) writeFileSync(`${checkout}/${folder}/${name}`, text);
  }
}
