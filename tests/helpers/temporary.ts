import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach } from 'vitest';

/** A new folder, which is removed after the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(`${tmpdir()}/site-`);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A checkout with a copy of the real content, to make mistakes in. Each test begins with the copy as it
 * was.
 */
export function temporaryContent() {
  const checkout = temporaryFolder();
  const folder = `${checkout}/content`;
  const restore = (file = '') =>
    cpSync(`content/${file}`, `${folder}/${file}`, {
      recursive: true,
      preserveTimestamps: true,
      // A logo takes longer to check than all else, and the tests of logos draw their own.
      filter: (path) => !path.endsWith('.svg'),
    });
  const changed = new Set<string>();
  let usual: string[];
  restore();
  afterEach(() => {
    for (const file of changed) {
      rmSync(`${folder}/${file}`, { recursive: true, force: true });
      if (existsSync(`content/${file}`)) restore(file);
    }
    changed.clear();
  });

  return {
    checkout,
    folder,
    write(file: string, bytes: string | Uint8Array) {
      changed.add(file);
      writeFileSync(`${folder}/${file}`, bytes);
    },
    remove(file: string) {
      changed.add(file);
      rmSync(`${folder}/${file}`, { recursive: true, force: true });
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
      const { examine } = await import('../../src/content/checks/check-content.ts');
      const { placedSentence } = await import('../../src/problems/sentences.ts');
      const saidOf = async (folder?: string) => {
        const { mistakes, warnings } = await examine(folder);
        return (mistakes.length > 0 ? mistakes : warnings).map((it) => placedSentence(it));
      };
      usual ??= await saidOf();
      const said = await saidOf(folder);
      return said.filter((sentence) => !usual.includes(sentence)).join('\n');
    },
  };
}
