import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* The core's server and Chromium; beside them the other engines, which serve the site themselves. */
const engine = (browserName: 'firefox' | 'webkit') => ({
  name: browserName,
  testMatch: 'engines/*.spec.ts',
  // One browser, in which the visits follow each other.
  fullyParallel: false,
  // The core's are for Chromium.
  use: { browserName, launchOptions: {} },
});

export default defineConfig({
  ...core,
  testDir: '.',
  outputDir: '../../test-results/full',
  // The forms are a large program of others, and one test fills in several.
  timeout: 120_000,
  expect: { ...core.expect, toPass: { timeout: 30_000, intervals: [100] } },
  projects: [
    { name: 'chromium', testIgnore: 'engines/**', testMatch: '**/*.spec.ts' },
    engine('firefox'),
    engine('webkit'),
  ],
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
