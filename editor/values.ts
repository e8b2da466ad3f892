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
  type Scalar,
  type YAMLMap,
} from 'yaml';

type Entry = Pair<Scalar<string>, Node> & { value: Node };
type Values = Record<string, unknown>;

/**
 * The YAML text `source` with `values` in place of its own. Everything else stays to the letter:
 * comments, order, quotes, empty lines. Only a list or group that gains or loses an entry is written
 * anew, with the entries that it keeps.
 * @throws Error when the text is YAML of a kind that cannot be changed in this way
 */
export function withValues(source: string, values: Values): string {
  const document = parseDocument(source);
  const changes: { start: number; end: number; text: string }[] = [];
  compare(document.contents as Node, values);

  const changed = changes.reduceRight(
    (text, { start, end, text: written }) => text.slice(0, start) + written + text.slice(end),
    source,
  );
  if (!isDeepStrictEqual(parse(changed), values)) {
    throw new Error('The editor cannot keep what is special in this file: change it by hand.');
  }
  return changed;

  function compare(node: Node, value: unknown): void {
    if (isDeepStrictEqual(node.toJS(document), value)) return;
    if (isMap(node) && !node.flow && hasKeysOf(node, value)) {
      for (const { key, value: entry } of node.items as Entry[]) compare(entry, value[key.value]);
    } else if (isSeq(node) && !node.flow && node.items.length === (value as unknown[]).length) {
      for (const [index, item] of node.items.entries()) {
        compare(item as Node, (value as unknown[])[index]);
      }
    } else {
      const [start, end] = node.range as [number, number, number];
      const indent = ' '.repeat(start - source.lastIndexOf('\n', start - 1) - 1);
      changes.push({
        start,
        end: start + source.slice(start, end).trimEnd().length,
        text: asText(renewed(node, value)).replaceAll('\n', `\n${indent}`),
      });
    }
  }

  /** A node with a new value: what it keeps as it was, what is new in the manner of the rest. */
  function renewed(node: Node | undefined, value: unknown): Node {
    if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
    const anew = document.createNode(value) as Node;
    if (isScalar(node) && isScalar(anew) && node.type) anew.type = node.type;
    if (isCollection(node) && isCollection(anew) && node.flow) anew.flow = true;
    if (isSeq(node) && isSeq(anew)) {
      const before = node.items as Node[];
      anew.items = (value as unknown[]).map((item) => {
        const same = before.find((old) => isDeepStrictEqual(old.toJS(document), item));
        return same ?? renewed(before[0], item);
      });
    }
    if (isMap(node) && isMap(anew)) {
      const before = new Map((node.items as Entry[]).map((entry) => [entry.key.value, entry]));
      const after = value as Values;
      const added = Object.keys(after).filter((key) => !before.has(key));
      anew.items = [...before.keys(), ...added]
        .filter((key) => key in after)
        .map((key) => {
          const model = before.get(key) ?? (node.items as Entry[])[0];
          return new Pair(before.get(key)?.key ?? key, renewed(model?.value, after[key]));
        });
    }
    return anew;
  }
}

function hasKeysOf(map: YAMLMap, value: unknown): value is Values {
  const keys = (map.items as Entry[]).map(({ key }) => key.value);
  return isDeepStrictEqual(keys.sort(), Object.keys(value as Values).sort());
}

function asText(node: Node): string {
  return new Document(node).toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
}
