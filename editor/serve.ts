import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { type Locale, localeCodes } from '../src/i18n/locales.ts';
import { listPhotos } from '../src/images/photo-files.ts';
import { sentenceOf } from '../src/messages/write.ts';
import { type Colors, contrasts } from '../src/styles/palette.ts';
import { listen } from '../tools/listen.ts';
import { config, labeledMessage, words } from './config.ts';
import { answerDesk } from './desk/desk.ts';
import { photoFolder } from './forms.ts';
import { answer } from './gitea.ts';
import { problemsOf } from './problems.ts';

/** Serves the desk, its forms, and the content files to them. A request that it refuses is told why in one sentence. */

const page = sirv(import.meta.dirname, { dev: true });
const content = sirv('content', { dev: true });
const archives = sirv('published', { dev: true });

/** The page asks nothing of any other host, and no page of another host can hold it. */
const policy = "default-src 'self' blob: data: 'unsafe-inline'; frame-ancestors 'none'";

const server = createServer(async (request, response) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');

  // A page elsewhere can give its own name this machine's address, and would then be let in.
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(request.headers.host ?? '')) {
    response.writeHead(403).end('The editor answers to 127.0.0.1 only.');
    return;
  }
  response.setHeader('Desk-Folder', encodeURIComponent(process.cwd()));

  const [url = '/'] = (request.url ?? '/').split('?', 1);
  const [, locale = '', call] = /^\/([\w-]+)(?:\/api\/v1(\/.+))?/.exec(url) ?? [];
  try {
    if (await answerDesk(request, response)) return;
    const path = decodeURIComponent(url);
    const [, library] = /^\/node_modules\/[\w@/]+\/locales\/(\w\w)[\w-]*\.json$/.exec(path) ?? [];
    if (path === '/contrasts') {
      const colors = Object.fromEntries(new URL(`${address}${request.url}`).searchParams);
      response.end(JSON.stringify(contrasts(colors as Colors)));
    } else if (call && !request.headers.authorization) {
      // No page of another host can send this header without asking first.
      response.writeHead(401).end('Open the editor itself.');
    } else if (call === '/config') {
      const said = {
        desk: sentenceOf({ code: 'desk' }, locale),
        closed: sentenceOf({ code: 'desk-closed' }, locale),
        question: sentenceOf({ code: 'editor-removal' }, locale),
      };
      const photos = Object.fromEntries(listPhotos(photoFolder).usable);
      response.end(JSON.stringify({ config: config(locale as Locale), ...said, photos }));
    } else if (call) {
      const answered = await answer(decodeURIComponent(call), await text(request));
      response.end(Buffer.isBuffer(answered) ? answered : JSON.stringify(answered));
    } else if (library) {
      // The library imports its words as a bundler lets it: JSON, as if it were a module.
      response.setHeader('Content-Type', 'text/javascript;charset=utf-8');
      const json = JSON.parse(readFileSync(import.meta.dirname + path, 'utf8'));
      response.end(`export default ${JSON.stringify({ ...json, ...words.interface[library] })}`);
    } else {
      if (/^\/[\w-]+\/forms$/.test(path)) request.url = '/forms.html';
      const missing = () => void response.writeHead(404).end();
      const kept = () => archives(request, response, missing);
      page(request, response, () => content(request, response, kept));
    }
  } catch (error) {
    const sentences = problemsOf(error).map((problem) => labeledMessage(problem, locale as Locale));
    const message = sentences.join('\n');
    response.writeHead(422, { 'Content-Type': 'text/plain;charset=utf-8' });
    response.end(call ? JSON.stringify({ message }) : message);
  }
});

/** Where the desk is. */
export const address = await listen(server, '4322', '127.0.0.1');
console.log(address);
for (const locale of localeCodes) console.log(sentenceOf({ code: 'desk-open' }, locale));
