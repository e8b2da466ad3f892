import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { readContent } from '../../src/content/read.ts';
import { validate } from '../../src/content/validate.ts';

/**
 * A copy of the real content in a folder of its own, to make mistakes in. Each test begins with the
 * copy as it was; the folder is removed at the end.
 */
export function temporaryContent() {
  const folder = mkdtempSync(`${tmpdir()}/site-content-`);
  const restore = () => cpSync('content', folder, { recursive: true, preserveTimestamps: true });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let isChanged = false;
  let usual: string[];
  restore();
  afterEach(() => {
    if (!isChanged) return;
    remove();
    restore();
    isChanged = false;
  });
  afterAll(remove);

  return {
    folder,
    write(file: string, bytes: string | Uint8Array) {
      isChanged = true;
      writeFileSync(`${folder}/${file}`, bytes);
    },
    remove(file: string) {
      isChanged = true;
      rmSync(`${folder}/${file}`, { recursive: true });
    },
    /** Changes the first place that matches, which must be there; gives the match and its line. */
    change(file: string, find: RegExp, by: string) {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const match = find.exec(source);
      if (!match) throw new Error(`${file} has nothing like ${find}`);
      this.write(file, source.replace(find, by));
      return { match, line: source.slice(0, match.index).split('\n').length };
    },
    /** What is said of the copy: the sentences that stop a build, or the warnings that are new. */
    async said(): Promise<string> {
      usual ??= await validate(readContent());
      try {
        const warnings = await validate(readContent(folder));
        return warnings.filter((warning) => !usual.includes(warning)).join('\n');
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
}

/** A folder that holds a copy of the content, as a checkout does, while the tests of a file run. */
export function temporaryProject(): string {
  const folder = `${tmpdir()}/site-checkout-${randomUUID()}`;
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
