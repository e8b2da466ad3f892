import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* All specs, on the site of a made-up factory; `tools/test.ts` says which of their tests are run. */
export default defineConfig({
  ...core,
  testDir: '..',
  testMatch: ['factories/*.spec.ts', 'e2e/*.spec.ts'],
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
