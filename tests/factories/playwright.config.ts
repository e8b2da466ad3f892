import { defineConfig } from '@playwright/test';
import core from '../../playwright.config.ts';

/* What content makes of the pages. The other specs are about code that is the same on every site. */
const specs = 'accessibility|catalog|contact|layout|menu|no-script|pages|start-project';

export default defineConfig({
  ...core,
  testDir: '..',
  testMatch: ['factories/*.spec.ts', new RegExp(`e2e/(${specs}).spec.ts`)],
  webServer: { ...core.webServer, command: 'node tools/preview.ts', cwd: '../..' },
});
