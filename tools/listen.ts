import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stop } from './stop.ts';

/** Lets a server listen on a free port of this machine only, and returns its address, such as `http://127.0.0.1:4321`. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The port that is named after the command or in PORT, else the usual one. */
export const chosenPort = (usual: number) => Number(process.argv[2] || process.env.PORT || usual);

/** Listens on a port, of this machine's address `host` or else of all that it has, and gives the address; or ends the program. */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  const start = async () => once(server.listen({ port, host }), 'listening');
  await start().catch(({ code }) =>
    stop(
      `Port ${port} is in use or not allowed (${code}): is this running already? Else name another after the command, such as npm start -- 4330.`,
    ),
  );
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
