import { closest, distance } from 'fastest-levenshtein';

/** The name that a misspelt one probably means: at most a third of its letters differ. */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const lower = misspelt.toLowerCase();
  const candidates = [...names];
  const best = closest(
    lower,
    candidates.map((name) => name.toLowerCase()),
  );
  const name = candidates.find((candidate) => candidate.toLowerCase() === best);
  return name && distance(lower, best) <= Math.max(lower.length, best.length) / 3
    ? name
    : undefined;
}
