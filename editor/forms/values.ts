import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { easternNumber } from '../../src/content/parse/yaml.ts';

/** The YAML text `source` with `values` in place of its own; comments, order and quotes stay. */
export function withValues(source: string, values: unknown): string {
  // With this tag, a text that the site would read as a number is written in quotes.
  const document: Document = parseDocument(source, { customTags: [easternNumber] });
  if (isDeepStrictEqual(document.toJS() ?? {}, values)) return source;
  document.contents = renewed(document, document.contents, values);
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  // The library changes the indentation of comments; two may have the same words.
  const comments = Map.groupBy(source.match(/^ *#.*/gm) ?? [], (line) => line.trim());
  return text.replace(/^ *#.*/gm, (line) => {
    const before = comments.get(line.trim()) ?? [];
    const [found = line] = before.splice(Math.max(before.indexOf(line), 0), 1);
    return found;
  });
}

function renewed(document: Document, node: Node | null, value: unknown): Node {
  const has = (item: unknown) => (node: Node) => isDeepStrictEqual(node.toJS(document), item);
  if (node && has(value)(node)) return node;
  if (isScalar(node) && !(value instanceof Object)) {
    node.value = value;
  } else if (isSeq<Node>(node) && Array.isArray(value)) {
    ownComment(node);
    const others = [...node.items];
    const take = (index: number) => (index < 0 ? undefined : others.splice(index, 1)[0]);
    const kept = value.map((item) => take(others.findIndex(has(item))));
    node.items = value.map(
      (item, index) => kept[index] ?? renewed(document, others.shift() ?? null, item),
    );
  } else if (isMap<Node, Node>(node) && value instanceof Object) {
    node.flow &&= node.items.length > 0;
    // YAML reads a name of digits as a number.
    node.items = node.items.filter(({ key }) => String(key) in value);
    for (const [name, item] of Object.entries(value)) {
      const pair = node.items.find(({ key }) => String(key) === name);
      if (pair) pair.value = renewed(document, pair.value, item);
      else node.add(document.createPair(name, item));
    }
  } else return document.createNode(value);
  return node;
}

/** Gives the comment above a list's first item to that item, with which it moves: the library keeps it with the list. */
function ownComment(list: { items: unknown[]; commentBefore?: string | null }): void {
  const [first] = list.items;
  if (!list.commentBefore || !isNode(first)) return;
  first.commentBefore = [list.commentBefore, first.commentBefore].filter(Boolean).join('\n');
  list.commentBefore = null;
}
