/* `npm test` runs the core suite, `npm run test:full` the rest. Both end with what failed, and the sums. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium, findWholeChromium, installChromium } from './lib/chromium.ts';
import { resultOf } from './lib/test-report.ts';

/** Where the runner of the moment, of which there is one at a time, writes its counts. */
const file = resolve('test-results/report.json');
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Photographs are cut fast: no test looks at how small they are.
process.env.IMAGES = 'fast';

const reporters = {
  vitest: `--reporter=dot --reporter=json --outputFile.json="${file}"`,
  playwright: '--reporter=dot,json',
};

/**
 * The site of a made-up factory: its files, and in Chromium the tests that Playwright's arguments name. Those with the
 * tag are for what content makes of the pages; the others are about code that is the same on every site.
 */
const factorySteps = (factory: number, tests = '--grep=@content') => [
  `node tests/factories/copy.ts ${factory} && cd .factories/${factory} && astro build`,
  // How it is served does not depend on what is in it.
  `cd .factories/${factory} && vitest run --dir tests --exclude="{unit,full}/**" --exclude="**/{server,check-live}*"`,
  `cd .factories/${factory} && playwright test ${tests}`,
];

/** Two lists at once: Vitest leaves a processor idle for a while, and the others use one. */
const first = [['vitest run'], ['npm run --silent lint', 'astro build', 'astro check --noSync']];

const core = ['vitest run --dir tests/build', 'playwright test --grep-invert=@full'];

const full = [
  'astro build',
  // After the build, which writes the types of Astro's modules.
  'tsc --noEmit -p tests/full',
  'vitest run --dir tests/full',
  'playwright test --grep=@full',
  'playwright test --config=tests/full/playwright.config.ts',
  // The shortest words, and no numbers of pieces.
  ...factorySteps(0, '--grep="@content|choosing|usability"'),
  ...[1, 2, 3, 4].flatMap((factory) => factorySteps(factory)),
  // The longest words, and everything that a factory may have.
  ...factorySteps(9, '--grep="@content|usability"'),
  // Everything that a factory may have but what can be switched off, which the sample has: here where that is seen.
  ...factorySteps(10, 'catalog pages start-project --grep=@content'),
  // No unit test knows the owner's words.
  ...[0, 9].map((factory) => `cd .factories/${factory} && vitest run`),
];

let passed = 0;
const failed: string[] = [];

/** Runs a command; what one says beside another is shown once it has ended. Gives whether the next may run. */
async function run(command: string, isAlone: boolean): Promise<boolean> {
  const runner = (['vitest', 'playwright'] as const).find((name) => command.includes(`${name} `));
  if (runner === 'playwright' && !existsSync(findChromium()))
    installChromium(findChromium, 'chromium-headless-shell');
  if (command.includes('tests/full/playwright') && !existsSync(findWholeChromium()))
    installChromium(findWholeChromium, 'chromium');
  const start = Date.now();
  console.log(`\n— ${command}`);
  if (runner) rmSync(file, { force: true });
  const line = runner ? `${command} ${reporters[runner]}` : command;
  const child = spawn(line, { stdio: isAlone ? 'inherit' : 'pipe', shell: true });
  const ended = once(child, 'close');
  const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const isPassed = (await ended)[0] === 0;
  process.stdout.write((await Promise.all(said)).join(''));
  console.log(`${isPassed ? '✓' : '✗'} ${command}, ${Math.round((Date.now() - start) / 1000)} s`);

  const report = runner && existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const result = resultOf(command, isPassed, report);
  passed += result.passed;
  failed.push(...result.failed);
  return isPassed || command !== 'astro build';
}

for (const lists of process.argv[2] === 'full' ? [[full]] : [first, [core]]) {
  const ends = lists.map(async (commands) => {
    for (const command of commands) if (!(await run(command, lists.length === 1))) return false;
    return true;
  });
  if ((await Promise.all(ends)).includes(false)) break;
}
for (const test of failed) console.log(`\n✗ ${test}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
