/**
 * The name that a misspelt one is nearest to, if it is near enough to be meant: at most a third of
 * its letters differ (Levenshtein's distance).
 */
export function nearest(misspelt: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, distance: distance(misspelt.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(misspelt.length, best.name.length) / 3
    ? best.name
    : undefined;
}

/** How many letters must be added, left out or replaced to make one word of the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min(
          (row[column + 1] as number) + 1,
          (next[column] as number) + 1,
          (row[column] as number) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row.at(-1) as number;
}
