import { resourcePolicy } from '../headers.ts';
import { headersFile } from './headers-file.ts';
import type { HostValues } from './host-values.ts';

/** How many characters Cloudflare takes in a line (https://developers.cloudflare.com/workers/static-assets/headers/). */
const longestLine = 2000;

/**
 * `_headers` for Cloudflare, which joins the values of all lines for a header.
 * @throws Error when a line is too long for it
 */
export function cloudflareHeaders(values: HostValues): string {
  const text = headersFile(values, `  ! ${resourcePolicy}\n`);
  const long = text.split('\n').find((line) => line.length > longestLine);
  if (!long) return text;
  throw new Error(
    `_headers: Cloudflare takes lines of up to ${longestLine} characters, and ${long.trim().split(':')[0]} has ${long.length}: have fewer different stylesheets and scripts in the pages.`,
  );
}

/** `.assetsignore`: what Cloudflare must not publish, the file of another host. */
export const assetsIgnoreFile = () => '.htaccess\n';

/**
 * `_redirects` for Cloudflare: it would redirect the owner's pages to an address without `.html`, but search engines
 * ask for them by their names. It finds the 404 pages by itself, and may refuse a site with a rule for that status.
 */
export const cloudflareRedirects = ({ ownFiles }: HostValues) =>
  ownFiles
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file} /${file.replace(/(?:(?<=\/)index)?\.html$/, '')} 200\n`)
    .join('');
