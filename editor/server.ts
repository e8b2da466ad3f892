import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sirv from 'sirv';
import { localeCodes } from '../src/i18n/locales.ts';
import { config } from './config.ts';
import { read, storedPaths, write } from './store.ts';

const root = resolve(import.meta.dirname, '..');
const library = `${root}/editor/node_modules/@sveltia/cms`;

const own: Record<string, [file: string, type: string]> = {
  '/': ['editor/index.html', 'text/html'],
  '/browser.js': ['editor/browser.js', 'text/javascript'],
  '/favicon.svg': ['public/favicon.svg', 'image/svg+xml'],
};

/** Serves the editor, and the content files to it. A request that it refuses is told why in one sentence. */
export function editorServer(): Server {
  const libraryFiles = sirv(library);

  return createServer(async (request, response) => {
    // The page asks nothing of any other host, and no page of another host can hold it.
    response.setHeader(
      'Content-Security-Policy',
      "default-src 'self' blob: data: 'unsafe-inline'; frame-ancestors 'none'",
    );
    response.setHeader('Cache-Control', 'no-store');
    const refuse = (status: number, why: string): void => {
      response.writeHead(status).end(why);
    };

    // A page elsewhere can give its own name this machine's address, and would then be let in.
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? '')) {
      refuse(403, 'The editor answers to 127.0.0.1 only.');
      return;
    }

    try {
      const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0] as string);
      const [, area = '', ...below] = path.split('/');
      const name = below.join('/');
      if (own[path]) {
        response.setHeader('Content-Type', `${own[path][1]};charset=utf-8`);
        response.end(readFileSync(`${root}/${own[path][0]}`));
      } else if (path === '/config') {
        const configs = localeCodes.map((locale) => [locale, config(locale)]);
        response.end(JSON.stringify(Object.fromEntries(configs)));
      } else if (area === 'files' && !name) {
        response.end(JSON.stringify(storedPaths()));
      } else if (area === 'files' && request.method === 'PUT') {
        response.setHeader('ETag', write(name, await buffer(request), request.headers['if-match']));
        response.writeHead(204).end();
      } else if (area === 'files') {
        const { body, state } = read(name);
        response.setHeader('ETag', state);
        response.end(body);
      } else if (path.startsWith('/sveltia/locales/')) {
        // The library imports its words as a bundler lets it: JSON, as if it were a module.
        response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
        response.end(`export default ${readFileSync(`${library}/locales/${below.at(-1)}`)}`);
      } else {
        request.url = path.replace(/^\/sveltia/, '');
        libraryFiles(request, response, () => refuse(404, 'There is no such file.'));
      }
    } catch (error) {
      refuse(422, (error as Error).message);
    }
  });
}
