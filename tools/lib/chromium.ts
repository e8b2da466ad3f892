import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { stop } from './stop.ts';

/** The whole browser's places. No `channel` of Playwright knows them: 'chromium' is its own download, 'chrome' Google's. */
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path)) ?? chromium.executablePath();

/**
 * Where a Chromium is: CHROMIUM_PATH, the system's, or the place where Playwright's would be. Its headless shell, which
 * draws no windows, is the first: the same tests need 125 s in it and 195 s in the whole browser.
 */
export const findChromium = (): string =>
  firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...browsers]);

/** Where a whole Chromium is, which has what the headless shell lacks: the back/forward cache. */
export const findWholeChromium = (): string => firstOf(browsers);

/** Installs a Chromium: Playwright's, or a package of Debian's, which only root can; else ends the program. */
export function installChromium(find: () => string, name: string): void {
  // Without what it recommends, such as a printer's settings. Its library of fonts depends on one with Arabic letters.
  const debian = `apt-get update && apt-get install --yes --no-install-recommends ${name}`;
  for (const command of ['playwright install chromium', debian]) {
    console.log(`No Chromium here; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (existsSync(find())) return;
  }
  stop('The tests need Chromium: install it, or name its executable in CHROMIUM_PATH.');
}
