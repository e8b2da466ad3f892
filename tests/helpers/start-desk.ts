import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts the desk of a folder on a free port, and waits until it says its address. Whoever calls this ends the process. */
export async function startDesk(folder: string) {
  const env = { ...process.env, PORT: '0', IMAGES: 'fast' };
  const desk = spawn(process.execPath, [resolve('editor/serve.ts')], { cwd: folder, env });
  const [said] = await once(desk.stdout, 'data');
  return { desk, address: `${/http:\/\/[^\s/]+/.exec(`${said}`)}` };
}
