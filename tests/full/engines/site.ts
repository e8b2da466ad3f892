import { createServer } from 'node:http';
import { siteServer } from '../../../hosting/server.ts';
import { listenLocally } from '../../../tools/listen.ts';

/**
 * Serves the built site, until the process ends, with a script in every page that records what goes
 * wrong: not every driver reports it. As a proxy, the same server refuses every other host.
 * @returns the site's origin
 */
export async function startSite(): Promise<string> {
  const inner = await listenLocally(siteServer('dist'));
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.origin !== origin) {
      response.writeHead(403).end();
    } else if (url.pathname === '/record.js') {
      response.setHeader('Content-Type', 'text/javascript').end(`(${recordProblems})();`);
    } else {
      const answer = await fetch(inner + url.pathname, { redirect: 'manual' });
      const body = Buffer.from(await answer.arrayBuffer());
      const headers = new Headers(answer.headers);
      headers.delete('content-encoding');
      headers.delete('content-length');
      response.setHeaders(headers).statusCode = answer.status;
      const isPage = headers.get('content-type')?.startsWith('text/html');
      response.end(
        isPage ? `${body}`.replace('<head>', '$&<script src="/record.js"></script>') : body,
      );
    }
  });
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  const origin = await listenLocally(server);
  return origin;
}

/** Records uncaught errors, missing files and policy violations; runs in the page, before all else. */
function recordProblems() {
  sessionStorage.problems ??= '';
  const record = (problem: string) => {
    sessionStorage.problems += `${location.pathname}: ${problem}\n`;
  };
  // A page that is being left does not miss what was still on its way.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const recordError = (event: Event) => {
    if (event instanceof ErrorEvent) record(event.message);
    else if (!isLeaving) record(`missing ${(event.target as Element).outerHTML}`);
  };
  addEventListener('error', recordError, true);
  addEventListener('unhandledrejection', ({ reason }) => record(`${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    record(`${effectiveDirective} forbids ${blockedURI}`),
  );
  // The hero reports here what React throws.
  console.error = (...words) => record(words.join(' '));
}
