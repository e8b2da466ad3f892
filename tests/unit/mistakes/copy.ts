import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A copy of the real content in a folder of its own, to make mistakes in. */
export function copyContent() {
  const folder = mkdtempSync(`${tmpdir()}/khayt-content-`);
  cpSync('content', folder, { recursive: true });
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true }),

    /** Changes the first place that matches, which must be there; gives the match and its line. */
    change(file: string, find: RegExp, by: string) {
      const path = `${folder}/${file}`;
      const source = readFileSync(path, 'utf8');
      const match = find.exec(source);
      if (!match) throw new Error(`${file} has nothing like ${find}`);
      writeFileSync(path, source.replace(find, by));
      return { match, line: source.slice(0, match.index).split('\n').length };
    },
  };
}
