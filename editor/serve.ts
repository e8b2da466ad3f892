/* Serves the desk to this computer alone. */
import { type StdioOptions, spawn } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultLocale, localeCodes } from '../src/i18n/locales.ts';
import { chosenPort, listenOrStop } from '../tools/lib/listen.ts';
import { watchContent } from './desk/events.ts';
import { html } from './desk/html.ts';
import { render } from './desk/view.ts';
import { explainFailure } from './failures.ts';
import { isOutdated } from './forms/languages.ts';
import { respond } from './routes.ts';
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

let isStarting = false;

/** Starts the desk anew in place of this one: it reads once which languages there are. This program waits for the new one's end. */
async function startAgain(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  const { port } = server.address() as AddressInfo;
  await stopSite();
  server.close();
  server.closeAllConnections();
  const env = { ...process.env, PORT: `${port}` };
  const args = [...process.execArgv, import.meta.filename];
  const stdio: StdioOptions = ['inherit', 'inherit', 'inherit', 'ipc'];
  spawn(process.execPath, args, { env, stdio }).on('exit', (code) => process.exit(code ?? 1));
}

/** Serves the desk on a port, says so in the terminal, and gives its address. */
export async function serve(port: number): Promise<string> {
  watchContent();
  const address = await listenOrStop(server, { port, host: '127.0.0.1' });
  console.log(address);
  for (const locale of localeCodes) console.log(textOf('desk-open', locale));
  return address;
}

// One that was started by another ends with it.
process.once('disconnect', () => process.exit());

if (import.meta.main) await serve(chosenPort(4322));
