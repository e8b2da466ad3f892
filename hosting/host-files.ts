import { mkdirSync, writeFileSync } from 'node:fs';
import { htaccessFile } from './apache.ts';
import { caddyFile, containerFile } from './caddy.ts';
import { siteHashes } from './hashes.ts';
import { cacheHashed, hashedFolder, headers } from './headers.ts';
import { nginxFile } from './nginx.ts';
import { notFoundPage, prefixes, textTypes } from './rules.ts';

/**
 * Writes what each host needs to know, with the hashes of the built pages: into the site's folder what
 * is published with the pages, into `deploy/` beside it what a server reads elsewhere.
 */
export function writeHostFiles(folder: string, domain: string): void {
  const sent = headers(siteHashes(folder), true);
  const deploy = `${folder}/../deploy`;
  mkdirSync(deploy, { recursive: true });
  writeFileSync(`${deploy}/nginx.conf`, nginxFile(sent, domain));
  writeFileSync(`${deploy}/Caddyfile`, caddyFile(sent, domain));
  writeFileSync(`${deploy}/Containerfile`, containerFile);
  writeFileSync(`${folder}/.htaccess`, htaccessFile(sent));
  writeFileSync(`${folder}/_headers`, headersFile(sent));
  // What Cloudflare must not publish.
  writeFileSync(`${folder}/.assetsignore`, '.htaccess\n');
  if (process.env.NETLIFY) {
    // Cloudflare finds these 404 pages by itself, and may refuse a site with a rule for the status 404.
    const rules = prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`);
    writeFileSync(`${folder}/_redirects`, rules.join(''));
  }
}

/** `_headers`: the headers for Cloudflare and Netlify, whose cache rule for all other files is right. */
const headersFile = (headers: Record<string, string>) => `/*
${Object.entries(headers)
  .map(([name, value]) => `  ${name}: ${value}\n`)
  .join('')}
${hashedFolder}*
  Cache-Control: ${cacheHashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
`;
