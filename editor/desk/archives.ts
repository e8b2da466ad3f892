import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { unzipSync, zipSync } from 'fflate';

/** The hosts for which the desk makes archives. */
export const hosts = ['netlify', 'cpanel', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

const folder = 'published';
const kept = 3;

/** The host that an archive was made for; undefined for other files in the folder. */
const hostOf = (name: string) =>
  hosts.find((host) => new RegExp(`^site-\\d{4}-\\d\\d-\\d\\d-\\d{6}-${host}\\.zip$`).test(name));

/** Every archive that is kept, the newest first. */
export function archives(): string[] {
  const files = globSync('*.zip', { cwd: folder, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  return names.filter(hostOf).sort().reverse();
}

/** The file with the name of the archive that was last published on a host. */
const lastFile = (host: Host) => join(folder, `last-${host}.txt`);

/** Whether an archive is what was last published on its host, as far as the desk knows. */
export const isPublished = (name: string) =>
  hosts.map(lastFile).some((file) => existsSync(file) && readFileSync(file, 'utf8') === name);

/** Remembers that an archive was published, or saved for that: it is kept until this happens to another one. */
export function setPublished(name: string): void {
  const host = hostOf(name);
  if (host && archives().includes(name)) writeFileSync(lastFile(host), name);
}

/** Keeps `dist/` as an archive and returns its name, or that of the last one for the host if it is the same. */
export function archive(host: Host): string {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const paths = names.filter((name) => statSync(join('dist', name)).isFile());
  const bytesOf = (path: string) => new Uint8Array(readFileSync(join('dist', path)));
  const files = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), bytesOf(path)]),
  );
  const older = archives().filter((name) => hostOf(name) === host);
  const [newest] = older;
  if (newest && isDeepStrictEqual(unzip(newest), files)) return newest;
  // In Swedish, a time is written as 2026-11-23 20:50:12.
  const time = new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '');
  const name = `site-${time}-${host}.zip`;
  // If the disk is full, half an archive stays outside the folder, and the next one replaces it.
  writeFileSync('site-new.zip', zipSync(files));
  mkdirSync(folder, { recursive: true });
  renameSync('site-new.zip', join(folder, name));
  // If the clock was set back, the new archive may sort as the oldest.
  const others = older.filter((other) => other !== name);
  const surplus = others.slice(kept - 1).filter((other) => !isPublished(other));
  for (const old of surplus) rmSync(join(folder, old));
  return name;
}

/** What is in an archive; nothing, if it is damaged. */
function unzip(name: string) {
  try {
    return unzipSync(readFileSync(join(folder, name)));
  } catch {
    return {};
  }
}
