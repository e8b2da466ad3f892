import { type ImagePreset, productPreset } from '../images/presets.ts';

/** How the product at an index is cut, of `count` in the catalog. */
export function presetOfProduct(index: number, count: number): ImagePreset {
  // The class `grid` ends in rows of two where rows of three would leave a gap.
  const gap = (3 - (count % 3)) % 3;
  return productPreset({
    rowOfTwo: index >= count - 2 * gap,
    alone: index === count - 1 && index % 2 === 0,
  });
}
