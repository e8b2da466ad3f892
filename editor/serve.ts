/* Serves the desk and its forms to this computer alone. A refused request gets a sentence that says why. */
import { createServer } from 'node:http';
import { defaultLocale, localeCodes } from '../src/i18n/locales.ts';
import { chosenPort, listenOrStop } from '../tools/lib/listen.ts';
import { watchContent } from './desk/events.ts';
import { html } from './desk/html.ts';
import { render } from './desk/view.ts';
import { explainFailure } from './failures.ts';
import { respond } from './routes.ts';
import { textOf } from './words/texts.ts';

const headers = new Headers({
  // The desk and the forms request nothing from other hosts, and no other site can frame them.
  'Content-Security-Policy':
    "default-src 'self' blob: data: 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
});

const server = createServer(async (request, response) => {
  const { method, url = '/' } = request;
  const { host = '', origin } = request.headers;
  const locale = localeCodes.find((code) => code === url.split(/[/?]/)[1]) ?? defaultLocale;
  const refuse = async (status: number, why: string) => {
    const link = html`<a href="/${locale}">${textOf('desk', locale)}</a>`;
    const body = () => html`<p class="notice mistake" dir="auto">${why}</p><p>${link}</p>`;
    const [type, text] = url.includes('/api/')
      ? ['application/json', JSON.stringify({ message: why })]
      : ['text/html', await render({ body }, '', locale)];
    response.writeHead(status, { 'Content-Type': `${type};charset=utf-8` }).end(text);
  };
  response.setHeaders(headers);
  // Against DNS rebinding: another site can let its own host name point to this machine.
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host))
    return refuse(403, textOf('desk-address', locale));
  response.setHeader('Desk-Folder', encodeURIComponent(process.cwd()));
  // Against forged requests: another site can send a form here, but with its own origin.
  if (method !== 'GET' && origin !== `http://${host}`)
    return refuse(403, textOf('desk-elsewhere', locale));
  try {
    await respond(request, response, locale);
  } catch (error) {
    // An upload that the owner has stopped.
    if (request.errored) return;
    await refuse(422, explainFailure(error)(locale));
  }
});

/** Serves the desk on a port, says so in the terminal, and gives its address. */
export async function serve(port: number): Promise<string> {
  watchContent();
  const address = await listenOrStop(server, { port, host: '127.0.0.1' });
  console.log(address);
  for (const locale of localeCodes) console.log(textOf('desk-open', locale));
  return address;
}

if (import.meta.main) await serve(chosenPort(4322));
