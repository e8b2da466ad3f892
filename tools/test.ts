import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findChromium, installChromium } from './chromium.ts';

/** Runs everything that must hold, one step after the other, and counts what the runners report. */

const reports = mkdtempSync(`${tmpdir()}/khayt-test-`);
const counts = { passed: 0, failed: 0 };
let broken = false;

step('types', 'npm run --silent types');
step('lint, format, styles, unused code', 'npm run --silent lint');
vitest('unit tests', 'tests/unit');
if (step('build', 'astro build')) {
  vitest('the built files', 'tests/built');
  if (!findChromium()) installChromium();
  playwright('the built site in a browser');
  vitest('the built site in Firefox and WebKit', 'tests/browsers');
  vitest('the built site behind nginx and Caddy', 'tests/servers');
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
  const held = step(
    title,
    `vitest run ${folder} --reporter=default --reporter=json --outputFile.json=${file}`,
  );
  countReport<{ numPassedTests: number; numFailedTests: number }>(held, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function playwright(title: string): void {
  const file = `${reports}/browser.json`;
  const held = step(title, 'playwright test --reporter=dot,json', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  countReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    held,
    file,
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

/**
 * What a runner reported; one that could not test (it died, or what it needs is missing) counts as
 * one failure.
 */
function countReport<Report>(
  held: boolean,
  file: string,
  count: (report: Report) => typeof counts,
): void {
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  counts.passed += passed;
  counts.failed += held ? failed : Math.max(failed, 1);
}
