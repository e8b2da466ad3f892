import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type Duplex, pipeline } from 'node:stream';
import { policyName } from '../../hosting/headers.ts';
import { inlineHashes } from '../../hosting/inline-hashes.ts';
import { pagePaths } from '../../src/built-files.ts';
import { frameHeader, marks } from './marks.ts';
import { isOfSite } from './site-addresses.ts';

let starting: ReturnType<typeof startSite> | undefined;

/** The address of the site as it is now; the first call starts its server. */
export async function siteAddress(): Promise<string> {
  starting ??= startSite().catch((error) => {
    // After a failure, the next call tries again.
    starting = undefined;
    throw error;
  });
  const { address } = await starting;
  return `http://127.0.0.1:${address.port}`;
}

/** Stops the site's server, if it was started. */
export async function stopSite(): Promise<void> {
  const site = await starting?.catch(() => undefined);
  await site?.stop();
}

async function startSite() {
  const { dev } = await import('astro');
  const server = { host: '127.0.0.1' };
  return dev({ logLevel: 'error', server, vite: { plugins: [marks] } });
}

/** Whether a request is for a page of the site, to be shown in the frame of the editor, or for what such a page needs. */
export function isForFrame({ url = '', headers }: IncomingMessage): boolean {
  const [path = ''] = url.split('?');
  if (pagePaths.includes(path)) return headers['sec-fetch-dest'] === 'iframe';
  return isOfSite(url);
}

/** Sends what the site's server has at an address, from the origin of the desk. */
export async function sendSite(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Also for what is said where it fails.
  response.setHeader(
    policyName,
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'self'",
  );
  const origin = await siteAddress();
  const { accept = '*/*' } = request.headers;
  const headers = { [frameHeader]: 'yes', accept };
  const answer = await fetch(`${origin}${request.url}`, { headers, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  response.statusCode = answer.status;
  response.setHeader('Content-Type', type);
  if (!type.startsWith('text/html')) return void response.end(bytes);
  // A browser has six connections to an address: on these, a save would wait for pictures that are still being made.
  const pictures = origin.replace('127.0.0.1', 'localhost');
  const html = `${bytes}`.replaceAll('/_image?', `${pictures}/_image?`);
  response.setHeader(policyName, pagePolicy(html, pictures)).end(html);
}

/** Connects a page in the frame with the site's server, which tells it by a WebSocket to load itself again. */
export async function connectSite(request: IncomingMessage, socket: Duplex): Promise<void> {
  const { hostname, port } = new URL(await siteAddress());
  const { method, url, rawHeaders } = request;
  const headers = rawHeaders.map((part, index) => part + (index % 2 ? '\r\n' : ': '));
  const server = connect(Number(port), hostname);
  server.write(`${method} ${url} HTTP/1.1\r\n${headers.join('')}\r\n`);
  // Whichever side ends first, the other one is closed.
  pipeline(socket, server, socket, () => {});
}

/** The policy of a page in the frame: of scripts, its own inline ones and those of its origin. */
function pagePolicy(html: string, pictures: string): string {
  const { scripts } = inlineHashes(html);
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((script) => ` '${script}'`).join('')}`,
    // The server of Vite writes stylesheets into the page.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`,
    // The map of the site, as the site's own policy has it.
    'frame-src https://www.google.com https://maps.google.com',
    'object-src https://www.google.com https://maps.google.com',
    "frame-ancestors 'self'",
  ].join('; ');
}
