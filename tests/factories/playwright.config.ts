import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* The specs that look at what content makes of the pages; the others are about code that is the same on every site. */
const specs =
  'accessibility|catalog|contact|contrast|hero|layout|menu|no-script|pages|start-project';

export default defineConfig({
  ...core,
  testDir: '..',
  testMatch: ['factories/*.spec.ts', new RegExp(`e2e/(${specs}).spec.ts`)],
  outputDir: '../../test-results',
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
