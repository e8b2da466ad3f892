import type { IncomingMessage, ServerResponse } from 'node:http';
import { policyName } from '../../hosting/headers.ts';
import { inlineHashes } from '../../hosting/inline-hashes.ts';
import { pagePaths } from '../../src/built-files.ts';
import { frameHeader, marks } from './marks.ts';
import { isOfSite } from './site-addresses.ts';

let starting: Promise<string> | undefined;

/** The address of the site as it is now; the first call starts its server. */
export function siteAddress(): Promise<string> {
  starting ??= startSite().catch((error) => {
    // After a failure, the next call tries again.
    starting = undefined;
    throw error;
  });
  return starting;
}

async function startSite(): Promise<string> {
  const { dev } = await import('astro');
  const server = { host: '127.0.0.1' };
  const { address } = await dev({ logLevel: 'error', server, vite: { plugins: [marks] } });
  return `http://127.0.0.1:${address.port}`;
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
  response.setHeader(policyName, "default-src 'self'; frame-ancestors 'self'");
  const origin = await siteAddress();
  const { accept = '*/*' } = request.headers;
  const headers = { [frameHeader]: 'yes', accept };
  const answer = await fetch(`${origin}${request.url}`, { headers, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  if (type.startsWith('text/html')) response.setHeader(policyName, pagePolicy(`${bytes}`, origin));
  response.writeHead(answer.status, { 'Content-Type': type }).end(bytes);
}

/** The policy of a page in the frame: its own inline scripts, and the connection by which the site's server reloads it. */
function pagePolicy(html: string, origin: string): string {
  const { scripts } = inlineHashes(html);
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((script) => ` '${script}'`).join('')}`,
    // The server of Vite writes stylesheets into the page.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${origin.replace('http', 'ws')} ${origin.replace(/http:\/\/[^:]+/, 'ws://localhost')}`,
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
