import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { cacheControl, headers } from './headers.ts';

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
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const url = new URL(request.url ?? '/', 'http://localhost');

    // Two addresses for one page would split its links: the one without a slash at the end stands.
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const path = url.pathname.replace(/^\/+|\/+$/g, '');
      response.writeHead(308, { Location: `/${path}${url.search}` }).end();
      return;
    }

    files(request, response, () => {
      const page = /^\/en(\/|$)/.test(url.pathname) ? notFound.en : notFound.ar;
      response.writeHead(404, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Length': page.length,
      });
      response.end(request.method === 'HEAD' ? undefined : page);
    });
  });
}
