import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { stop } from './stop.ts';

/**
 * Where a Chromium is: CHROMIUM_PATH, the system's, or the place where Playwright's would be. No
 * `channel` of Playwright does this: 'chromium' is its own download, 'chrome' Google's package.
 */
export function findChromium(): string {
  const others = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return others.find((path) => path && existsSync(path)) ?? chromium.executablePath();
}

/** Installs a Chromium: Playwright's, or Debian's package, which only root can; else ends the program. */
export function installChromium(): void {
  // Without what it recommends, such as a printer's settings. Its library of fonts depends on one with Arabic letters.
  const debian = 'apt-get update && apt-get install --yes --no-install-recommends chromium';
  for (const command of ['playwright install chromium', debian]) {
    console.log(`No Chromium here; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (existsSync(findChromium())) return;
  }
  stop('The tests need Chromium: install it, or name its executable in CHROMIUM_PATH.');
}
