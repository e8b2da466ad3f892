import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findChromium, installChromium } from './chromium.ts';

/** Runs everything that must hold, one step after the other, and counts what the runners report. */

const reports = mkdtempSync(`${tmpdir()}/khayt-test-`);
const counts = { passed: 0, failed: 0 };
let broken = false;

step('types', 'astro check');
step('lint and format', 'biome check --error-on-warnings .');
step('styles', 'stylelint src/**/*.css');
step('unused files, exports and dependencies', 'knip');
vitest('unit tests', 'tests/unit');
if (step('build', 'astro build')) {
  vitest('the built files', 'tests/built');
  if (!findChromium()) installChromium();
  playwright('the built site in a browser');
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = broken || counts.failed > 0 ? 1 : 0;

function step(title: string, command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n— ${title}`);
  const [program = '', ...words] = command.split(' ');
  const { status } = spawnSync(program, words, {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) {
    broken = true;
    console.error(`✗ ${title} (${command})`);
  }
  return status === 0;
}

function vitest(title: string, folder: string): void {
  const file = `${reports}/${folder.replace('/', '-')}.json`;
  step(title, `vitest run ${folder} --reporter=default --reporter=json --outputFile.json=${file}`);
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number };
  counts.passed += report.numPassedTests;
  counts.failed += report.numFailedTests;
}

function playwright(title: string): void {
  const file = `${reports}/browser.json`;
  step(title, 'playwright test --reporter=line,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { stats } = readReport(file) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
