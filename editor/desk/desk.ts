import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localeCodes, locales } from '../../src/i18n/locales.ts';
import { sentenceOf } from '../../src/messages/write.ts';
import { sendEvents } from './events.ts';
import { home } from './home.ts';
import { type DeskPage, document } from './page.ts';
import { publish } from './publish.ts';
import { ready } from './ready.ts';
import { see } from './see.ts';

const pages: Record<string, DeskPage> = { '': home, see, ready, publish };

/** Answers what is asked of the desk: true, or false where it is asked of something else. */
export async function answerDesk(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const { origin, host, 'accept-language': languages = '' } = request.headers;
  const [, code, name = ''] = /^\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const locale = localeCodes.find((locale) => locale === code);
  const page = locale && pages[name];
  const redirect = (status: number, to: string) =>
    response.writeHead(status, { Location: to }).end();
  if (pathname === '/') {
    // The languages of the browser, the best first: "en-GB,en;q=0.9,ar;q=0.8".
    const known = languages.split(/[,;-]/).filter((tag) => Object.hasOwn(locales, tag));
    redirect(302, `/${known[0] ?? localeCodes[0]}`);
  } else if (pathname === '/events') sendEvents(request, response);
  else if (!page) return false;
  else if (request.method === 'POST') {
    // A page of another host can send a form here, but the browser says whose page it is.
    if (origin !== `http://${host}`) {
      response
        .writeHead(403, { 'Content-Type': 'text/plain;charset=utf-8' })
        .end(sentenceOf({ code: 'desk-elsewhere' }, locale));
      return true;
    }
    await page.press?.(new URLSearchParams(await text(request)));
    redirect(303, pathname);
  } else {
    response.setHeader('Content-Type', 'text/html;charset=utf-8');
    response.end(await document(page, name, locale));
  }
  return true;
}
