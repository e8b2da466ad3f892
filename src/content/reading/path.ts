import { distance } from 'fastest-levenshtein';
import { isMap, type Node, parseDocument } from 'yaml';

/** The steps from the top of a file to a field: names of entries, and indexes of list items from 0. */
export type Path = readonly (string | number)[];

/** The line of a field in a YAML text, counted from 1, or that of its nearest parent. */
export function lineOf(source: string, path: Path): number {
  if (path.length === 0) return 1;
  const document = parseDocument(source);
  const group = document.getIn(path.slice(0, -1), true);
  const entry = isMap<Node>(group) && group.items.find(({ key }) => String(key) === path.at(-1));
  const node = (entry ? entry.key : document.getIn(path, true)) as Node | undefined;
  return node?.range ? lineAt(source, node.range[0]) : lineOf(source, path.slice(0, -1));
}

/** The line of a character in a text, counted from 1. */
export const lineAt = (source: string, index = 0) => source.slice(0, index).split('\n').length;

/** `['slides', 2, 'text']` as `slides[3].text`: people count from one. */
export function fieldName(path: Path): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`));
  return steps.join('').replace(/^\./, '') || 'the file';
}

/** The name that a misspelt one probably means: at most a third of its letters differ. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const difference = (name: string) => distance(name.toLowerCase(), misspelt.toLowerCase());
  const [best = ''] = [...names].sort((one, other) => difference(one) - difference(other));
  const isNear = difference(best) <= Math.max(best.length, misspelt.length) / 3;
  return isNear && best ? best : undefined;
}
