import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { htaccessFile } from '../hosting/apache.ts';
import { caddyFile, containerFile } from '../hosting/caddy.ts';
import { siteHashes } from '../hosting/hashes.ts';
import { headers } from '../hosting/headers.ts';
import { headersFile, redirectsFile } from '../hosting/headers-file.ts';
import { nginxFile } from '../hosting/nginx.ts';
import { readContent } from '../src/content/read.ts';

/**
 * Writes what each host needs to know, with the hashes of the pages just built: into `dist/` what is
 * published with the pages, into `deploy/` beside it what a server reads elsewhere.
 */
export function hosting(): AstroIntegration {
  return {
    name: 'hosting',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const deploy = fileURLToPath(new URL('../deploy/', dir));
        const domain = new URL(readContent().identity.address).hostname;
        const sent = headers(siteHashes(dist), true);
        writeFileSync(`${dist}_headers`, headersFile(sent));
        // What Cloudflare must not publish.
        writeFileSync(`${dist}.assetsignore`, '.htaccess\n');
        if (process.env.NETLIFY) writeFileSync(`${dist}_redirects`, redirectsFile());
        writeFileSync(`${dist}.htaccess`, htaccessFile(sent));
        mkdirSync(deploy, { recursive: true });
        writeFileSync(`${deploy}nginx.conf`, nginxFile(sent, domain));
        writeFileSync(`${deploy}Caddyfile`, caddyFile(sent, domain));
        writeFileSync(`${deploy}Containerfile`, containerFile);
      },
    },
  };
}
