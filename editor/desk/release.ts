import { execFile } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { zipSync } from 'fflate';

/** Where a site can be published from the desk. */
export const hosts = ['netlify', 'cpanel', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

/** Where the archives are. */
const folder = 'published';
const kept = 3;

/** Runs a program to its end; throws what it says went wrong. */
function run(program: string, words: string[], env = {}) {
  return promisify(execFile)(program, words, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    // A build writes a line for each picture.
    maxBuffer: Number.POSITIVE_INFINITY,
    // On Windows npx is no program but a script.
    shell: program === 'npx' && process.platform === 'win32',
  });
}

/** Builds `dist/` for a host, and says how many of its pictures are done. */
export async function build(host: Host, report: (done: number, all: number) => void) {
  // The site that is shown meanwhile has set another NODE_ENV, with which React is four times as large.
  const env = { NODE_ENV: 'production', ...(host === 'netlify' && { NETLIFY: '1' }) };
  const building = run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], env);
  building.child.stdout?.on('data', (text) => {
    const [, done, all] = [...text.matchAll(/\((\d+)\/(\d+)\)/g)].at(-1) ?? [];
    if (done) report(Number(done), Number(all));
  });
  await building;
}

/** Every archive that is kept, the newest first. */
export function archives(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).sort().reverse();
}

/** Keeps `dist/` as an archive and returns its name; of the older ones the last two stay. */
export function archive(host: Host): string {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join('dist', name)).isFile());
  const bytes = files.map((name) => [name.replaceAll('\\', '/'), readFileSync(join('dist', name))]);
  // Swedes write a date as 2026-11-23 20:50:12.
  const time = new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '');
  const name = `site-${time}-${host}.zip`;
  // Half an archive, if the disk is full, is not among the whole ones, and the next replaces it.
  writeFileSync('site-new.zip', zipSync(Object.fromEntries(bytes)));
  renameSync('site-new.zip', join(folder, name));
  for (const old of archives().slice(kept)) rmSync(join(folder, old));
  return name;
}

const wrangler = ['--yes', 'wrangler@4.164.0'];

/** Whether Cloudflare's own program knows an account on this computer. */
export async function isLoggedIn(): Promise<boolean> {
  const { stdout } = await run('npx', [...wrangler, 'whoami']);
  return !stdout.includes('not authenticated');
}

/** Publishes `dist/` on Cloudflare. */
export const deploy = (domain: string) => run('npx', [...wrangler, 'deploy', '--domain', domain]);
