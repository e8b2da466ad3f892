import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { languageCodes } from '../language.ts';
import { contentNames, readText } from './read.ts';

/**
 * A warning for each text that ends at a `#`: YAML takes what follows for a remark, and the page
 * would be without it.
 * @param folder the content's folder, as an absolute path
 */
export function lostWords(folder: string): string[] {
  const files = languageCodes.flatMap((code) => contentNames.map((name) => `${code}/${name}.yaml`));
  return files.flatMap((file) => {
    const lines = new LineCounter();
    const source = readText(file, folder);
    const warnings: string[] = [];
    visit(parseDocument(source, { lineCounter: lines }), {
      Pair(_, { key, value }) {
        if (!isScalar(key) || !isScalar(value) || !value.comment || !value.range) return;
        const { line } = lines.linePos(value.range[0]);
        const lost = value.comment.split('\n')[0];
        // A remark in the next line belongs to what follows it.
        if (!source.split('\n')[line - 1]?.includes(`#${lost}`)) return;
        warnings.push(
          `content/${file}, line ${line}: ${key.value} ends before #, and "#${lost}" is not shown: if it belongs to the text, put the whole text in quotes.`,
        );
      },
    });
    return warnings;
  });
}
