import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** A folder that holds a copy of the content, as a checkout does, while the tests of a file run. */
export function temporaryProject(): string {
  const folder = `${tmpdir()}/khayt-checkout-${randomUUID()}`;
  beforeAll(() => cpSync('content', `${folder}/content`, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs a program of `tools/` in a checkout: its exit code, and what it writes to its two outputs. */
export function runTool(program: string, words: string[], checkout: string) {
  return new Promise<[code: unknown, output: string, errors: string]>((done) => {
    const file = resolve('tools', program);
    execFile(process.execPath, [file, ...words], { cwd: checkout }, (error, output, errors) =>
      done([error?.code ?? 0, output, errors]),
    );
  });
}
