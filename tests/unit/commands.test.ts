import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../tools/lib/listen.ts';
import { resultOf } from '../../tools/lib/test-report.ts';
import { runTool } from '../helpers/programs.ts';
import { temporaryFolder } from '../helpers/temporary.ts';

const vitest = (...statuses: string[]) => {
  const assertionResults = statuses.map((status) => ({ fullName: `a test ${status}`, status }));
  const numPassedTests = statuses.filter((status) => status === 'passed').length;
  return { numPassedTests, testResults: [{ assertionResults }] };
};
const playwright = (...specs: boolean[]) => ({
  stats: { expected: specs.filter(Boolean).length },
  suites: [{ suites: [{ specs: specs.map((ok) => ({ file: 'a.spec.ts', title: `${ok}`, ok })) }] }],
});

test.each([
  ['a step that passes', true, {}, 1, []],
  ['a step that fails', false, {}, 0, ['a step that fails']],
  ['Vitest that passes', true, vitest('passed', 'skipped'), 1, []],
  [
    'Vitest that fails',
    false,
    vitest('failed', 'passed', 'failed'),
    1,
    ['a test failed', 'a test failed'],
  ],
  [
    'Vitest that fails beside its tests',
    false,
    vitest('passed'),
    1,
    ['Vitest that fails beside its tests'],
  ],
  ['Playwright that passes', true, playwright(true, true), 2, []],
  ['Playwright that fails', false, playwright(true, false), 1, ['a.spec.ts: false']],
])('npm test counts %s, and names what failed', (step, isPassed, report, passed, failed) => {
  expect(resultOf(step, isPassed, JSON.stringify(report))).toEqual({ passed, failed });
});

test('npm test goes on after a step that fails, ends where the build fails, and fails itself', async () => {
  // Where no program is found, every step fails.
  vi.stubEnv('PATH', '');
  const [exitCode, output] = await runTool('test.ts', [], temporaryFolder());
  expect(exitCode).toBe(1);
  expect(output).toContain('\n✗ vitest run\n');
  expect(output).toMatch(/\n✗ astro build\n\n0 passed, 3 failed\n$/);
});

test('npm start says that a port is taken, and npm run preview that nothing is built', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await listen(other, { port: 0 });
  const folder = temporaryFolder();
  const taken = expect.stringMatching(`^Port ${port} is in use or not allowed.*\n$`);
  expect(await runTool('start.ts', [`${port}`], folder)).toEqual([1, '', taken]);
  const nothing = 'dist/ holds no built site: run `npm run build` first.\n';
  expect(await runTool('preview.ts', ['0'], folder)).toEqual([1, '', nothing]);
});

test('npm run preview ends once the site is built again, whose files it would not know', async () => {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/dist`);
  const build = () => writeFileSync(`${folder}/dist/404.html`, `${Date.now()}`);
  build();
  const building = setInterval(build, 500);
  onTestFinished(() => clearInterval(building));
  const again = 'dist/ was built again: restart this.\n';
  const served = expect.stringContaining('http://localhost:');
  expect(await runTool('preview.ts', ['0'], folder)).toEqual([1, served, again]);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What can-run.js says in a folder with this name, with these packages, and another version of Node.js. */
function canRun(name: string, packages: readonly string[], version = '24.21.0') {
  const folder = `${temporaryFolder()}/${name}`;
  for (const it of packages) mkdirSync(`${folder}/node_modules/${it}`, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const older = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['--import', `data:text/javascript,${older}`, resolve('tools/can-run.js')];
  return new Promise<[code: unknown, errors: string]>((done) => {
    execFile(process.execPath, args, { cwd: folder }, (error, _, errors) =>
      done([error?.code ?? 0, errors]),
    );
  });
}

const unusable = process.platform === 'win32' ? ['#'] : ['#', '?', '"', '*', ':', '\\'];

test.each([
  ...unusable.map((sign) => [`factory ${sign}2`, ['astro'], '24.21.0', `${sign}2\n`] as const),
  ['no package', [], '24.21.0', 'npm ci\n'] as const,
  ['packages without the tools', ['react'], '24.21.0', 'npm ci\n'] as const,
  ['Node.js 20', ['astro', 'node'], '20.20.2', '--ignore-scripts=false\n'] as const,
  ['an early Node.js 24', ['astro', 'node'], '24.3.0', '--ignore-scripts=false\n'] as const,
])(
  'with %s, every command says what to do, in both languages',
  async (name, packages, version, said) => {
    const [code, errors] = await canRun(name, packages, version);
    const [english, arabic] = errors.split(/(?<=\n)/);
    expect([code, english]).toEqual([1, expect.stringContaining(said)]);
    expect(arabic).toMatch(/\p{Script=Arabic}/u);
  },
);

test.each(['site', 'مصنع الملابس', '100% cotton', "it's {a,b} [1] & more"])(
  'in a folder named %s, every command may run',
  async (name) => expect(await canRun(name, ['astro'])).toEqual([0, '']),
);

test.each(['dev', 'build', 'edit', 'preview', 'start', 'test', 'launch:check', 'check:live'])(
  'npm run %s first looks whether it can run',
  (name) => expect(scripts[name]).toMatch(/^node tools\/can-run\.js && /),
);
