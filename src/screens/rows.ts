/**
 * The class `grid` ends in rows of two where rows of three would leave a gap: whether the thing at
 * an index stands in one of them, of `count` in all.
 */
export function isInRowOfTwo(index: number, count: number): boolean {
  const gap = (3 - (count % 3)) % 3;
  return index >= count - 2 * gap;
}
