import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* The core's server and Chromium; beside them the other engines, which serve the site themselves. */
const engine = { testMatch: 'engines/*.spec.ts', fullyParallel: false };

export default defineConfig({
  ...core,
  testDir: '.',
  outputDir: '../../test-results/full',
  expect: { ...core.expect, toPass: { timeout: 30_000, intervals: [100] } },
  projects: [
    { name: 'chromium', testIgnore: 'engines/**', testMatch: '**/*.spec.ts' },
    { ...engine, name: 'firefox', use: { browserName: 'firefox' } },
    { ...engine, name: 'webkit', use: { browserName: 'webkit' } },
  ],
  webServer: { ...core.webServer, command: 'node hosting/preview.ts', cwd: '../..' },
});
