import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parse,
  parseDocument,
} from 'yaml';

type Values = Record<string, unknown>;

/**
 * The YAML text `source` with `values` in place of its own. Everything else stays to the letter:
 * comments, order, quotes, empty lines. Only a list or group that gains or loses an entry is written
 * anew, with the entries that it keeps.
 * @throws Error when the text is YAML of a kind that cannot be changed in this way
 */
export function withValues(source: string, values: Values): string {
  const document = parseDocument(source);
  const holds = (node: Node, value: unknown) => isDeepStrictEqual(node.toJS(document), value);
  let written = source;
  write(document.contents as Node, values);
  if (isDeepStrictEqual(parse(written), values)) return written;
  throw new Error('The editor cannot keep what is special in this file: change it by hand.');

  function write(node: Node, value: unknown): void {
    if (holds(node, value)) return;
    const entries = entriesOf(node);
    const keys = Object.keys(Object(value)).sort();
    if (isCollection(node) && !node.flow && isDeepStrictEqual([...entries.keys()].sort(), keys)) {
      // From the end, so that what stands before is still where the document says.
      for (const [key, entry] of [...entries].reverse()) write(entry, (value as Values)[key]);
      return;
    }
    const [start, end] = node.range as [number, number, number];
    const indent = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1);
    const text = new Document(renewed(node, value))
      .toString({ lineWidth: 0, flowCollectionPadding: false })
      .trimEnd()
      .replaceAll('\n', `\n${indent}`);
    const after = start + source.slice(start, end).trimEnd().length;
    written = written.slice(0, start) + text + written.slice(after);
  }

  /** A node with a new value: what it keeps as it was, what is new in the manner of the first entry. */
  function renewed(node: Node | undefined, value: unknown): Node {
    if (node && holds(node, value)) return node;
    const anew = document.createNode(value) as Node;
    if (isScalar(node) && isScalar(anew) && node.type) anew.type = node.type;
    if (isCollection(node) && isCollection(anew)) anew.flow = node.flow ?? false;
    const entries = entriesOf(node);
    const [model] = entries.values();
    if (isSeq(anew)) {
      anew.items = (value as unknown[]).map((item) => {
        const kept = [...entries.values()].find((entry) => holds(entry, item));
        return kept ?? renewed(model, item);
      });
    }
    if (isMap(node) && isMap(anew)) {
      const group = value as Values;
      const keys = [...new Set([...entries.keys(), ...Object.keys(group)])];
      anew.items = keys
        .filter((key) => key in group)
        .map((key) => {
          const kept = node.items.find((pair) => `${pair.key}` === key);
          return new Pair(kept?.key ?? key, renewed(entries.get(key) ?? model, group[key]));
        });
    }
    return anew;
  }
}

/** What a group or list holds, by name or index. */
function entriesOf(node: Node | undefined): Map<string, Node> {
  if (isMap(node)) return new Map(node.items.map(({ key, value }) => [`${key}`, value as Node]));
  return new Map(isSeq(node) ? node.items.map((item, index) => [`${index}`, item as Node]) : []);
}
