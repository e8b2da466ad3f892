/* Serves the desk, and starts its server again after a change of the site's languages. */
import { fork } from 'node:child_process';
import { chosenPort } from '../tools/lib/listen.ts';

/** What the server ends with to be started again, on the same port. */
export const restartCode = 75;

/** Starts the server on a port, and gives its address. This program ends with it. */
export function serve(port: number): Promise<string> {
  const server = fork(`${import.meta.dirname}/server.ts`, [`${port}`]);
  const end = () => void server.kill();
  process.once('SIGTERM', end);
  const address = new Promise<string>((started) => server.once('message', started));
  server.once('exit', async (code) => {
    process.off('SIGTERM', end);
    if (code === restartCode) await serve(Number(new URL(await address).port));
    else process.exit(code ?? 1);
  });
  return address;
}

if (import.meta.main) await serve(chosenPort(4322));
