import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examine } from '../../src/content/checks/check-content.ts';
import { placedSentence } from '../../src/error-messages/sentences.ts';
import { random } from '../helpers/random.ts';
import { temporaryContent } from '../helpers/temporary.ts';

/** How many edits there are. */
const edits = Number(process.env.EDITS ?? 2000);

/** What people write, paste and lose in a text. */
const fragments = [
  `" ' : - [ ] { } {name} {nmae} {{name}} &a *a !x | > % @ ? --- ... ~ null yes 0 -1 1e9 .nan .inf 0x1f `,
  `2026-11-22 [a] {} [] <b> &amp; \\n \0 \x07 \u0085 \u202e \ufeff \ufffd ٥٠ 你好 é __proto__ toString`,
]
  .join('')
  .split(' ')
  .concat('', ' ', '\t', '\r', ': ', ' #', '? ', '!!int 7', '[a, b]', '{a: 1}', 'x'.repeat(5000));

/** One or more sentences, each with its file, and its line if it has one, at its beginning. */
const sentences =
  /^(content\/[^\n:]+?((, line \d+)?:| [a-z])[^\n]*(\n\n {4}[^\n]*\n\nCheck:\n(\d\. [^\n]*\n)+\nThe forms[^\n]*)?\n?)+$/;

/** Words of error messages for programmers. */
const internal =
  /\bat .+:\d+:\d+|Error\b|undefined|\[object|NaN|Invalid|Expected|expected|received|reading '|not iterable|Unrecognized|zod/;

const copy = temporaryContent();

test('each of 2,000 random edits is right, or told in a sentence for owners', {
  timeout: 3_600_000,
}, async () => {
  const below = random(21);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  /** A line is lost, doubled, indented, emptied, or changes places. */
  const changes: ((line: string, other: string) => string[])[] = [
    () => [],
    (line) => [line, line],
    (line) => [line.replace(/^ {1,2}/, '')],
    (line) => [line.replace(/:.*/, ':')],
    (line, other) => [other, line],
    (line) => [line.replace(/: /, `: ${pick(fragments)}`)],
    (line) => [line + pick(fragments)],
    (line) => [line.replace(/["']/g, '')],
  ];
  const edit = (text: string) => {
    const at = below(text.length);
    const kind = below(12);
    if (kind === 0) return Buffer.from(text).fill(below(256), at, at + 1);
    if (kind === 1) return text.slice(0, at) + pick(fragments) + text.slice(at + below(3));
    const lines = text.split('\n');
    lines.splice(below(lines.length), 1, ...pick(changes)(pick(lines), pick(lines)));
    return lines.join('\n');
  };

  const files = globSync('**/*.{yaml,svg}', { cwd: 'content' });
  for (let count = 0; count < edits; count++) {
    const file = pick(files);
    const path = `${copy.folder}/${file}`;
    const before = readFileSync(`content/${file}`);
    writeFileSync(path, edit(`${before}`));
    let said = '';
    try {
      const { mistakes, warnings } = await examine(copy.folder);
      said = [...mistakes, ...warnings].map((it) => placedSentence(it)).join('\n');
    } catch (error) {
      said = `${(error as Error).stack}`;
    }
    const what = `edit ${count} of ${file}: ${said}`;
    if (said) expect.soft(said, what).toMatch(sentences);
    expect.soft(said, what).not.toMatch(internal);
    writeFileSync(path, before);
  }
});
