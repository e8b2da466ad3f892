import { type ImagePreset, productPreset } from '../images/presets.ts';
import { isInRowOfTwo } from './rows.ts';

/** How the product at an index is cut, of `count` in the catalog. */
export function presetOfProduct(index: number, count: number): ImagePreset {
  return productPreset({
    rowOfTwo: isInRowOfTwo(index, count),
    alone: index === count - 1 && index % 2 === 0,
  });
}
