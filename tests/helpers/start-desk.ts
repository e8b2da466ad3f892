import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Starts the desk of a folder on a free port, and waits until it says its address. `stop` ends it, and is done once
 * nothing writes to the folder any more. Throws what the desk said where it ends before that.
 */
export async function startDesk(folder: string) {
  const env = { ...process.env, PORT: '0', IMAGES: 'fast' };
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
