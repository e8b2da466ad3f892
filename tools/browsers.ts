import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Where Firefox stands: FIREFOX_PATH, else the system's, else Debian's package, freshly installed.
 * @throws Error that says what is missing when there is none
 */
export function firefox(): string {
  const named = process.env.FIREFOX_PATH;
  return program('Firefox', 'firefox-esr', [
    ...(named ? [named] : []),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
}

/**
 * Where WebKit's driver stands (it brings its browser), and the display that it draws on.
 * @throws Error that says what is missing when either is not there
 */
export function webKit(): { driver: string; display: string } {
  return {
    driver: program("WebKit's driver", 'webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']),
    display: program("WebKit's display", 'xvfb', ['/usr/bin/Xvfb']),
  };
}

/** The first of the paths that exists; where none does, Debian's package brings it, if we may install it. */
function program(name: string, debian: string, paths: string[]): string {
  const found = () => paths.find((path) => existsSync(path));
  if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`${name} is not here; installing ${debian}`);
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debian], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // What is missing is said below.
    }
  }
  const path = found();
  if (path) return path;
  throw new Error(
    `${name} is missing: install it (on Debian or Ubuntu: apt-get install ${debian}) at ${paths.join(' or ')}.`,
  );
}
