import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

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
      const install = `apt-get update && apt-get install -y --no-install-recommends ${debian.join(' ')}`;
      // Tests that run at the same time install one after the other.
      execFileSync('flock', [`${tmpdir()}/khayt-apt-get`, 'sh', '-c', install], {
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
