import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { siteHashes } from './hashes.ts';
import { cacheHashed, cacheOther, hashedFolder, headers } from './headers.ts';
import { hiddenPaths, notFoundPage, prefixedAddress, redirects, textTypes } from './rules.ts';

/**
 * Serves a built site as production does: precompressed files, cache rules, security headers,
 * redirects, and a 404 page in the language of the address.
 * @param folder the built site, such as `dist`
 */
export function siteServer(folder: string): Server {
  const types: Record<string, string> = textTypes;
  const securityHeaders = Object.entries(headers(siteHashes(folder), false));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith(hashedFolder) ? cacheHashed : cacheOther);
      const type = types[extname(path).slice(1)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  return createServer((request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }

    const [path = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    for (const { from, to } of redirects) {
      const pattern = new RegExp(`^${from}$`);
      if (pattern.test(path)) {
        response.writeHead(308, { Location: path.replace(pattern, to) + query.join('') }).end();
        return;
      }
    }

    const answerNotFound = () => {
      const prefix = path.match(prefixedAddress)?.[1] ?? '';
      const page = readFileSync(folder + prefix + notFoundPage);
      response.writeHead(404, {
        'Cache-Control': cacheOther,
        'Content-Type': textTypes.html,
        'Content-Length': page.length,
      });
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (hiddenPaths.includes(path)) answerNotFound();
    else files(request, response, answerNotFound);
  });
}

/** Serves `dist/` until the program is stopped; a sentence and exit code 1 say why it cannot. */
export function serve(port = process.env.PORT ?? '4321'): void {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    fail(`PORT must be a number from 0 to 65535, not "${port}".`);
  }
  if (!existsSync(`dist${notFoundPage}`)) {
    fail('dist/ holds no built site: run `npm run build` first.');
  }
  const server = siteServer('dist');
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is in use: stop what uses it, or choose another with PORT=4322 npm start.`);
  });
  server.listen(Number(port), () => {
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    console.log(`Khayt is at http://localhost:${actual}`);
  });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
