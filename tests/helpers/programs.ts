import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../tools/lib/listen.ts';

/** Runs a program of `tools/` in a checkout: its exit code, and what it writes to its two outputs. */
export function runTool(program: string, args: string[], checkout: string) {
  return new Promise<[code: unknown, output: string, errors: string]>((done) => {
    const file = resolve('tools', program);
    execFile(process.execPath, [file, ...args], { cwd: checkout }, (error, output, errors) =>
      done([error?.code ?? 0, output, errors]),
    );
  });
}

/**
 * Starts the desk of a folder, on a free port unless one is named, and waits until it says its address. `stop` ends it, and is done once
 * nothing writes to the folder any more. Throws what the desk said where it ends before that.
 */
export async function startDesk(folder: string, port = '0') {
  const env = { ...process.env, PORT: port, IMAGES: 'fast' };
  const desk = spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: folder, env });
  const ended = once(desk, 'exit');
  const errors = text(desk.stderr);
  const died = ended.then(async () => {
    throw new Error(`The desk has ended: ${await errors}`);
  });
  const [said] = await Promise.race([once(desk.stdout, 'data'), died]);
  died.catch(() => {});
  const stop = async () => {
    desk.kill();
    await ended;
  };
  return { stop, address: `${/http:\/\/[^\s/]+/.exec(`${said}`)}` };
}

/** A port on which nothing listens, for a program that takes no 0. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenLocally(server));
  await new Promise((closed) => server.close(closed));
  return Number(port);
}
