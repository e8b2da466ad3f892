import { type Place, places } from '../photos/places.ts';
import { standsInPair } from './pairs.ts';

/** How the product at an index is cut, of `count` in the catalog. */
export function productCrops(index: number, count: number): Place {
  return places.product({
    pair: standsInPair(index, count),
    alone: index === count - 1 && index % 2 === 0,
  });
}
