import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** Where a site can be published from the desk. */
export const hosts = ['netlify', 'cpanel', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

const folder = 'published';
const kept = 3;

/** Runs a program to its end; throws what it says went wrong. */
async function run(program: string, words: string[], env = {}, hear = (_: string) => {}) {
  const child = spawn(program, words, {
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npx is no program but a script.
    shell: program === 'npx' && process.platform === 'win32',
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (text) => {
      said += text;
      hear(`${text}`);
    });
  }
  const [code] = await once(child, 'close');
  const lines = said.trim().split('\n');
  if (code !== 0) throw new Error(lines.find((line) => /error/i.test(line)) ?? lines.at(-1));
  return said;
}

/** Builds `dist/` for a host, and says how many of its pictures are done. */
export async function build(host: Host, report: (done: number, all: number) => void) {
  // The site that is shown meanwhile has set another NODE_ENV, with which React is four times as large.
  const env = { NODE_ENV: 'production', ...(host === 'netlify' && { NETLIFY: '1' }) };
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], env, (text) => {
    const [, done, all] = [...text.matchAll(/\((\d+)\/(\d+)\)/g)].at(-1) ?? [];
    if (done) report(Number(done), Number(all));
  });
}

/** Every archive that is kept, the newest first. */
export function archives(): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).sort().reverse();
}

/** The bytes of an archive. */
export const readArchive = (name: string) => readFileSync(join(folder, name));

/** Keeps `dist/` as an archive and returns its name; of the older ones the last two stay. */
export function archive(host: Host): string {
  const entries = readdirSync('dist', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = files.map((file) => [
    file.slice('dist/'.length).replaceAll('\\', '/'),
    readFileSync(file),
  ]);
  // Swedes write a date as 2026-11-23 20:50:12.
  const time = new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '');
  const name = `site-${time}-${host}.zip`;
  const zip = zipSync(Object.fromEntries(bytes));
  try {
    writeFileSync(join(folder, name), zip);
  } catch (error) {
    // Half an archive would look like a whole one.
    rmSync(join(folder, name), { force: true });
    throw error;
  }
  for (const old of archives().slice(kept)) rmSync(join(folder, old));
  return name;
}

const wrangler = ['--yes', 'wrangler@4.164.0'];

/** Whether Cloudflare's own program knows an account on this computer. */
export async function isLoggedIn(): Promise<boolean> {
  const said = await run('npx', [...wrangler, 'whoami']).catch(({ message }) => message);
  return !/not authenticated|error/i.test(said);
}

/** Publishes `dist/` on Cloudflare. */
export const deploy = (domain: string) => run('npx', [...wrangler, 'deploy', '--domain', domain]);
