import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { runTool, temporaryContent } from './temporary.ts';

const { checkout } = temporaryContent();

/** What the programs do that `npm test` runs, when all is right. */
const vitest = `echo '{"numPassedTests":3,"numFailedTests":0}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`;
const playwright = `echo '{"stats":{"expected":5,"unexpected":0}}' > "$PLAYWRIGHT_JSON_OUTPUT_FILE"`;
const careless = {
  npm: '[ $3 != lint ]',
  vitest: `${vitest.replace('0', '2')}; exit 1`,
  playwright: `${playwright.replace('0', '1')}; exit 1`,
};
const dying = { vitest: 'exit 1', astro: 'exit 1' };
const node = 'mkdir -p .factories/10';
const right = { npm: '', node, 'apt-get': '', astro: '', vitest, playwright };

// The programs in their place are scripts of a Unix shell.
test.skipIf(process.platform === 'win32').each([
  ['what each reports', {}, 0, '23 passed, 0 failed'],
  ['a step and tests that fail', careless, 1, '22 passed, 9 failed'],
  ['a runner that dies, and no more', dying, 1, '2 passed, 2 failed'],
])('npm test counts %s', async (_, other, code, sum) => {
  mkdirSync(`${checkout}/programs`, { recursive: true });
  for (const [name, script] of Object.entries({ ...right, ...other })) {
    const body = `#!/bin/sh\nmkdir -p test-results\n${script}\n`;
    writeFileSync(`${checkout}/programs/${name}`, body, { mode: 0o755 });
  }
  vi.stubEnv('PATH', `${checkout}/programs:${process.env.PATH}`);
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const [exitCode, output] = await runTool('test.ts', [], checkout);
  expect([exitCode, output.trim().split('\n').at(-1)]).toEqual([code, sum]);
});

test('npm start says a mistake in one sentence', async () => {
  for (const name of ['astro.config.ts', 'integrations', 'package.json', 'src'])
    symlinkSync(resolve(name), `${checkout}/${name}`);
  // They may be in a folder around this one.
  const modules = fileURLToPath(new URL('..', import.meta.resolve('astro/package.json')));
  symlinkSync(modules, `${checkout}/node_modules`);
  appendFileSync(`${checkout}/content/ar/home.yaml`, 'more: words\n');
  const sentence = expect.stringMatching(
    /^content\/ar\/home.yaml, line \d+: more is not known here\.\n$/,
  );
  expect(await runTool('start.ts', ['0'], checkout)).toEqual([1, '', sentence]);
});

test.each(globSync('{,editor/,tests/full/}package-lock.json'))(
  '%s knows the bytes of all that is installed, and names no registry',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    const unknown = Object.keys(packages).filter((folder) => {
      const { integrity, optional } = packages[folder];
      // A registry may lack the optional binaries of other systems.
      const isElsewhere = optional && !existsSync(join(dirname(file), folder));
      return folder && !integrity && !isElsewhere;
    });
    expect(unknown).toEqual([]);
    expect(JSON.stringify(packages)).not.toContain('"resolved"');
    // Else the next update writes them.
    const settings = readFileSync(join(dirname(file), '.npmrc'), 'utf8');
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
  },
);
