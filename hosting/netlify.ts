import { headersFile } from './headers-file.ts';
import { type HostValues, notFoundPage, prefixes } from './rules.ts';

/** `_headers` for Netlify, where the last rule wins. */
export const netlifyHeaders = (values: HostValues) => headersFile(values);

/** `_redirects` for Netlify: the 404 page of each language with a prefix. */
export const netlifyRedirects = () =>
  prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`).join('');
