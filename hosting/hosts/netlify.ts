import { notFoundPage, prefixes } from '../addresses.ts';

/** `_redirects` for Netlify: the 404 page of each language with a prefix. */
export const netlifyRedirects = () =>
  prefixes.map((prefix) => `${prefix}/* ${prefix}${notFoundPage} 404\n`).join('');
