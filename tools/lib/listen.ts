import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { stop } from './stop.ts';

/** Lets a server listen, by the options of Node's `listen`, and gives its port. Throws where it may not. */
export async function portOf(server: Server, options: ListenOptions): Promise<number> {
  await once(server.listen(options), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Lets a server listen on a free port of this machine only, and gives its address, such as `http://127.0.0.1:4321`. */
export async function listenLocally(server: Server): Promise<string> {
  return `http://127.0.0.1:${await portOf(server, { port: 0, host: '127.0.0.1' })}`;
}

/** The port that is named after the command or in PORT, else the usual one. */
export const chosenPort = (usual: number) => Number(process.argv[2] || process.env.PORT || usual);

/** Listens on a port, of this machine's address `host` or else of all that it has, and gives the address; or ends the program. */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  const given = await portOf(server, { port, host }).catch(({ code }) =>
    stop(
      `Port ${port} is in use or not allowed (${code}): is this running already? Else name another after the command, such as -- 4330.`,
    ),
  );
  return `http://localhost:${given}`;
}
