import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { siteHashes } from './hashes.ts';
import { cacheHashed, cacheOther, hashedFolder, headers } from './headers.ts';
import { hiddenPath, notFoundPage, prefixedAddress, redirects, textTypes } from './rules.ts';

/**
 * Serves a built site as production does: precompressed files, cache rules, security headers,
 * redirects, and a 404 page in the language of the address.
 * @param folder the built site, such as `dist`
 */
export function siteServer(folder: string): Server {
  const securityHeaders = new Map(Object.entries(headers(siteHashes(folder), false)));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? cacheHashed : cacheOther);
      if (path.endsWith('.vcf')) response.setHeader('Content-Type', textTypes.vcf);
    },
  });

  return createServer((request, response) => {
    response.setHeaders(securityHeaders);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const [path = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    for (const { from, to } of redirects) {
      const target = path.replace(new RegExp(`^${from}$`), to);
      if (target !== path) {
        response.writeHead(308, { Location: target + query.join('') }).end();
        return;
      }
    }

    const answerNotFound = () => {
      const [, prefix = ''] = path.match(prefixedAddress) ?? [];
      response.statusCode = 404;
      response.setHeader('Cache-Control', cacheOther).setHeader('Content-Type', textTypes.html);
      response.end(readFileSync(folder + prefix + notFoundPage));
    };
    if (new RegExp(hiddenPath).test(path)) answerNotFound();
    else files(request, response, answerNotFound);
  });
}

/** Serves `dist/` until the program is stopped; a sentence and exit code 1 say why it cannot. */
export async function serve(port = process.env.PORT || '4321'): Promise<void> {
  try {
    if (!existsSync(`dist${notFoundPage}`)) {
      throw new Error('dist/ holds no built site: run `npm run build` first.');
    }
    const server = siteServer('dist').listen({ port: Number(port) });
    await once(server, 'listening');
    console.log(`Khayt is at http://localhost:${(server.address() as AddressInfo).port}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const portIsBad = `Port ${port} is in use or not allowed (${code}): choose another with PORT=4322 npm start.`;
    console.error(code ? portIsBad : message);
    process.exit(1);
  }
}
