import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const port = 4399;
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // No test fails because its machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No host but the site's own can be reached; what a test needs of another it answers itself.
      // How far ahead lazy pictures are fetched depends on the connection that Chromium thinks it has.
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--force-effective-connection-type=4G',
      ],
      // Back and forward must be tried as visitors have them.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: 'node server/preview.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
  },
});
