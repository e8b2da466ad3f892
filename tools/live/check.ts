/** One thing that was looked at on a published copy. */
export interface Check {
  /** What holds when there is no fault. */
  title: string;
  /** What is wrong, a sentence each, without a full stop. */
  faults: string[];
  /** What is worth knowing though nothing is wrong. */
  notes?: string[];
}

/** A fault, and the path where it was met. */
export interface Met {
  fault: string;
  path: string;
}

/** One sentence a fault, however often it was met. */
export function grouped(met: Met[]): string[] {
  const paths = Map.groupBy(met, ({ fault }) => fault);
  return [...paths].map(([fault, places]) => {
    const [first, second, third, ...rest] = [...new Set(places.map(({ path }) => path))];
    const named = [first, second, third].filter(Boolean).join(', ');
    return `${fault}: ${named}${rest.length > 0 ? ` and ${rest.length} more` : ''}`;
  });
}
