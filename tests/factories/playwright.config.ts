import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* The specs of a made-up factory's site; `tools/test.ts` says which of them are run. */
export default defineConfig({
  ...core,
  testDir: '..',
  testMatch: ['factories/*.spec.ts', 'e2e/*.spec.ts'],
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
