/* Serves the desk to this computer alone; `serve.ts` starts it. */
import { createServer, type IncomingMessage } from 'node:http';
import { defaultLocale, localeCodes } from '../src/i18n/locales.ts';
import { chosenPort, listenOrStop } from '../tools/lib/listen.ts';
import { watchContent } from './desk/events.ts';
import { html } from './desk/html.ts';
import { render } from './desk/view.ts';
import { explainFailure } from './failures.ts';
import { isOutdated } from './forms/languages.ts';
import { respond } from './routes.ts';
import { restartCode } from './serve.ts';
import { connectSite, stopSite } from './site/site-server.ts';
import { textOf } from './words/texts.ts';

const headers = new Headers({
  // The desk requests nothing from other hosts, runs no script of a document, and no other site can frame it.
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; " +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});

/** Whether a request is to this machine by its own name: another site can let its host name point here (DNS rebinding). */
const isOwnHost = ({ headers: { host = '' } }: IncomingMessage) =>
  /^(127\.0\.0\.1|localhost):\d+$/.test(host);

/** Whether a page of the desk sends a request: another site can send one here too, but with its own origin. */
const isOwnPage = ({ headers: { host, origin } }: IncomingMessage) => origin === `http://${host}`;

const server = createServer(async (request, response) => {
  const { method, url = '/' } = request;
  response.setHeaders(headers);
  response.once('close', () => {
    if (isOutdated) void startAgain();
  });
  if (!isOwnHost(request) || (method !== 'GET' && !isOwnPage(request))) {
    response.writeHead(403).end();
    return;
  }
  response.setHeader('Desk-Folder', encodeURIComponent(process.cwd()));
  const locale = localeCodes.find((code) => code === url.split(/[/?]/)[1]) ?? defaultLocale;
  try {
    if (isOutdated) response.writeHead(503).end();
    else await respond(request, response, locale);
  } catch (error) {
    const why = explainFailure(error)(locale);
    const link = html`<a href="/${locale}">${textOf('desk', locale)}</a>`;
    const body = () => html`<p class="notice mistake" dir="auto">${why}</p><p>${link}</p>`;
    const [type, text] = url.includes('/api/')
      ? ['application/json', JSON.stringify({ message: why })]
      : ['text/html', await render({ body }, '', locale)];
    response.writeHead(422, { 'Content-Type': `${type};charset=utf-8` }).end(text);
  }
});

server.on('upgrade', (request, socket) => {
  const isOwn = isOwnHost(request) && isOwnPage(request);
  if (isOwn) connectSite(request, socket).catch(() => socket.destroy());
  else socket.destroy();
});

/** Ends this program for another in its place: which languages there are is read once. */
async function startAgain(): Promise<void> {
  await stopSite();
  process.exit(restartCode);
}

process.once('disconnect', () => process.exit());
watchContent();
const address = await listenOrStop(server, { port: chosenPort(4322), host: '127.0.0.1' });
console.log(address);
for (const locale of localeCodes) console.log(textOf('desk-open', locale));
process.send?.(address);
