import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/lib/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // A slow machine must not fail a test.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    // A port that is free: two checkouts can be tested at once.
    baseURL: `http://localhost:${process.env.SERVER_PORT}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Without a GPU, which most machines would only emulate.
        '--disable-gpu',
        // A whole Chromium draws its own address bar's suggestions as pages, two in every window: a third of the time.
        // Nor does one start a process ahead of the next page.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
        // A headless shell would round the width of each letter, as no phone does.
        '--font-render-hinting=none',
        // Only the site itself can be reached.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // Chromium decides by the connection how early it fetches lazy images.
        '--force-effective-connection-type=4G',
      ],
    },
  },
  webServer: {
    command: 'node tools/preview.ts',
    env: { PORT: '0' },
    wait: { stdout: /localhost:(?<SERVER_PORT>\d+)/ },
  },
});
