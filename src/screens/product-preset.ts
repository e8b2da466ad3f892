import { type ImagePreset, productPreset } from '../images/presets.ts';

/** How the product at an index is cut, of `count` in the catalog. */
export function presetOfProduct(index: number, count: number): ImagePreset {
  return productPreset({
    rowOfTwo: isInRowOfTwo(index, count),
    alone: index === count - 1 && index % 2 === 0,
  });
}

/**
 * The class `grid` ends in rows of two where rows of three would leave a gap: whether the thing at
 * an index stands in one of them, of `count` in all.
 */
export function isInRowOfTwo(index: number, count: number): boolean {
  const gap = (3 - (count % 3)) % 3;
  return index >= count - 2 * gap;
}
