import { once } from 'node:events';
import { createReadStream, existsSync, watchFile } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import querystring from 'node:querystring';
import sirv from 'sirv';
import { localeCodes, locales } from '../src/i18n/locales.ts';
import { localePrefix } from '../src/i18n/routes.ts';
import { stop } from '../tools/stop.ts';
import { cacheHashed, cacheOther, hashedFolder, headers, siteHashes } from './headers.ts';
import { hiddenPath } from './host-files.ts';
import { notFoundPage, prefixedAddress, redirects, textTypes } from './rules.ts';

/** Serves a built site as production does: compressed files, headers, redirects and 404 pages. */
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
    // sirv expects neither a file that a new build took out nor a range that ends before it begins.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    delete request.headers.range;
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

    const answerNotFound = () => {
      const [, prefix = ''] = path.match(prefixedAddress) ?? [];
      response.writeHead(404, { 'Cache-Control': cacheOther, 'Content-Type': textTypes.html });
      createReadStream(folder + prefix + notFoundPage).pipe(response);
    };
    if (new RegExp(hiddenPath).test(querystring.unescape(path))) answerNotFound();
    else files(request, response, answerNotFound);
  });
}

/** Listens on the port that the command or PORT names and gives the address, or ends the program. */
export async function listen(server: Server, usual: string, host?: string): Promise<string> {
  const port = process.argv[2] || process.env.PORT || usual;
  const start = async () => once(server.listen({ port: Number(port), host }), 'listening');
  await start().catch(({ code }) =>
    stop(
      `Port ${port} is in use or not allowed (${code}): is this running already? Else name another after the command, such as npm start -- 4330.`,
    ),
  );
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Serves `dist/` until the program is stopped; a sentence and exit code 1 say why it cannot. */
export async function serve(): Promise<void> {
  const lastPage = `dist${notFoundPage}`;
  if (!existsSync(lastPage)) stop('dist/ holds no built site: run `npm run build` first.');
  const address = await listen(siteServer('dist'), '4321');
  const homes = localeCodes.map((code) => `${locales[code].name}: ${address}${localePrefix(code)}`);
  console.log(`${homes.join(' · ')} · Ctrl+C stops it`);
  // What is in memory of one build does not fit the files of the next.
  watchFile(lastPage, { interval: 200 }, () => stop('dist/ was built again: restart this.'));
}

if (import.meta.main) await serve();
