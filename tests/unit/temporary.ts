import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, afterEach } from 'vitest';

/**
 * A checkout with a copy of the real content, to make mistakes in. Each test begins with the copy as it
 * was; the checkout is removed at the end.
 */
export function temporaryContent() {
  const checkout = mkdtempSync(`${tmpdir()}/site-checkout-`);
  const folder = `${checkout}/content`;
  const restore = () => cpSync('content', folder, { recursive: true, preserveTimestamps: true });
  let isChanged = false;
  let usual: string[];
  restore();
  afterEach(() => {
    if (!isChanged) return;
    rmSync(folder, { recursive: true });
    restore();
    isChanged = false;
  });
  afterAll(() => rmSync(checkout, { recursive: true }));

  return {
    checkout,
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
      // Only now: a test may add a language before anything reads their table.
      const { readContent } = await import('../../src/content/read.ts');
      const { validate } = await import('../../src/content/validate.ts');
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

/** Runs a program of `tools/` in a checkout: its exit code, and what it writes to its two outputs. */
export function runTool(program: string, words: string[], checkout: string) {
  return new Promise<[code: unknown, output: string, errors: string]>((done) => {
    const file = resolve('tools', program);
    execFile(process.execPath, [file, ...words], { cwd: checkout }, (error, output, errors) =>
      done([error?.code ?? 0, output, errors]),
    );
  });
}
