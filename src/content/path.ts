import { distance } from 'fastest-levenshtein';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** The steps from the top of a file to a field: names of entries, and indexes of list items from 0. */
export type Path = readonly (string | number)[];

/** The line of a field in a YAML text, counted from 1, or that of its nearest parent. */
export function lineOf(source: string, path: Path): number {
  const lines = new LineCounter();
  let parent: unknown = parseDocument(source, { lineCounter: lines }).contents;
  let offset = 0;
  for (const step of path) {
    const entry = isMap(parent) && parent.items.find(({ key }) => String(key) === step);
    const item = isSeq(parent) && parent.items[Number(step)];
    const start = (entry ? entry.key : item) as Node | undefined;
    if (!start?.range) break;
    [offset] = start.range;
    parent = entry ? entry.value : item;
  }
  return lines.linePos(offset).line;
}

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
