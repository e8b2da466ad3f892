import { distance } from 'fastest-levenshtein';

/** The name that a misspelt one probably means: at most a third of its letters differ. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const difference = (name: string) => distance(name.toLowerCase(), misspelt.toLowerCase());
  const [best = ''] = [...names].sort((one, other) => difference(one) - difference(other));
  const isNear = difference(best) <= Math.max(best.length, misspelt.length) / 3;
  return isNear && best ? best : undefined;
}
