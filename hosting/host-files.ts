import { mkdirSync, writeFileSync } from 'node:fs';
import { htaccessFile } from './apache.ts';
import { caddyFile, containerFile } from './caddy.ts';
import {
  cacheHashed,
  hashedFolder,
  resourcePolicy,
  securityHeaders,
  shownElsewhere,
} from './headers.ts';
import { siteHashes } from './inline-hashes.ts';
import { nginxFile } from './nginx.ts';
import { type HostValues, notFoundPage, prefixes, textTypes } from './rules.ts';

/** Every file that a host reads: its host, its folder, `dist/` or `deploy/`, and the function that writes it. */
export const hostFiles = [
  { name: '.htaccess', hosts: ['Apache'], isPublished: true, write: htaccessFile },
  { name: '_headers', hosts: ['Cloudflare', 'Netlify'], isPublished: true, write: headersFile },
  { name: '.assetsignore', hosts: ['Cloudflare'], isPublished: true, write: assetsIgnoreFile },
  { name: '_redirects', hosts: ['Cloudflare', 'Netlify'], isPublished: true, write: redirectsFile },
  { name: 'nginx.conf', hosts: ['nginx'], isPublished: false, write: nginxFile },
  { name: 'Caddyfile', hosts: ['Caddy'], isPublished: false, write: caddyFile },
  { name: 'Containerfile', hosts: ['container'], isPublished: false, write: containerFile },
];

const published = hostFiles.filter(({ isPublished }) => isPublished);
const names = published.map(({ name }) => name.replace('.', '\\.')).join('|');

/** A pattern of files that are no pages: the settings of hosts, and the 404 pages. */
export const hiddenPath = `^(?:/(?:${names})|(?:${prefixes.join('|')})?/404)$`;

/** Writes the files of all hosts, with the hashes of the pages that are built in a folder. */
export function writeHostFiles(folder: string, domain: string, own: string[]): void {
  const headers = securityHeaders(siteHashes(folder), true);
  const values = { headers, hidden: hiddenPath, domain, own };
  const deploy = `${folder}/../deploy`;
  mkdirSync(deploy, { recursive: true });
  for (const { name, isPublished, write } of hostFiles) {
    const text = write(values);
    if (text) writeFileSync(`${isPublished ? folder : deploy}/${name}`, text);
  }
}

/** How many characters Cloudflare takes in a line (https://developers.cloudflare.com/workers/static-assets/headers/). */
const longestLine = 2000;

/** The headers for Cloudflare and Netlify, whose cache rule for all other files is right. */
function headersFile({ headers }: HostValues): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const line = `  ${name}: ${value}\n`;
    if (line.length <= longestLine) return line;
    throw new Error(
      `_headers: Cloudflare takes lines of up to ${longestLine} characters, and ${name} has ${line.length}: have fewer different styles and scripts in the pages.`,
    );
  });
  // Cloudflare joins the values of all rules. On Netlify, which does not know such a line, the last rule wins.
  const detach = process.env.NETLIFY ? '' : `  ! ${resourcePolicy}\n`;
  return `/*
${lines.join('')}
${hashedFolder}*
  Cache-Control: ${cacheHashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
${shownElsewhere.map((beginning) => `\n${beginning}*\n${detach}  ${resourcePolicy}: cross-origin\n`).join('')}`;
}

/** What Cloudflare must not publish: the files of other hosts. */
function assetsIgnoreFile(): string {
  const others = published.filter(({ hosts }) => !hosts.includes('Cloudflare'));
  return others.map(({ name }) => `${name}\n`).join('');
}

/**
 * The 404 pages: Cloudflare finds them by itself, and may refuse a site with a rule for that status. It would
 * redirect the owner's pages to an address without `.html`, but search engines ask for them by their names.
 */
function redirectsFile({ own }: HostValues): string {
  const lines = process.env.NETLIFY
    ? prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`)
    : own
        .filter((file) => file.endsWith('.html'))
        .map((file) => `/${file} /${file.replace(/(?:(?<=\/)index)?\.html$/, '')} 200\n`);
  return lines.join('');
}
