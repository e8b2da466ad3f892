import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium stands: CHROMIUM_PATH, the system's, or Playwright's own; undefined if nowhere. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...systemPaths, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Installs a Chromium: Playwright's, or Debian's package where that cannot be fetched.
 * @throws Error that says what is missing when neither can be had
 */
export function installChromium(): void {
  const ways = [
    'npx playwright install chromium',
    ...(process.getuid?.() === 0 ? ['apt-get update', 'apt-get install --yes chromium'] : []),
  ];
  for (const way of ways) {
    const [command = '', ...words] = way.split(' ');
    console.log(`No Chromium here; trying: ${way}`);
    try {
      execFileSync(command, words, { stdio: 'inherit' });
    } catch {
      console.log('That did not work.');
    }
    if (findChromium()) return;
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed: install one, or name its executable in CHROMIUM_PATH.',
  );
}
