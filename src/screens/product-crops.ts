import { type Place, places } from '../photos/places.ts';
import { standsInPair } from './pairs.ts';

/** How the product at an index is cut, of `count` in the catalog. */
export function productCrops(index: number, count: number): Place {
  return places.product(standsInPair(index, count), index === count - 1 && index % 2 === 0);
}
