import { isMap, type Node, parseDocument } from 'yaml';
import type { Message, Path, Problem } from '../../messages/message.ts';

/** A problem of a field, with its place; `source` is the text of the file. */
export function messageAt(file: string, source: string, path: Path, problem: Problem): Message {
  return { ...problem, file, line: lineOf(source, path), path };
}

/** The line of a field in a YAML text, counted from 1, or that of its nearest parent. */
function lineOf(source: string, path: Path): number {
  if (path.length === 0) return 1;
  const document = parseDocument(source);
  const group = document.getIn(path.slice(0, -1), true);
  const entry = isMap<Node>(group) && group.items.find(({ key }) => String(key) === path.at(-1));
  const node = (entry ? entry.key : document.getIn(path, true)) as Node | undefined;
  return node?.range ? lineAt(source, node.range[0]) : lineOf(source, path.slice(0, -1));
}

/** The line of a character in a text, counted from 1. */
export const lineAt = (source: string, index = 0) => source.slice(0, index).split('\n').length;
