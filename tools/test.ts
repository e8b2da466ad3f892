import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, installChromium } from './chromium.ts';

/** Where the runner of the moment writes its counts. */
const file = 'test-results/report.json';
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Photographs are cut fast: no test looks at how small they are.
process.env.IMAGES = 'fast';

const build = 'astro build';
const vitest = `vitest run --reporter=dot --reporter=json --outputFile.json=${file}`;
const playwright = 'playwright test --reporter=dot,json';

const core = {
  types: 'npm run --silent types',
  'lint, format, styles, unused code': 'npm run --silent lint',
  'unit tests': `${vitest} tests/unit`,
  build,
  'the built files': `${vitest} tests/build`,
  'the built site in Chromium': playwright,
};

const full = {
  'types of the full suite': 'tsc --noEmit -p tests/full',
  build,
  'servers, the oldest browsers and random edits': `${vitest} tests/full`,
  'other engines, faults and the editor': `${playwright} --config=tests/full/playwright.config.ts`,
};

/** `npm test` runs the core suite, `npm run test:full` the rest. Both end with the sum of the counts. */
const counts = { passed: 0, failed: 0 };
for (const [title, command] of Object.entries(process.argv[2] === 'full' ? full : core)) {
  if (command.startsWith(playwright) && !existsSync(findChromium())) installChromium();
  const start = Date.now();
  console.log(`\n— ${title}`);
  rmSync(file, { force: true });
  const passed = spawnSync(command, { stdio: 'inherit', shell: true }).status === 0;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${passed ? '✓' : '✗'} ${title}, ${seconds} s (${command})`);

  // A step without a report is one test; a runner that dies is one failure.
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { stats, numPassedTests, numFailedTests } = report;
  const failures = stats ? stats.unexpected + stats.flaky : (numFailedTests ?? 0);
  counts.passed += numPassedTests ?? stats?.expected ?? Number(passed);
  counts.failed += passed ? failures : Math.max(failures, 1);
  if (command === build && !passed) break;
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
