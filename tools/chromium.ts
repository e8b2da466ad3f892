import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium is: CHROMIUM_PATH, the system's, or the place where Playwright's would be. */
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

/** Installs a Chromium: Playwright's, or Debian's package where that cannot be fetched. */
export function installChromium(): void {
  const debian = 'apt-get update && apt-get install --yes chromium';
  for (const command of ['npx playwright install chromium', debian]) {
    console.log(`No Chromium here; trying: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    if (existsSync(findChromium())) return;
  }
  throw new Error('No Chromium: install one, or name its executable in CHROMIUM_PATH.');
}
