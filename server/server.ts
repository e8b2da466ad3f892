import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { siteHashes } from '../policy/hashes.ts';
import { cacheHashed, cacheOther, hashedFolder, headers } from '../policy/policy.ts';

/**
 * Serves a built site as production does: precompressed files, cache rules, security headers, one
 * address a page, a 404 page in the language of the address.
 * @param folder where the build stands, such as `dist`
 * @throws Error when the folder holds no build
 */
export function siteServer(folder: string): Server {
  const notFound = {
    ar: readFileSync(`${folder}/404.html`),
    en: readFileSync(`${folder}/en/404.html`),
  };
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? cacheHashed : cacheOther);
      // sirv knows it as text/x-vcard, a name from before it was registered.
      if (path.endsWith('.vcf')) response.setHeader('Content-Type', 'text/vcard; charset=utf-8');
    },
  });

  const promised = Object.entries(headers(siteHashes(folder), false));

  return createServer((request, response) => {
    for (const [name, value] of promised) response.setHeader(name, value);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const address = canonical(path);
    if (address !== path) {
      response.writeHead(308, { Location: query ? `${address}?${query}` : address }).end();
      return;
    }

    const sayNotFound = () => {
      const page = /^\/en(\/|$)/.test(path) ? notFound.en : notFound.ar;
      response.writeHead(404, {
        'Cache-Control': cacheOther,
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': page.length,
      });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (/^((\/en)?\/404|\/_headers)$/.test(path)) sayNotFound();
    else files(request, response, sayNotFound);
  });
}

/** The one address of a page: two would split its links. No slash at its end, no doubled one, no `.html`. */
function canonical(path: string): string {
  const address = path
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/$/, '');
  return address || '/';
}
