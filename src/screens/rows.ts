/**
 * Things that stand in rows of three leave a gap at the end unless their number can be divided by
 * three. Then the last two or four stand in rows of two: whether the thing at an index is one of
 * them, of `count` in all.
 */
export function isInRowOfTwo(index: number, count: number): boolean {
  const gap = (3 - (count % 3)) % 3;
  return index >= count - 2 * gap;
}
