import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { hiddenPath, notFoundPage, prefixedAddress, redirects } from './addresses.ts';
import { caching, resourcePolicy, securityHeaders, shownElsewhere, textTypes } from './headers.ts';
import { siteHashes } from './inline-hashes.ts';

/** Serves a built site as production does: compressed files, headers, redirects and 404 pages. */
export function siteServer(folder: string): Server {
  const headers = new Map(Object.entries(securityHeaders(siteHashes(folder), false)));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(caching.hashedFolder);
      response.setHeader('Cache-Control', isHashed ? caching.hashed : caching.other);
      if (shownElsewhere.some((beginning) => path.startsWith(beginning)))
        response.setHeader(resourcePolicy, 'cross-origin');
      if (path.endsWith('.vcf')) response.setHeader('Content-Type', textTypes.vcf);
    },
  });

  return createServer((request, response) => {
    response.setHeaders(headers);
    guardSirv(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const [path = '/', ...query] = (request.url ?? '/').split(/(?=[?#])/);
    const paths = redirects.map(({ from, to }) => path.replace(new RegExp(`^${from}$`), to));
    const target = paths.find((other) => other !== path);
    if (target) {
      response.writeHead(308, { Location: target + query.join('') }).end();
      return;
    }

    const sendNotFound = () => {
      const [, prefix = ''] = path.match(prefixedAddress) ?? [];
      response.writeHead(404, { 'Cache-Control': caching.other, 'Content-Type': textTypes.html });
      createReadStream(folder + prefix + notFoundPage).pipe(response);
    };
    if (new RegExp(hiddenPath).test(querystring.unescape(path))) sendNotFound();
    else files(request, response, sendNotFound);
  });
}

/** Keeps a server alive where sirv would end it: at a file that is gone or locked, and at a range that ends before it begins. */
export function guardSirv(request: IncomingMessage, response: ServerResponse): void {
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
  delete request.headers.range;
}
