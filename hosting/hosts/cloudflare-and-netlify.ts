import { notFoundPage, prefixes } from '../addresses.ts';
import { caching, type HostValues, resourcePolicy, shownElsewhere, textTypes } from '../headers.ts';

/** `_headers` for Netlify, where the last line for a header wins. */
export const netlifyHeaders = (values: HostValues) => headersFile(values, '');

/** `_headers` for Cloudflare, which joins the values of all lines for a header, unless a line detaches the earlier ones. */
export const cloudflareHeaders = (values: HostValues) =>
  headersFile(values, `  ! ${resourcePolicy}\n`);

/**
 * Both hosts let browsers ask again for each file that has no hash in its name. `no-transform` would keep them from
 * compressing it (https://developers.cloudflare.com/speed/optimization/content/compression/).
 */
function headersFile({ headers }: HostValues, detach: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const parts = shownElsewhere.map(
    (beginning) => `\n${beginning}*\n${detach}  ${resourcePolicy}: cross-origin\n`,
  );
  return `/*
${lines.join('')}
${caching.hashedFolder}*
  Cache-Control: ${caching.hashed}

/*.vcf
  Content-Type: ${textTypes.vcf}
${parts.join('')}`;
}

/** `_redirects` for Netlify: the 404 page of each language with a prefix. */
export const netlifyRedirects = () =>
  prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`).join('');

/**
 * `_redirects` for Cloudflare: it would redirect the owner's pages to an address without `.html`, but search engines
 * ask for them by their names. It finds the 404 pages by itself, and may refuse a site with a rule for that status.
 */
export const cloudflareRedirects = ({ ownFiles }: HostValues) =>
  ownFiles
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file} /${file.replace(/(?:(?<=\/)index)?\.html$/, '')} 200\n`)
    .join('');

/** `.assetsignore`: what Cloudflare must not publish, the file of another host. */
export const assetsIgnoreFile = () => '.htaccess\n';
