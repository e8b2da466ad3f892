import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

export default defineConfig({
  ...core,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/full',
  // The desk makes the site or starts Astro's server, and its forms are a large program of others.
  timeout: 300_000,
  expect: { ...core.expect, toPass: { timeout: 30_000, intervals: [100] } },
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
