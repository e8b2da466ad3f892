import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localeCodes } from '../../src/i18n/locales.ts';
import { sentenceOf } from '../../src/messages/write.ts';
import { sendEvents } from './events.ts';
import { home } from './home.ts';
import { type DeskPage, document, preferredLocale } from './page.ts';
import { publish } from './publish.ts';
import { ready } from './ready.ts';
import { archives, readArchive } from './release.ts';
import { see } from './see.ts';

const pages: Record<string, DeskPage> = { '': home, see, ready, publish };

/** Answers what is asked of the desk: true, or false where it is asked of something else. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const [, code, name = ''] = /^\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const locale = localeCodes.find((locale) => locale === code);
  const page = locale && pages[name];
  const redirect = (status: number, to: string) =>
    response.writeHead(status, { Location: to }).end();
  if (pathname === '/') redirect(302, `/${preferredLocale(request)}`);
  else if (pathname === '/events') sendEvents(request, response);
  else if (archives().includes(pathname.slice(1))) {
    response.setHeader('Content-Type', 'application/zip');
    response.end(readArchive(pathname.slice(1)));
  } else if (!page) return false;
  else if (request.method === 'POST') {
    // A page of another host can send a form here, but the browser says whose page it is.
    if (request.headers.origin !== `http://${request.headers.host}`) {
      response.writeHead(403).end(sentenceOf({ code: 'desk-elsewhere' }, locale));
      return true;
    }
    await page.press?.(new URLSearchParams(await text(request)), locale);
    redirect(303, pathname);
  } else {
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(await document(page, name, locale));
  }
  return true;
}
