import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { pipeline } from 'node:stream';
import { listen } from '../../tools/lib/listen.ts';
import { frameHeader } from '../site/marks.ts';
import { isOfSite } from '../site/site-addresses.ts';

/** The site on the owner's network, while it is shown there: its server, and how its addresses end. */
export const onNetwork: { server?: Server | undefined; end?: string | undefined } = {};

/**
 * Shows the site at `origin`, read-only, to whoever has its address on a network of this computer. It has a random
 * part, and sets a cookie, which opens the other pages: their addresses have none.
 */
export async function showOnNetwork(origin: string): Promise<void> {
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
    // Pages have marks for the editor alone.
    const { [frameHeader]: _, ...sent } = headers;
    const asked = ask(origin, { path: url, method, headers: { ...sent, host } }, (incoming) => {
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
  onNetwork.end = `:${await listen(server, { port: 0 })}/${key}`;
}

/** Takes the site from the network. */
export function hideFromNetwork(): void {
  onNetwork.server?.close();
  onNetwork.server?.closeAllConnections();
  onNetwork.server = undefined;
  onNetwork.end = undefined;
}

/** How systems and programs call networks that are within this computer, or lead to another one (VPN). */
const virtual = new RegExp(
  [
    '^(?:br-|bridge|veth[\\da-f]{2}|virbr|lxc|lxd|incus|podman|cni|flannel|cali|kube|vmnet|vboxnet|vnic)',
    '^(?:tap|wg|ppp|ipsec|zt|feth|ham\\d|nord)|tun\\d*$',
    'docker|virtualbox|vmware|parallels|waydroid|\\bwsl\\b|default switch|sandbox|loopback',
    'vpn|tailscale|zerotier|hamachi|wireguard|globalprotect|anyconnect|warp|mullvad|proton',
  ].join('|'),
  'i',
);

/** The adapters of VirtualBox and VMware for their hosts, and of OpenVPN, whatever Windows calls them. */
const virtualMac = /^(?:0a:00:27|00:50:56:c0:00|00:ff)/i;

/**
 * This computer's addresses in its networks, as far as a phone there may reach them. Not those that a computer gives
 * itself where no network does (169.254, RFC 3927), and of networks of one address alone, as VPNs have.
 */
export function networkAddresses(): string[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ family, internal, address, netmask, mac }) => {
      const isAlone = netmask === '255.255.255.255' || address.startsWith('169.254.');
      const isVirtual = virtual.test(name) || virtualMac.test(mac);
      return family !== 'IPv4' || internal || isAlone || isVirtual ? [] : [address];
    }),
  );
}
