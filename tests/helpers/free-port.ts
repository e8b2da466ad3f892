import { createServer } from 'node:http';
import { listenLocally } from '../../tools/lib/listen.ts';

/** A port on which nothing listens, for a program that takes no 0. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenLocally(server));
  await new Promise((closed) => server.close(closed));
  return Number(port);
}
