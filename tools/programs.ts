import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that the tests run and npm does not bring. */
interface Program {
  /** What it is called in a sentence. */
  name: string;
  /** Where it may stand, best first. */
  paths: (string | undefined)[];
  /** The packages of Debian and Ubuntu that bring it, the one to name first. */
  debian: [string, ...string[]];
}

/**
 * The path of a program; where it is missing, Debian's packages bring it, if we may install them.
 * @throws Error that says what is missing and how to get it
 */
export function findProgram({ name, paths, debian }: Program): string {
  const found = () => paths.find((path) => path && existsSync(path));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`${name} is not here; installing ${debian.join(' ')}`);
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debian], {
        stdio: 'ignore',
        // RUNLEVEL=1: a package must not start its server as a service.
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      });
    } catch {
      // What is missing is said below.
    }
  }
  const path = found();
  if (path) return path;
  throw new Error(
    `${name} is missing: install it (on Debian or Ubuntu: apt-get install ${debian[0]}) at ${paths.filter(Boolean).join(' or ')}.`,
  );
}
