import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { pipeline } from 'node:stream';
import { listen } from '../../tools/lib/listen.ts';
import { isOfSite } from './site-addresses.ts';

/** The site on the owner's network, while it is shown there. */
export const onNetwork: { server?: Server | undefined; address?: string | undefined } = {};

/**
 * Shows the site at `origin`, read-only, to whoever has its address on a network where this computer has the address
 * `own`. It has a random part, and sets a cookie, which opens the other pages: their addresses have none.
 */
export async function showOnNetwork(origin: string, own: string): Promise<void> {
  const key = randomBytes(12).toString('base64url');
  const server = createServer((request, response) => {
    const { url = '/', method = '', headers } = request;
    if (url === `/${key}`) {
      const cookie = `site=${key}; HttpOnly; SameSite=Lax; Path=/`;
      response.writeHead(302, { Location: '/', 'Set-Cookie': cookie }).end();
      return;
    }
    const isKnown = headers.cookie?.split('; ').includes(`site=${key}`);
    const isAllowed = ['GET', 'HEAD'].includes(method) && !headers.upgrade && isOfSite(url);
    if (!isKnown || !isAllowed) {
      response.writeHead(404).end();
      return;
    }
    const { host } = new URL(origin);
    const asked = ask(origin, { path: url, method, headers: { ...headers, host } }, (incoming) => {
      // The phone may have gone meanwhile: `pipeline` throws for a connection that is closed.
      if (response.destroyed) {
        incoming.resume();
        return;
      }
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      // If one side closes its connection, the other is closed too.
      pipeline(incoming, response, () => {});
    });
    asked.on('error', () => response.destroy()).end();
  });
  onNetwork.server = server;
  onNetwork.address = `http://${own}:${await listen(server, { port: 0 })}/${key}`;
}

/** Takes the site from the network. */
export function hideFromNetwork(): void {
  onNetwork.server?.close();
  onNetwork.server?.closeAllConnections();
  onNetwork.server = undefined;
  onNetwork.address = undefined;
}

/** This computer's address in its network. One of a home network comes first: others may be those of virtual machines. */
export function networkAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const reachable = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return (reachable.find(({ address }) => address.startsWith('192.168.')) ?? reachable[0])?.address;
}
