import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { stop } from './stop.ts';

/** The port that is named after the command or in PORT, else the usual one. */
export const chosenPort = (usual: number) => Number(process.argv[2] || process.env.PORT || usual);

/** Lets a server listen, and gives its port. Throws where it may not. */
export async function listen(server: Server, options: ListenOptions): Promise<number> {
  await once(server.listen(options), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Lets a server listen on a free port of this machine only, and gives its address, such as `http://127.0.0.1:4321`. */
export async function listenLocally(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
}

/** Lets a server listen, and gives its address on this machine; where it may not, says so and ends the program. */
export async function listenOrStop(server: Server, options: ListenOptions): Promise<string> {
  try {
    return `http://localhost:${await listen(server, options)}`;
  } catch (error) {
    stop(
      `Port ${options.port} is in use or not allowed (${Object(error).code}): is this running already? Else name another after the command, such as -- 4330.`,
    );
  }
}
