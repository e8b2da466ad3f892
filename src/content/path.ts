import { type Document, isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';

/** The steps from the top of a file to a field: names of entries, and indexes of list items from 0. */
export type Path = readonly (string | number)[];

/** The line of a field in a YAML text, counted from 1, or that of its nearest parent. */
export function lineOf(source: string, path: Path): number {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  return lines.linePos(offsetOf(document, path)).line;
}

function offsetOf(document: Document, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const node = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1])?.key
      : document.getIn(path.slice(0, depth), true);
    const range = (node as Node | undefined)?.range;
    if (range) return range[0];
  }
  return 0;
}

/** `['slides', 2, 'text']` as `slides[3].text`: people count from one. */
export function fieldName(path: Path): string {
  if (path.length === 0) return 'the file';
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step + 1}]`;
    return name ? `${name}.${step}` : step;
  }, '');
}
