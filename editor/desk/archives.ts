import {
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
import { zipSync } from 'fflate';
import { isSystemFile } from '../../src/system-files.ts';

const folder = 'published';
/** Of each host: an owner who makes the site again and again in one day can still go back to the day before. */
const kept = 10;
const archiveName = /^site-\d{4}-\d\d-\d\d-\d{6}-[a-z]+\.zip$/;

/** What every entry says of itself: of a file "from FAT", unzip takes the name for one in an old code page of DOS. */
const unixFile = { os: 3, attrs: 0o100644 << 16 };

/** Every archive that is kept, the newest first. */
export function archives(): string[] {
  const files = globSync('*.zip', { cwd: folder, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map(({ name }) => name);
  return names
    .filter((name) => archiveName.test(name))
    .sort()
    .reverse();
}

/** Keeps `dist/` as an archive for a host and returns its name. */
export function archive(host: string): string {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  // To look into a folder is enough for macOS to put a file of its own there.
  const paths = names.filter(
    (name) => statSync(join('dist', name)).isFile() && !isSystemFile(name),
  );
  const bytesOf = (path: string) => new Uint8Array(readFileSync(join('dist', path)));
  const files = Object.fromEntries(
    paths.map((path) => [path.replaceAll('\\', '/'), bytesOf(path)]),
  );
  const older = archives().filter((name) => name.endsWith(`-${host}.zip`));
  const name = `site-${localTime()}-${host}.zip`;
  // If the disk is full, half an archive stays outside the folder, and the next one replaces it.
  writeFileSync('site-new.zip', zipSync(files, unixFile));
  mkdirSync(folder, { recursive: true });
  renameSync('site-new.zip', join(folder, name));
  // Of the older ones: if the clock was set back, the new archive may sort as the oldest.
  for (const old of older.slice(kept - 1)) rmSync(join(folder, old));
  return name;
}

/** The owner's date and time, such as 2026-11-23-205012. */
function localTime(): string {
  const now = new Date();
  // What is written is the time in UTC.
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  const [date, time = ''] = now.toISOString().split(/[T.]/);
  return `${date}-${time.replaceAll(':', '')}`;
}
