import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';

/**
 * The YAML text `source` with `values` in place of its own. Comments, order, quotes and empty lines
 * stay.
 */
export function withValues(source: string, values: unknown): string {
  const document: Document = parseDocument(source);
  if (isDeepStrictEqual(document.toJS(), values)) return source;
  document.contents = renewed(document, document.contents, values);
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  // The library moves comments to the depth of what they stand in.
  const comments = new Map(source.match(/^ *#.*/gm)?.map((line) => [line.trim(), line]));
  return text.replace(/^ *#.*/gm, (line) => comments.get(line.trim()) ?? line);
}

function renewed(document: Document, node: Node | null, value: unknown): Node {
  const holds = (item: unknown) => (node: Node) => isDeepStrictEqual(node.toJS(document), item);
  if (node && holds(value)(node)) return node;
  if (isScalar(node) && !(value instanceof Object)) {
    node.value = value;
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    const { items } = node;
    node.items = value.map((item, index) => {
      const kept = items.find(holds(item));
      if (kept) return kept;
      const own = items.length === value.length ? items[index] : null;
      return renewed(document, own ?? null, item);
    });
  } else if (isMap<{ value: string }, Node>(node) && value instanceof Object) {
    node.items = node.items.filter(({ key }) => key.value in value);
    for (const [key, item] of Object.entries(value)) {
      node.set(document.createNode(key), renewed(document, node.get(key, true) ?? null, item));
    }
  } else return document.createNode(value);
  return node;
}
