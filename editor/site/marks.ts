import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pagePaths } from '../../src/built-files.ts';
import { withoutMarks } from './mark.ts';

/** With this header the site's server sends a page with the marks of its texts. */
export const frameHeader = 'desk-frame';

/** Gives the pages of the desk's own server texts with marks. No component of the site changes, and no build has them. */
export const marks: Plugin = {
  name: 'marks',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isForPages = /\/(?:page-props|\[locale\]\.json)\.ts$/.test(importer.replace(/\?.*/, ''));
    if (!isForPages || !source.endsWith('/content.ts')) return null;
    return resolve('editor/site/marked-content.ts').replaceAll('\\', '/');
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!request.headers[frameHeader]) sendWithoutMarks(request, response);
      next();
    });
  },
};

/** Takes the marks out of a page before it is sent. */
function sendWithoutMarks({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  // Other answers have none, and may be no text.
  if (!pagePaths.includes(path) && !/^\/\w+\/[\w-]+\.json$/.test(path)) return;
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = (chunk: unknown) => {
    collect(chunk);
    return true;
  };
  response.end = ((chunk: unknown) => {
    collect(chunk);
    return end(withoutMarks(`${Buffer.concat(chunks)}`));
  }) as typeof response.end;
}
