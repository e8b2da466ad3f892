import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';
import { replaceInFile } from './checkout.ts';

/** Does something after the test that is running, or where none is, after those of the file. */
function atEnd(act: () => void): void {
  // Vitest ignores `afterAll` in a running test.
  if (TestRunner.getCurrentTest()) onTestFinished(act);
  else afterAll(act);
}

/** A new folder, which is removed after the test that makes it, or after those of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/site-`);
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A checkout with a copy of the real content, to make mistakes in. What a test changes in it is as it
 * was once the test has ended.
 */
export function temporaryContent() {
  const checkout = temporaryFolder();
  const folder = `${checkout}/content`;
  const original = resolve('content');
  const restore = (file = '', to = folder) =>
    cpSync(`${original}/${file}`, `${to}/${file}`, { recursive: true, preserveTimestamps: true });
  let usual: string[] | undefined;
  restore();

  const remove = (file: string) => rmSync(`${folder}/${file}`, { recursive: true, force: true });
  const restoreAtEnd = (file: string) =>
    atEnd(() => {
      remove(file);
      if (existsSync(`${original}/${file}`)) restore(file);
    });

  return {
    checkout,
    folder,
    /** Makes the file's folders too. */
    write(file: string, bytes: string | Uint8Array) {
      restoreAtEnd(file);
      mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
      writeFileSync(`${folder}/${file}`, bytes);
    },
    remove(file: string) {
      restoreAtEnd(file);
      remove(file);
    },
    /** Changes the first place that matches, which must be there; gives the match and its line. */
    change(file: string, find: RegExp, by: string) {
      restoreAtEnd(file);
      const { before, match } = replaceInFile(`${folder}/${file}`, find, by);
      return { match, line: before.slice(0, match.index).split('\n').length };
    },
    /** What is said of the copy: the sentences that stop a build, or the warnings that are new. */
    async said(): Promise<string> {
      // Only now: a test may add a language before anything reads their table.
      const { examine } = await import('../../src/content/checks/check-content.ts');
      const { placedSentence } = await import('../../src/error-messages/sentences.ts');
      const saidOf = async (folder: string) => {
        const { mistakes, warnings } = await examine(folder);
        return (mistakes.length > 0 ? mistakes : warnings).map((it) => placedSentence(it));
      };
      if (!usual) {
        const unchanged = temporaryFolder();
        restore('', unchanged);
        usual = await saidOf(unchanged);
      }
      const said = await saidOf(folder);
      return said.filter((sentence) => !usual?.includes(sentence)).join('\n');
    },
  };
}
