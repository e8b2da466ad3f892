import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../helpers/temporary.ts';

const folder = temporaryFolder();

// The programs in their place are scripts of a Unix shell.
test.skipIf(process.platform === 'win32').each([
  ['node', 'exit 1', /nodejs\.org.*\n.*\p{Script=Arabic}.*nodejs\.org.*\nPress Enter\. /u],
  ['node', 'exit 0', /a few minutes\.\n.*\p{Script=Arabic}.*\nnpm ci .*\nnpm run edit\n$/u],
])('edit.command says what to do where %s does %s', async (program, script, said) => {
  mkdirSync(`${folder}/programs`, { recursive: true });
  copyFileSync('edit.command', `${folder}/edit.command`);
  for (const [name, body] of [
    [program, script],
    ['npm', 'echo npm $*'],
  ])
    writeFileSync(`${folder}/programs/${name}`, `#!/bin/sh\n${body}\n`, { mode: 0o755 });
  const env = { PATH: `${folder}/programs:/usr/bin:/bin` };
  const output = await new Promise((done) => {
    const run = execFile(`${folder}/edit.command`, { env, cwd: '/' }, (_, output) => done(output));
    run.stdin?.end();
  });
  expect(output).toMatch(said);
});

test('edit.cmd has every sentence of edit.command', () => {
  const [unix, windows] = ['edit.command', 'edit.cmd'].map((file) => readFileSync(file, 'utf8'));
  for (const [, sentence = ''] of unix?.matchAll(/echo '(.*)'/g) ?? [])
    expect(windows).toContain(`echo ${sentence}&`);
});
