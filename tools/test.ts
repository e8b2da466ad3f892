import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findChromium, installChromium } from './chromium.ts';

/**
 * `npm test` runs the core suite, `npm run test:full` (with `full` as its argument) the rest. Both end
 * with the sum of what the runners report.
 */
const reports = mkdtempSync(`${tmpdir()}/khayt-test-`);
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const counts = { passed: 0, failed: 0 };

if (process.argv[2] === 'full') full();
else core();

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;

function core(): void {
  check('types', 'npm run --silent types');
  check('lint, format, styles, unused code', 'npm run --silent lint');
  vitest('unit tests', 'tests/unit');
  if (!build()) return;
  vitest('the built files', 'tests/build');
  playwright('the built site in Chromium', 'playwright.config.ts');
}

function full(): void {
  check('types of the full suite', 'tsc --noEmit -p tests/full');
  if (!build()) return;
  vitest('servers and second checkers', 'tests/full');
  playwright('other engines, faults and the editor', 'tests/full/playwright.config.ts');
}

/** Photographs are cut fast: no test looks at how small they are. */
function build(): boolean {
  return check('build', 'astro build', { IMAGES: 'fast' });
}

/** A step that is one test: it holds or it fails. */
function check(title: string, command: string, env?: Record<string, string>): boolean {
  const passed = step(title, command, env);
  counts[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

function step(title: string, command: string, env: Record<string, string> = {}): boolean {
  const start = Date.now();
  console.log(`\n— ${title}`);
  const [program = '', ...words] = command.split(' ');
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? '✓' : '✗'} ${title}, ${seconds} s (${command})`);
  return status === 0;
}

function vitest(title: string, folder: string): void {
  const file = `${reports}/vitest.json`;
  const passed = step(
    title,
    `vitest run ${folder} --reporter=dot --reporter=json --outputFile.json=${file}`,
  );
  count<{ numPassedTests: number; numFailedTests: number }>(passed, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function playwright(title: string, config: string): void {
  if (!findChromium()) installChromium();
  const file = `${reports}/playwright.json`;
  const passed = step(title, `playwright test --config=${config} --reporter=dot,json`, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  count<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    passed,
    file,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

/** A runner that could not test, because it died or misses something, counts as one failure. */
function count<Report>(
  passed: boolean,
  file: string,
  read: (report: Report) => typeof counts,
): void {
  const report = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  rmSync(file, { force: true });
  counts.passed += report.passed;
  counts.failed += passed ? report.failed : Math.max(report.failed, 1);
}
