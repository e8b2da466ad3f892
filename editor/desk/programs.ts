import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Host } from './archives.ts';

/** Runs a program to its end; throws its output if it fails. */
function run(program: string, args: string[], env = {}) {
  return promisify(execFile)(program, args, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A build prints a line for each picture.
    maxBuffer: Number.POSITIVE_INFINITY,
    // On Windows npm is a script, which needs a shell.
    shell: program === 'npm' && process.platform === 'win32',
  });
}

/** Builds `dist/` for a host, and says how many of its pictures are done. */
export async function build(host: Host, report: (done: number, all: number) => void) {
  // "See" has set NODE_ENV to development, with which React would be four times as large.
  // The terminal may have set the others, to build for another host or for a test.
  const env = { NODE_ENV: 'production', NETLIFY: host === 'netlify' ? '1' : '', IMAGES: '' };
  const building = run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], env);
  building.child.stdout?.on('data', (text) => {
    const [, done, all] = [...text.matchAll(/\((\d+)\/(\d+)\)/g)].at(-1) ?? [];
    if (done) report(Number(done), Number(all));
  });
  await building;
}

const wrangler = (...args: string[]) => run('npm', ['run', '--silent', 'wrangler', '--', ...args]);

/** Whether Cloudflare's program is logged in on this computer. */
export async function isLoggedIn(): Promise<boolean> {
  const { stdout } = await wrangler('whoami');
  return !stdout.includes('not authenticated');
}

/** Publishes `dist/` on Cloudflare. */
export const deploy = (domain: string) => wrangler('deploy', '--domain', domain);
