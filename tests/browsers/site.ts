import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { siteServer } from '../../server/server.ts';
import { listen } from '../listen.ts';
import type { Surroundings } from './browser.ts';

/** The built site on this machine, every page of which listens, and a stand-in for all other hosts. */
export interface Site extends Surroundings {
  /** The other hosts that were asked for. None was reached. */
  otherHosts: Set<string>;
  close: () => void;
}

export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(`${tmpdir()}/khayt-browsers-`);
  cpSync('dist', folder, { recursive: true });
  writeFileSync(`${folder}/listen.js`, `(${writeDown})();`);
  for (const page of globSync('**/*.html', { cwd: folder })) {
    const file = `${folder}/${page}`;
    // The policy allows the site's own files, so this is one page more that it must let through.
    const html = readFileSync(file, 'utf8').replace(
      '<head>',
      '$&<script src="/listen.js"></script>',
    );
    writeFileSync(file, html);
    for (const ending of ['br', 'gz']) rmSync(`${file}.${ending}`, { force: true });
  }

  const otherHosts = new Set<string>();
  const elsewhere = createServer((request, response) => {
    otherHosts.add(new URL(request.url ?? '').hostname);
    response.writeHead(403).end('refused');
  });
  elsewhere.on('connect', (request, socket) => {
    otherHosts.add((request.url ?? '').replace(/:\d+$/, ''));
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });

  const servers = [siteServer(folder), elsewhere];
  const [site, proxy] = (await Promise.all(servers.map(listen))) as [string, string];
  return {
    site,
    elsewhere: new URL(proxy).host,
    otherHosts,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Runs in every page before all else and writes down what goes wrong: errors that nobody caught,
 * files that did not come, what the page's policy forbade. The tests read it from `sessionStorage`.
 */
function writeDown() {
  const hear = (what: string) => {
    sessionStorage.heard = `${sessionStorage.heard ?? ''}${location.pathname}: ${what}\n`;
  };
  const file = (element: EventTarget | null) => (element as Element | null)?.outerHTML;
  // What was still on its way when the page is left, no page misses.
  let leaving = false;
  addEventListener('beforeunload', () => {
    leaving = true;
  });
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) hear(event.message);
      else if (!leaving) hear(`missing ${file(event.target)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => hear(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) =>
    hear(`forbidden by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
  );
  // Astro says here that an island did not come alive.
  console.error = (...words: unknown[]) => hear(words.join(' '));
}
