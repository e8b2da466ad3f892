import { type Document, isAlias, isScalar, visit, type YAMLError } from 'yaml';
import {
  entryOf,
  hyphenColumn,
  keyColumn,
  lineAt,
  openBracket,
  openQuote,
  textOf,
  unlike,
} from './yaml-lines.ts';

/** What stops a file from being read: the line, counted from 1, and the rest of a sentence about it. */
interface Malformed {
  line: number;
  sentence: string;
}

/**
 * The first thing in a file that is no YAML, or that is YAML and surely not meant, in words for
 * people who have not heard of it; nothing when the file can be read. `document` is the source as
 * the `yaml` package has parsed it.
 */
export function malformed(document: Document.Parsed, source: string): Malformed | undefined {
  const { errors } = document;
  const [error] = errors;
  if (!error) return unquotedSign(document, source);
  const lines = source.split('\n');
  return (
    anywhere(error, lines) ??
    doubled(error, errors, source) ??
    onItsLine(error, lines, source) ??
    indentation(error, lines, source)
  );
}

/** Mistakes that show in one line and are noticed in another. */
function anywhere({ code }: YAMLError, lines: string[]): Malformed | undefined {
  const quote = openQuote(lines);
  if (quote) {
    return {
      line: quote,
      sentence: `${entryOf(lines, quote)} opens a quote and does not close it: write the same quote at the end of the text`,
    };
  }
  const bracket = openBracket(lines);
  if (bracket) {
    return {
      line: bracket,
      sentence: `${entryOf(lines, bracket)} opens a bracket and does not close it: write the other one at the end, or put the text in quotes`,
    };
  }
  if (code === 'MULTIPLE_DOCS') {
    const line = lines.findIndex((text, index) => index > 0 && /^(---|\.\.\.)/.test(text)) + 1;
    return {
      line,
      sentence: `"${lines[line - 1]?.trim()}" does not belong here: delete this line`,
    };
  }
  return undefined;
}

function doubled(error: YAMLError, errors: YAMLError[], source: string): Malformed | undefined {
  if (errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return undefined;
  // The library may count a doubled entry from the end of the line before it.
  const line = lineAt(source, error.pos[1]);
  return {
    line,
    sentence: `${entryOf(source.split('\n'), line)} stands here twice: keep one, or begin a new item with a hyphen`,
  };
}

/** Mistakes that show in the line at which they are noticed. */
function onItsLine({ code, pos }: YAMLError, lines: string[], source: string) {
  const line = lineAt(source, pos[0]);
  const text = lines[line - 1] ?? '';
  const entry = entryOf(lines, line);
  const value = textOf(text);
  const say = (sentence: string): Malformed => ({ line, sentence });

  if (code === 'TAB_AS_INDENT') return say(`${entry} begins with a tab: write spaces instead`);
  if (code === 'BAD_DQ_ESCAPE') return say(`${entry} has a \\ inside its quotes: write \\\\`);
  if (/^["']/.test(value)) {
    return say(`${entry} has words outside its quotes: put the whole text between them`);
  }
  if (/^([[{*&!|>@`%]|[-?] )/.test(value)) return say(needsQuotes(entry, value));
  if (/:\s/.test(value)) {
    return say(`${entry} has a colon inside its text: put the whole text in quotes, "…"`);
  }
  if (/^\s*-[^\s-]/.test(text)) return say('the hyphen needs a space after it');
  if (/^\s*(- +)?[\w-]+:\S/.test(text)) return say('the colon needs a space after it');
  if (
    text.trim() &&
    !/:(\s|$)/.test(text) &&
    (code === 'MULTILINE_IMPLICIT_KEY' || !/^\s*- /.test(text))
  ) {
    return say(
      `"${shortened(text)}" has no name and colon in front: every text is written name: text, in one line`,
    );
  }
  return undefined;
}

/** What is left: a line that begins further in, or less far, than the group that it belongs to. */
function indentation({ code, pos }: YAMLError, lines: string[], source: string): Malformed {
  // A line that begins too far in is noticed in the line above, whose text it then seems to continue.
  const start = pos[code === 'DUPLICATE_KEY' ? 1 : 0];
  const noticed = lineAt(source, start);
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const line = before.trim() ? noticed + 1 : noticed;

  const hyphen = hyphenColumn(lines, line) !== undefined;
  const column = hyphen ? hyphenColumn : keyColumn;
  const where = (at: number) =>
    `${hyphen ? 'the hyphen' : entryOf(lines, at)} in line ${at} begins in column ${(column(lines, at) ?? 0) + 1}`;
  const other = unlike(lines, line, column);
  return {
    line,
    sentence: `${where(line)}${other ? `, and ${where(other)}` : ''}: put the same number of spaces in front of what belongs together`,
  };
}

/** A text whose first letter is a sign to YAML, which would leave it out without a word. */
function unquotedSign(document: Document.Parsed, source: string): Malformed | undefined {
  let found: Malformed | undefined;
  visit(document, {
    Node(_, node) {
      const sign = isAlias(node) ? '*' : node.anchor ? '&' : isScalar(node) && node.tag ? '!' : '';
      if (!sign) return undefined;
      const line = lineAt(source, source.lastIndexOf(sign, node.range?.[0]));
      const lines = source.split('\n');
      found = { line, sentence: needsQuotes(entryOf(lines, line), textOf(lines[line - 1] ?? '')) };
      return visit.BREAK;
    },
  });
  return found;
}

function needsQuotes(entry: string, value: string): string {
  return `${entry} begins with ${value[0]}: put the whole text in quotes, "${shortened(value)}"`;
}

function shortened(text: string): string {
  const plain = text.trim();
  return plain.length > 24 ? `${plain.slice(0, 24).trimEnd()}…` : plain;
}
