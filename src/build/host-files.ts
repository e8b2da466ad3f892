import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { caddyHeaders, headersFile, nginxHeaders } from '../../policy/forms.ts';
import { siteHashes } from '../../policy/hashes.ts';
import { headers } from '../../policy/policy.ts';
import { readIdentity } from '../content/read.ts';

/**
 * Writes the site's headers in each host's own form, with the hashes of the pages just built, and its
 * domain for `deploy/install.sh`.
 */
export function hostFiles(): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const all = headers(siteHashes(root), true);
        writeFileSync(`${root}_headers`, headersFile(all));
        writeFileSync('deploy/nginx/headers.conf', nginxHeaders(all));
        writeFileSync('deploy/headers.caddy', caddyHeaders(all));
        writeFileSync('deploy/domain', new URL(readIdentity().address).hostname);
      },
    },
  };
}
