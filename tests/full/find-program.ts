import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A program, or a file that one needs, which npm does not bring. */
interface Program {
  /** Its name in an error. */
  name: string;
  /** Where it may be, best first. */
  paths: (string | undefined)[];
  /** The Debian and Ubuntu package that brings it. */
  debian: string;
}

/**
 * The path of a program; a missing one is installed from Debian's packages when we are root.
 * @throws Error that says what is missing and how to get it
 */
export function findProgram({ name, paths, debian }: Program): string {
  const find = () => paths.find((path) => path && existsSync(path));
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`${name} is missing; installing ${debian}`);
    try {
      const install = `apt-get update && apt-get install -y --no-install-recommends ${debian}`;
      // The lock makes test files that run in parallel install one after the other.
      execFileSync('flock', [`${tmpdir()}/site-apt-get.lock`, 'sh', '-c', install], {
        stdio: 'ignore',
        // RUNLEVEL=1: a package must not start its server as a service.
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      });
    } catch {
      // The error below says what is missing.
    }
  }
  const path = find();
  if (path) return path;
  throw new Error(
    `${name} is missing: install it (on Debian or Ubuntu: apt-get install ${debian}) at ${paths.filter(Boolean).join(' or ')}.`,
  );
}
